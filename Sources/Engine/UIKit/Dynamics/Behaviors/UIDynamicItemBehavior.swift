import HeadlessCoreGraphics

open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var items: [UIDynamicItem] { ownItems }
  private var material = Body.Material() {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// Velocities that were added since the animator last read this behavior.
  private var waiting: [(item: any UIDynamicItem, velocity: Vector, angularVelocity: Double)] = []

  /// Density 1, and no elasticity, friction or resistance.
  public init(items: [UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() {
    self.init(items: [])
  }

  /// The share of the speed that a collision returns, 0...1.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { material.elasticity = Double(newValue) }
  }
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { material.friction = Double(newValue) }
  }
  /// A density of 1 gives an item of 100 by 100 points the mass 1.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { material.density = Double(newValue) }
  }
  /// The rate at which velocity decays, per second.
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { material.resistance = Double(newValue) }
  }
  /// The rate at which angular velocity decays, per second.
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { material.angularResistance = Double(newValue) }
  }
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }
  /// Whether the items stay where they are while others collide with them.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }
  /// For electric and magnetic fields.
  open var charge: CGFloat {
    get { CGFloat(material.charge) }
    set { material.charge = Double(newValue) }
  }

  /// In points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {
    add(Vector(velocity), angularVelocity: 0, to: item)
  }

  open func linearVelocity(for item: UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// In radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) {
    add(Vector(), angularVelocity: Double(velocity), to: item)
  }

  open func angularVelocity(for item: UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
  }

  open func addItem(_ item: UIDynamicItem) { include(item) }

  open func removeItem(_ item: UIDynamicItem) { exclude(item) }

  override func applyProperties(to bodies: BodyTable) {
    for body in items.compactMap({ bodies[$0] }) { body.material = material }
    for (item, velocity, angularVelocity) in waiting {
      bodies[item]?.velocity += velocity
      bodies[item]?.angularVelocity += angularVelocity
    }
    waiting = []
  }

  private func add(_ velocity: Vector, angularVelocity: Double, to item: any UIDynamicItem) {
    waiting.append((item, velocity, angularVelocity))
    dynamicAnimator?.behaviorsChanged()
  }
}
