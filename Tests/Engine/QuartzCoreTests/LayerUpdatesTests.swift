import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Layout, display and actions", .inNewWorld)
struct LayerUpdatesTests {
  private final class DelegateLog: NSObject, CALayerDelegate {
    var sent: [String] = []
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    func layoutSublayers(of layer: CALayer) { sent.append("layout") }
    func layerWillDraw(_ layer: CALayer) { sent.append("willDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { sent.append("draw") }
  }

  private final class Redisplaying: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "opacity" || super.needsDisplay(forKey: key)
    }
  }

  private static func laidOut() -> CALayer {
    let layer = layer(rect(0, 0, 100, 100), at: .zero)
    layer.addSublayer(CALayer())
    layer.layoutIfNeeded()
    return layer
  }

  // CALayer/layout.m: 16 of 17; the other is about macOS's layout manager.
  @Test("Layout behaves as in GNUstep's checks", arguments: layouts)
  func layout(_ row: Row) { row.check() }

  private static func setsNeedsLayout(_ change: (CALayer) -> Void) -> Bool {
    let layer = laidOut()
    change(layer)
    return layer.needsLayout()
  }

  static let layouts = [
    Row("a new layer does not need layout", false) { CALayer().needsLayout() },
    Row("setNeedsLayout, layoutIfNeeded and again setNeedsLayout", [true, false, true]) {
      let layer = CALayer()
      layer.setNeedsLayout()
      let asked = layer.needsLayout()
      layer.layoutIfNeeded()
      let done = layer.needsLayout()
      layer.setNeedsLayout()
      layer.layoutSublayers()
      return [asked, done, layer.needsLayout()]
    },
    Row("the delegate lays out", ["layout"]) {
      let (layer, delegateLog) = (CALayer(), DelegateLog())
      layer.delegate = delegateLog
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      return delegateLog.sent
    },
    Row("the topmost layer that needs it comes first, each once", [1, 1, false, false]) {
      let (root, child, first, second) = (CALayer(), CALayer(), DelegateLog(), DelegateLog())
      root.addSublayer(child)
      root.delegate = first
      child.delegate = second
      root.setNeedsLayout()
      child.setNeedsLayout()
      child.layoutIfNeeded()
      return [first.sent.count, second.sent.count, root.needsLayout(), child.needsLayout()]
    },
    Row("a layer after layout", false) { laidOut().needsLayout() },
    Row("adding a sublayer sets needsLayout", true) {
      setsNeedsLayout { $0.addSublayer(CALayer()) }
    },
    Row("inserting at an index sets needsLayout", true) {
      setsNeedsLayout { $0.insertSublayer(CALayer(), at: 0) }
    },
    Row("inserting below sets needsLayout", true) {
      setsNeedsLayout { $0.insertSublayer(CALayer(), below: $0.sublayers?.first) }
    },
    Row("inserting above sets needsLayout", true) {
      setsNeedsLayout { $0.insertSublayer(CALayer(), above: $0.sublayers?.first) }
    },
    Row("removing a sublayer sets needsLayout", true) {
      setsNeedsLayout { $0.sublayers?.first?.removeFromSuperlayer() }
    },
    Row("a new size sets needsLayout", true) {
      setsNeedsLayout { $0.bounds = rect(0, 0, 200, 200) }
    },
    Row("a new position does not set needsLayout", false) {
      setsNeedsLayout { $0.position = point(5, 5) }
    },
    Row("an added layer does not need layout", false) {
      let newcomer = CALayer()
      laidOut().addSublayer(newcomer)
      return newcomer.needsLayout()
    },
  ]

  // CALayer/display.m (7 of 7), redisplay.m (15 of 15) and protocols.m (4 of 12; the others are
  // about macOS's layout managers).
  @Test("Display behaves as in GNUstep's checks", arguments: displays)
  func display(_ row: Row) { row.check() }

  private static func redisplays(_ layer: CALayer, _ change: (CALayer) -> Void) -> Bool {
    layer.displayIfNeeded()
    change(layer)
    return layer.needsDisplay()
  }

