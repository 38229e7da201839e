import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Animation classes", .inNewWorld)
struct AnimationClassesTests {
  // CAAnimation/animation.m: 36 of 36.
  @Test("Animations have Apple's default values and keep what is set", arguments: animations)
  func animation(_ row: Row) { row.check() }

  private static func basic(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let animation = CABasicAnimation()
    change(animation)
    return animation
  }

  private static let easeIn = CAMediaTimingFunction(name: .easeIn)

  static let animations = [
    Row("delegate", nil) { CAAnimation().delegate },
    Row("an animation can be created", true) { type(of: CAAnimation()) == CAAnimation.self },
    Row("timingFunction", nil) { CAAnimation().timingFunction },
    Row("isRemovedOnCompletion", true) { CAAnimation().isRemovedOnCompletion },
    Row("keyPath", nil) { CAPropertyAnimation().keyPath },
    Row("isAdditive", false) { CAPropertyAnimation().isAdditive },
    Row("isCumulative", false) { CAPropertyAnimation().isCumulative },
    Row("valueFunction", nil) { CAPropertyAnimation().valueFunction },
    Row("a key path", "opacity") { CAPropertyAnimation(keyPath: "opacity").keyPath },
    Row("its class", true) {
      type(of: CAPropertyAnimation(keyPath: "opacity")) == CAPropertyAnimation.self
    },
    Row("fromValue", nil) { CABasicAnimation().fromValue },
    Row("toValue", nil) { CABasicAnimation().toValue },
    Row("byValue", nil) { CABasicAnimation().byValue },
    Row("a basic animation's keyPath", nil) { CABasicAnimation().keyPath },
    Row("values", nil) { CAKeyframeAnimation().values },
    Row("calculationMode", "linear") { CAKeyframeAnimation().calculationMode.rawValue },
    Row("mass", 1.0) { CASpringAnimation().mass },
    Row("stiffness", 100.0) { CASpringAnimation().stiffness },
    Row("damping", 10.0) { CASpringAnimation().damping },
    Row("a spring settles", true) { CASpringAnimation().settlingDuration > 0 },
    Row("initialVelocity", 0.0) { CASpringAnimation().initialVelocity },
    Row("setting keyPath", "position") { basic { $0.keyPath = "position" }.keyPath },
    Row("setting toValue", 7) { basic { $0.toValue = NSNumber(value: 7) }.toValue as? Int },
    Row("setting fromValue", 3) { basic { $0.fromValue = NSNumber(value: 3) }.fromValue as? Int },
    Row("setting timingFunction", true) {
      basic { $0.timingFunction = easeIn }.timingFunction === easeIn
    },
    Row("setting isRemovedOnCompletion", false) {
      basic { $0.isRemovedOnCompletion = false }.isRemovedOnCompletion
    },
    Row("setting isAdditive", true) { basic { $0.isAdditive = true }.isAdditive },
    Row("setting isCumulative", true) { basic { $0.isCumulative = true }.isCumulative },
    Row("the delegate is kept alive until it is replaced", [true, true, false]) {
      let animation = CAAnimation()
      weak var delegate: Delegate?
      do {
        let strong = Delegate()
        animation.delegate = strong
        delegate = strong
      }
      let kept = delegate != nil
      let same = animation.delegate === delegate
      animation.delegate = nil
      return [kept, same, delegate != nil]
    },
    Row("a copy is another object with the same values", [false, 3.0, 2.0, "position", 7]) {
      let animation = basic {
        $0.keyPath = "position"
        $0.duration = 3
        $0.toValue = NSNumber(value: 7)
        $0.repeatCount = 2
      }
      guard let copy = animation.copy() as? CABasicAnimation else { return nil }
      return [
        copy === animation, copy.duration, Double(copy.repeatCount), copy.keyPath ?? "",
        copy.toValue as? Int ?? 0,
      ]
    },
  ]

  private final class Delegate: NSObject, CAAnimationDelegate {}

  // CAAnimationGroup/group.m: 10 of 10.
  @Test("Animation groups behave as in GNUstep's checks", arguments: groups)
  func group(_ row: Row) { row.check() }

