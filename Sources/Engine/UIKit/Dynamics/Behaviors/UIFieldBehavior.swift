import HeadlessCoreGraphics

/// Forces in an area, upon the items that are in it.
///
/// Fidelity: Apple gives no units. Here a force of 1 is that of a push, a distance counts in hundreds of
/// points where a force is proportional to it, and a velocity is in points per second. At a distance d
/// beyond the minimum radius a falloff of n leaves (1 + d / 100) to the power of -n of the strength. As
/// documented, radial gravity and vortices grow with the distance; SpriteKit's fields of these names don't.
open class UIFieldBehavior: UIDynamicBehavior {
  let force: FieldForce
  /// How far the noise has changed, in periods.
  private(set) var noiseTime = 0.0

  @usableFromInline
  init(_ force: FieldForce) {
    self.force = force
    super.init()
  }

  open var items: [UIDynamicItem] { ownItems }

  open func addItem(_ item: UIDynamicItem) { include(item) }

  /// The item keeps its velocity.
  open func removeItem(_ item: UIDynamicItem) { exclude(item) }

  // MARK: Attributes

  /// In the reference view's coordinates.
  open var position = CGPoint.zero {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// Items whose centres lie outside are left alone.
  open var region = UIRegion.infinite {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  open var strength: CGFloat = 1 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The exponent by which the strength diminishes beyond the minimum radius.
  open var falloff: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// In points; nearer items are treated as if they were so far away.
  ///
  /// Fidelity: the default is documented as very small, and chosen here.
  open var minimumRadius: CGFloat = 1e-4 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }

  private var givenDirection = CGVector(dx: 0, dy: 0)
  /// Zero for fields without a direction.
  open var direction: CGVector {
    get { force.hasDirection ? givenDirection : CGVector(dx: 0, dy: 0) }
    set {
      givenDirection = newValue
      dynamicAnimator?.behaviorsChanged()
    }
  }

  private var givenSmoothness: CGFloat = 0
  /// 0...1, from the most noise to the least; 0 for fields without noise.
  open var smoothness: CGFloat {
    get { force.hasNoise ? givenSmoothness : 0 }
    set {
      givenSmoothness = newValue
      dynamicAnimator?.behaviorsChanged()
    }
  }

  private var givenSpeed: CGFloat = 0
  /// How often the noise changes, per second; 0 for fields without noise.
  open var animationSpeed: CGFloat {
    get { force.hasNoise ? givenSpeed : 0 }
    set {
      givenSpeed = newValue
      dynamicAnimator?.behaviorsChanged()
    }
  }

  // MARK: Kinds

  /// A force against the velocity, and proportional to it.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// An acceleration counter-clockwise around the position, proportional to the distance.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// An acceleration to the position, proportional to the distance.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// An acceleration that is the same everywhere.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Items have this velocity, times the strength, whatever else accelerates them.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// An acceleration that differs from place to place, and from time to time.
  ///
  /// Fidelity: value noise, the same in every run, and not Apple's simplex noise.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Noise that is proportional to the velocity.
  ///
  /// Fidelity: as for noise.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// A force to the position, proportional to the distance (Hooke's law).
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// A force away from the position upon positive charges, and to it upon negative ones.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// A force across the velocity: positive charges move counter-clockwise.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// The block gets the field, an item's position, velocity (in points per second), mass and charge, and
  /// the length of the step in seconds; it returns a force.
  ///
  /// Fidelity: the strength does not change the force, which only the block knows.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.evaluated(block)) }

  // MARK: Simulation

  override func applyForces(to bodies: BodyTable, step: Double) {
    noiseTime += step * Double(animationSpeed)
    if !force.setsVelocity { accelerate(step) }
  }

  override func overrideVelocities(step: Double) {
    if force.setsVelocity { accelerate(step) }
  }

  private func accelerate(_ step: Double) {
    for body in ownBodies { body.velocity = velocity(of: body, after: step) }
  }
}
