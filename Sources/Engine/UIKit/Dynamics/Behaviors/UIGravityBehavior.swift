import HeadlessCoreGraphics
import Motion

open class UIGravityBehavior: UIDynamicBehavior {
  open var items: [UIDynamicItem] { ownItems }
  /// A magnitude of 1 is 1,000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }

  public init(items: [UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() {
    self.init(items: [])
  }

  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// In units of 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  open func addItem(_ item: UIDynamicItem) { include(item) }

  /// The item keeps its velocity.
  open func removeItem(_ item: UIDynamicItem) { exclude(item) }

  override func applyForces(to bodies: BodyTable, step: Double) {
    let pull = Vector(Double(gravityDirection.dx), Double(gravityDirection.dy)) * 1000
    for body in ownBodies { body.velocity += pull * step }
  }
}

extension CGVector {
  /// In radians, clockwise on the screen from the right.
  var angle: CGFloat { CGFloat(Elementary.arctangent(y: Double(dy), x: Double(dx))) }
  var magnitude: CGFloat { CGFloat(Elementary.hypotenuse(Double(dx), Double(dy))) }

  init(angle: CGFloat, magnitude: CGFloat) {
    let (sine, cosine) = Elementary.sineAndCosine(Double(angle))
    self.init(dx: magnitude * CGFloat(cosine), dy: magnitude * CGFloat(sine))
  }
}