  static let groups = [
    Row("a group can be created and is an animation", true) {
      type(of: CAAnimationGroup() as CAAnimation) == CAAnimationGroup.self
    },
    Row("animations", nil) { CAAnimationGroup().animations },
    Row("they are held in order, and the array is copied", [true, true, 2]) {
      let group = CAAnimationGroup()
      let (first, second) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation())
      var both: [CAAnimation] = [first, second]
      group.animations = both
      let order = (group.animations?[0] === first, group.animations?[1] === second)
      both.removeAll()
      return [order.0, order.1, group.animations?.count ?? 0]
    },
    Row("they can be set to nil", nil) {
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation()]
      group.animations = nil
      return group.animations
    },
    Row("a copy shares them and keeps the timing", [1, true, 3.0]) {
      let (group, animation) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
      group.animations = [animation]
      group.duration = 3
      guard let copy = group.copy() as? CAAnimationGroup else { return nil }
      return [copy.animations?.count ?? 0, copy.animations?[0] === animation, copy.duration]
    },
  ]

  // CAKeyframeAnimation/properties.m: 14 of 14.
  @Test("Keyframe animations behave as in GNUstep's checks", arguments: keyframes)
  func keyframe(_ row: Row) { row.check() }

  static let keyframes = [
    Row("a keyframe animation is a property animation", true) {
      (CAKeyframeAnimation() as CAAnimation) is CAPropertyAnimation
    },
    Row("mode", CAAnimationCalculationMode.linear) { CAKeyframeAnimation().calculationMode },
    Row("values", nil) { CAKeyframeAnimation().values },
    Row("keyTimes", nil) { CAKeyframeAnimation().keyTimes },
    Row("timingFunctions", nil) { CAKeyframeAnimation().timingFunctions },
    Row("modes", ["linear", "discrete", "paced", "cubic", "cubicPaced"]) {
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      return modes.map(\.rawValue)
    },
    Row("the class's mode", "linear") {
      CAKeyframeAnimation.defaultValue(forKey: "calculationMode")
    },
    Row("the class's values", nil) { CAKeyframeAnimation.defaultValue(forKey: "values") },
    Row("arrays are copied", 2) {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      var given: [Any] = [0.0, 1.0]
      animation.values = given
      given.removeAll()
      return animation.values?.count
    },
    Row("an unknown mode is kept", "nonsense") {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.calculationMode = .init(rawValue: "nonsense")
      return animation.calculationMode.rawValue
    },
  ]

  // CATransition/transition.m: 16 of 16.
  @Test("CATransition behaves as in GNUstep's checks", arguments: transitions)
  func transition(_ row: Row) { row.check() }

  private static func transition(_ change: (CATransition) -> Void) -> CATransition {
    let transition = CATransition()
    change(transition)
    return transition
  }

  static let transitions = [
    Row("a transition can be created and is an animation", true) {
      type(of: CATransition() as CAAnimation) == CATransition.self
    },
    Row("subtype", nil) { CATransition().subtype },
    Row("duration", 0.0) { CATransition().duration },
    Row("type", "fade") { CATransition().type.rawValue },
    Row("type by name", CATransitionType.fade) { CATransition().type },
    Row("setting type", "moveIn") { transition { $0.type = .moveIn }.type.rawValue },
    Row("setting subtype", "fromLeft") {
      transition { $0.subtype = .fromLeft }.subtype?.rawValue
    },
    Row("it runs from the beginning to the end", [0.0, 1.0]) {
      [CATransition().startProgress, CATransition().endProgress]
    },
    Row("filter", nil) { CATransition().filter },
    Row("a part", [0.25, 0.75]) { stretch(0.25, 0.75) },
    Row("a part outside", [-1.0, 2.0]) { stretch(-1, 2) },
    Row("a part the wrong way round", [0.75, 0.25]) { stretch(0.75, 0.25) },
    Row("setting and removing the filter", [true, true]) {
      let filter = NSNumber(value: 7)
      let filtered = transition { $0.filter = filter }
      let same = filtered.filter as? NSNumber === filter
      filtered.filter = nil
      return [same, filtered.filter == nil]
    },
  ]

  private static func stretch(_ start: Float, _ end: Float) -> [Float] {
    let part = transition {
      $0.startProgress = start
      $0.endProgress = end
    }
    return [part.startProgress, part.endProgress]
  }

  // CAValueFunction/valuefunction.m: 12 of 12, with equality where Apple has identity.
  @Test("Value functions behave as in GNUstep's checks", arguments: valueFunctions)
  func valueFunction(_ row: Row) { row.check() }

  static let valueFunctions = [
    Row("there are eleven, and each knows its name", 11) {
      let names: [CAValueFunctionName] = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
        .translateY, .translateZ,
      ]
      return names.filter { CAValueFunction(name: $0)?.name == $0 }.count
    },
    Row("an unknown name", nil) { CAValueFunction(name: .init(rawValue: "unknown")) },
    Row("an empty name", nil) { CAValueFunction(name: .init(rawValue: "")) },
    Row("the same name is the same function", [true, false]) {
      let first = CAValueFunction(name: .rotateX)
      return [first == CAValueFunction(name: .rotateX), first == CAValueFunction(name: .rotateY)]
    },
    Row("an animation has none", nil) { CABasicAnimation(keyPath: "transform").valueFunction },
    Row("an animation keeps it", "rotateZ") {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      return animation.valueFunction?.name.rawValue
    },
    Row("it survives an archive", "scale") {
      guard let function = CAValueFunction(name: .scale),
        let data = try? NSKeyedArchiver.archivedData(
          withRootObject: function, requiringSecureCoding: true)
      else { return nil }
      return try? NSKeyedUnarchiver.unarchivedObject(ofClass: CAValueFunction.self, from: data)?
        .name.rawValue
    },
  ]

  // CAShapeLayer/shapelayer.m: 24 of 25; the other tests the identity of an array.
  // CAGradientLayer/gradient.m: 17 of 17.
  @Test("Shape and gradient layers behave as in GNUstep's checks", arguments: shapes + gradients)
  func shape(_ row: Row) { row.check() }

  static let shapes = [
    Row("a shape layer is a layer", true) { (CAShapeLayer() as NSObject) is CALayer },
    Row("a shape layer can be created", true) { type(of: CAShapeLayer()) == CAShapeLayer.self },
    Row("path", nil) { CAShapeLayer().path },
    Row("strokeColor", nil) { CAShapeLayer().strokeColor },
    Row("strokeStart", 0.0) { CAShapeLayer().strokeStart },
    Row("lineDashPhase", 0.0) { CAShapeLayer().lineDashPhase },
    Row("lineDashPattern", nil) { CAShapeLayer().lineDashPattern },
    Row("fillColor has four components", 4) { CAShapeLayer().fillColor?.numberOfComponents },
    Row("fillColor is opaque black", [0.0, 0, 0, 1]) { CAShapeLayer().fillColor?.components },
    Row("fillRule", CAShapeLayerFillRule.nonZero) { CAShapeLayer().fillRule },
    Row("strokeEnd", 1.0) { CAShapeLayer().strokeEnd },
    Row("lineWidth", 1.0) { CAShapeLayer().lineWidth },
    Row("miterLimit", 10.0) { CAShapeLayer().miterLimit },
    Row("lineCap", CAShapeLayerLineCap.butt) { CAShapeLayer().lineCap },
    Row("lineJoin", CAShapeLayerLineJoin.miter) { CAShapeLayer().lineJoin },
    keeps({ CAShapeLayer() }, "setting lineWidth", \.lineWidth, 4.5),
    keeps({ CAShapeLayer() }, "setting miterLimit", \.miterLimit, 3),
    keeps({ CAShapeLayer() }, "setting strokeStart", \.strokeStart, 0.25),
    keeps({ CAShapeLayer() }, "setting strokeEnd", \.strokeEnd, 0.75),
    keeps({ CAShapeLayer() }, "setting lineDashPhase", \.lineDashPhase, 2),
    keeps({ CAShapeLayer() }, "setting fillRule", \.fillRule, .evenOdd),
    keeps({ CAShapeLayer() }, "setting lineCap", \.lineCap, .round),
    keeps({ CAShapeLayer() }, "setting lineJoin", \.lineJoin, .bevel),
    Row("the dash pattern is copied", 2) {
      let layer = CAShapeLayer()
      var pattern: [NSNumber] = [4, 2]
      layer.lineDashPattern = pattern
      pattern.append(9)
      return layer.lineDashPattern?.count
    },
  ]

  static let gradients = [
    Row("a gradient layer is a layer", true) { (CAGradientLayer() as NSObject) is CALayer },
    Row("colors", nil) { CAGradientLayer().colors },
    Row("locations", nil) { CAGradientLayer().locations },
    Row("startPoint", point(0.5, 0)) { CAGradientLayer().startPoint },
    Row("endPoint", point(0.5, 1)) { CAGradientLayer().endPoint },
    Row("type", CAGradientLayerType.axial) { CAGradientLayer().type },
    Row("opacity", 1.0) { CAGradientLayer().opacity },
    Row("types", ["axial", "radial", "conic"]) {
      [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue)
    },
    Row("setting locations", [0.0, 0.5, 1]) {
      let layer = CAGradientLayer()
      layer.locations = [0, 0.5, 1]
      return layer.locations?.map(\.doubleValue)
    },
    keeps({ CAGradientLayer() }, "setting startPoint", \.startPoint, point(0.25, 0.75)),
    keeps({ CAGradientLayer() }, "setting endPoint", \.endPoint, point(1, 1)),
    keeps({ CAGradientLayer() }, "setting type", \.type, .radial),
    keeps({ CAGradientLayer() }, "setting an unknown type", \.type, .init(rawValue: "unknown")),
    Row("locations can be set to nil", nil) {
      let layer = CAGradientLayer()
      layer.locations = [0, 1]
      layer.locations = nil
      return layer.locations
    },
  ]
}