  static let displays = [
    Row("setNeedsDisplay, displayIfNeeded and display", [false, true, false, true, false]) {
      let layer = layer(rect(0, 0, 50, 50), at: .zero)
      layer.displayIfNeeded()
      var seen = [layer.needsDisplay()]
      layer.setNeedsDisplay()
      seen.append(layer.needsDisplay())
      layer.displayIfNeeded()
      seen.append(layer.needsDisplay())
      layer.setNeedsDisplay(rect(0, 0, 10, 10))
      seen.append(layer.needsDisplay())
      layer.display()
      return seen + [layer.needsDisplay()]
    },
    Row("a size alone", false) { redisplays(CALayer()) { $0.bounds = rect(0, 0, 30, 30) } },
    Row("a size with needsDisplayOnBoundsChange", true) {
      let layer = CALayer()
      layer.needsDisplayOnBoundsChange = true
      return redisplays(layer) { $0.bounds = rect(0, 0, 30, 30) }
    },
    Row("no key by default", [false, false, false, false, false]) {
      ["bounds", "position", "opacity", "contents", "unknown"].map {
        CALayer.needsDisplay(forKey: $0)
      }
    },
    Row("an opacity alone", false) { redisplays(CALayer()) { $0.opacity = 0.5 } },
    Row("a subclass chooses keys", [true, false]) {
      [Redisplaying.needsDisplay(forKey: "opacity"), Redisplaying.needsDisplay(forKey: "bounds")]
    },
    Row("a subclass: another key", false) {
      redisplays(Redisplaying()) { $0.bounds = rect(0, 0, 9, 9) }
    },
    Row("a subclass: its key", true) { redisplays(Redisplaying()) { $0.opacity = 0.25 } },
    Row("a subclass: the same value", false) {
      let layer = Redisplaying()
      layer.opacity = 0.25
      return redisplays(layer) { $0.opacity = 0.25 }
    },
    Row("a subclass: by key", true) {
      redisplays(Redisplaying()) { $0.setValue(0.75, forKey: "opacity") }
    },
    Row("the delegate is told, then draws", ["willDraw", "draw"]) {
      let (layer, delegateLog) = (layer(rect(0, 0, 20, 20), at: .zero), DelegateLog())
      layer.delegate = delegateLog
      layer.display()
      return delegateLog.sent
    },
    Row("the preferred size is the layer's size", CGSize(width: 30, height: 40)) {
      layer(rect(0, 0, 30, 40), at: .zero).preferredFrameSize()
    },
    // CALayer/animations.m: 9 of 9.
    Row("removing all animations is immediate, and possible twice", [2, 0, true, 0, false]) {
      let layer = CALayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "first")
      layer.add(CABasicAnimation(keyPath: "position"), forKey: "second")
      let before = layer.animationKeys()?.count ?? 0
      layer.displayIfNeeded()
      layer.removeAllAnimations()
      let after = layer.animationKeys()?.count ?? 0
      let gone = layer.animation(forKey: "first") == nil && layer.animation(forKey: "second") == nil
      layer.removeAllAnimations()
      return [before, after, gone, layer.animationKeys()?.count ?? 0, layer.needsDisplay()]
    },
  ]

  // CALayer/actions.m: 15 of 15.
  @Test("Actions are searched in GNUstep's order", arguments: actions)
  func action(_ row: Row) { row.check() }

  private static func marker(_ tag: String) -> CAAnimation {
    let animation = CAAnimation()
    animation.setValue(tag, forKey: "tag")
    return animation
  }

  private static func found(
    _ key: String = "position", delegate: (any CAAction)? = nil,
    actions: [String: any CAAction]? = nil, style: (any CAAction)? = nil
  ) -> String? {
    let (layer, delegateLog) = (CALayer(), DelegateLog())
    delegateLog.answer = delegate
    layer.delegate = delegateLog
    layer.actions = actions
    if let style { layer.style = ["actions": ["position": style]] }
    return (layer.action(forKey: key) as? CAAnimation)?.value(forKey: "tag") as? String
  }

  static let actions = [
    Row("the class offers none", nil) { CALayer.defaultAction(forKey: "position") },
    Row("a bare layer has none", nil) { CALayer().action(forKey: "position") },
    Row("a bare layer has none for an unknown key", nil) { CALayer().action(forKey: "unknown") },
    Row("the delegate's", "delegate") { found(delegate: marker("delegate")) },
    Row("the delegate's null ends it", nil) {
      found(delegate: NSNull(), actions: ["position": marker("actions")])
    },
    Row("the delegate's nil goes on", "actions") {
      found(actions: ["position": marker("actions")])
    },
    Row("the delegate before the actions", "delegate") {
      found(delegate: marker("delegate"), actions: ["position": marker("actions")])
    },
    Row("a null in the actions ends it", nil) {
      found(actions: ["position": NSNull()], style: marker("style"))
    },
    Row("the actions'", "actions") { found(actions: ["position": marker("actions")]) },
    Row("not another key's", nil) { found("opacity", actions: ["position": marker("actions")]) },
    Row("the style's", "style") { found(style: marker("style")) },
    Row("the actions before the style", "actions") {
      found(actions: ["position": marker("actions")], style: marker("style"))
    },
    Row("a null in the style ends it", nil) { found(style: NSNull()) },
    Row("disabled actions are found", "actions") {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      return found(actions: ["position": marker("actions")])
    },
    Row("enabled actions are found", "actions") {
      found(actions: ["position": marker("actions")])
    },
  ]
}
