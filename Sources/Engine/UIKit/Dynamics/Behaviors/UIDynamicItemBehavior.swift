import HeadlessCoreGraphics

/// Says what items are made of, and how fast they are.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that are described.
  open var items: [UIDynamicItem] { ownItems }
  private var material = Body.Material() {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// Speeds that were given before there was an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// Creates a description: density 1, and no bounce, friction or resistance.
  public init(items: [UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  /// Creates a behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// How much of the speed comes back from a hit, 0...1.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { material.elasticity = Double(newValue) }
  }
  /// How much items rub on each other; 0 is not at all.
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { material.friction = Double(newValue) }
  }
  /// A density of 1 gives a 100 by 100 item the mass 1.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { material.density = Double(newValue) }
  }
  /// How fast a movement fades.
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { material.resistance = Double(newValue) }
  }
  /// How fast a rotation fades.
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { material.angularResistance = Double(newValue) }
  }
  /// Whether the items turn.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }
  /// Whether the items stay where they are, and others bump into them.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }
  /// An electric charge.
  ///
  /// Fidelity: kept; there are no fields.
  open var charge: CGFloat = 0

  /// Makes an item faster, by points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {
    add(Vector(velocity), spin: 0, to: item)
  }

  /// How fast an item moves, in points a second.
  open func linearVelocity(for item: UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// Makes an item turn faster, by radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) {
    add(Vector(), spin: Double(velocity), to: item)
  }

  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0)
  }

  /// Describes one more item.
  open func addItem(_ item: UIDynamicItem) { include(item) }

  /// Describes an item no longer.
  open func removeItem(_ item: UIDynamicItem) { exclude(item) }

  override func characterize(_ bodies: BodyTable) {
    for body in items.compactMap({ bodies[$0] }) { body.material = material }
    for (item, velocity, spin) in waiting {
      bodies[item]?.velocity += velocity
      bodies[item]?.spin += spin
    }
    waiting = []
  }

  private func add(_ velocity: Vector, spin: Double, to item: any UIDynamicItem) {
    waiting.append((item, velocity, spin))
    dynamicAnimator?.behaviorsChanged()
  }
}
