import EngineTesting
import HeadlessUIKit
import Motion
import Record
import Testing

@testable import Staging

@Suite("The windows of an app, in its record", .inNewWorld)
struct WindowsOfAnApp {
  private let session = StageSession(screen: Size(width: 320, height: 568)) { DemoController() }

  private func root() throws -> LayerDescription {
    let tree = session.timeline.tree(at: session.timeline.end)
    return try #require(tree.root.flatMap { tree.layers[$0] })
  }

  /// What is drawn in a window above the app's own, from back to front.
  private func names(in description: LayerDescription) -> [String?] {
    let tree = session.timeline.tree(at: session.timeline.end)
    return description.sublayers.compactMap { tree.layers[$0] }
      .filter { $0.kind == "UIWindow" && !$0.model.isHidden }.map(\.name)
  }

  private func window(_ name: String, _ frame: CGRect, level: UIWindow.Level) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.accessibilityIdentifier = name
    window.windowLevel = level
    return window
  }

  @Test("Another window lies above the app's while it is shown, by level")
  func above() throws {
    session.launch()
    let before = try root()
    let alert = window("alert", UIScreen.main.bounds, level: .alert)
    let bar = window("bar", UIScreen.main.bounds, level: .statusBar)
    alert.makeKeyAndVisible()
    bar.isHidden = false
    try session.perform(.wait(0.1))
    #expect(try root().id == before.id)
    #expect(try root().sublayers.dropLast(2) == before.sublayers[...])
    #expect(try names(in: root()) == ["bar", "alert"])
    bar.windowLevel = .alert + 1
    try session.perform(.wait(0.1))
    #expect(try names(in: root()) == ["alert", "bar"])
    alert.isHidden = true
    bar.isHidden = true
    try session.perform(.wait(0.1))
    #expect(try root() == before)
  }

  @Test("A window whose layer another layer holds is seen where that layer is, and nowhere else")
  func heldElsewhere() throws {
    session.launch()
    let before = try root()
    let own = try #require(UIApplication.shared.keyWindow)
    let cover = window("cover", UIScreen.main.bounds, level: .alert)
    cover.addSubview(UIView(frame: cover.bounds))
    cover.isHidden = false
    let holder = CALayer()
    holder.addSublayer(own.layer)
    try session.perform(.wait(0.1))
    let tree = session.timeline.tree(at: session.timeline.end)
    #expect(try root().name == "cover")
    #expect(tree.layers[before.id] == nil)
    own.layer.removeFromSuperlayer()
    cover.layer.addSublayer(holder)
    cover.isHidden = true
    try session.perform(.wait(0.1))
    #expect(try root() == before)
  }

  @Test("What moves after a key window was hidden is recorded, and the app's is key again")
  func keyWindowThatGoes() throws {
    session.launch()
    let own = UIApplication.shared.keyWindow
    let alert = window("alert", UIScreen.main.bounds, level: .alert)
    alert.makeKeyAndVisible()
    try session.perform(.wait(0.1))
    alert.isHidden = true
    #expect(UIApplication.shared.keyWindow === own)
    let card = try #require(own?.rootViewController as? DemoController).card
    UIView.animate(withDuration: 0.5) { card.center.y += 100 }
    try session.perform(.wait(0.25))
    let tree = session.timeline.tree(at: session.timeline.end)
    let layer = try #require(session.timeline.stays(ofLayersNamed: "card").first).layer
    #expect(tree.layers[layer]?.animations.isEmpty == false)
  }

  @Test(
    "The first commit is one of the whole screen, whatever window is key at launch",
    arguments: [
      CGRect(x: 0, y: 0, width: 320, height: 568), CGRect(x: 10, y: 10, width: 100, height: 50),
    ])
  func keyWindowAtLaunch(frame: CGRect) throws {
    for isHidden in [false, true] {
      var other: UIWindow?
      let session = StageSession(screen: Size(width: 320, height: 568)) {
        other = UIWindow(frame: frame)
        other?.makeKeyAndVisible()
        other?.isHidden = isHidden
        return DemoController()
      }
      session.launch()
      let first = try #require(session.timeline.commits.first)
      let root = first.layers.first { $0.id == first.root }
      #expect(root?.model.bounds == Rectangle(x: 0, y: 0, width: 320, height: 568))
    }
  }

  @Test(
    "What the app's window does to its own layers reaches no other window",
    arguments: [
      "sublayerTransform", "bounds", "opacity", "speed", "mask", "border", "depth",
      "animation",
    ])
  func isolated(how: String) throws {
    session.launch()
    let own = try #require(UIApplication.shared.keyWindow)
    let before = try root()
    let cover = window("cover", UIScreen.main.bounds, level: .alert)
    cover.isHidden = false
    let layer = own.layer
    switch how {
    case "sublayerTransform": layer.sublayerTransform = CATransform3DMakeTranslation(0, 1e4, 0)
    case "bounds": own.bounds.origin.y = -1e4
    case "opacity": own.alpha = 0
    case "speed": layer.speed = 0
    case "mask": layer.mask = CALayer()
    case "border": layer.borderWidth = 500
    case "depth": own.rootViewController?.view.layer.zPosition = 1e4
    default:
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.fromValue = 1e4
      animation.toValue = 1e4
      animation.duration = 60
      own.rootViewController?.view.layer.add(animation, forKey: nil)
    }
    try session.perform(.wait(0.1))
    let screen = try root()
    #expect(screen.kind == "UIScreen")
    let tree = session.timeline.tree(at: session.timeline.end)
    let places = screen.sublayers.compactMap { tree.layers[$0] }
    #expect(
      places.allSatisfy {
        $0.model.zPosition == 0 && $0.model.bounds.size == screen.model.bounds.size
      })
    #expect(places.flatMap(\.sublayers).compactMap { tree.layers[$0]?.name } == ["cover"])
    #expect(places.last.flatMap { tree.layers[$0.sublayers[0]]?.name } == "cover")
    #expect(places.first?.sublayers == [before.id])
    cover.isHidden = true
    try session.perform(.wait(0.1))
    #expect(try root().kind == "UIWindow")
  }
}
