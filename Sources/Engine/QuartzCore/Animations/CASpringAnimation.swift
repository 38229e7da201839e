import Motion

/// An animation that moves like a weight on a spring.
///
/// It does not know by itself when to stop: give it ``settlingDuration`` as its `duration`.
open class CASpringAnimation: CABasicAnimation {
  private var spring = Spring(mass: 1, stiffness: 100, damping: 10)

  /// Creates a spring of mass 1, stiffness 100 and damping 10.
  public override init() {
    super.init()
  }

  /// Fails: nothing is archived here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a spring from how long it seems to take and how much it bounces.
  ///
  /// Its `duration` is set to ``settlingDuration``.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds; one swing without damping.
  ///   - bounce: 0 does not overshoot, 1 never stops, a negative one creeps up.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    duration = spring.settlingDuration
  }

  /// The mass on the spring; more of it swings longer and wider.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }

  /// How strongly the spring pulls.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }

  /// How strongly the movement is braked.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }

  /// The speed at the beginning, in whole distances a second towards the goal.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// Whether more damping than critical is honoured; otherwise it counts as critical.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// How long it takes until the movement is no longer seen.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long the spring seems to take.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// How much the spring bounces: 0 not at all, 1 for ever, below 0 it creeps up.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  override func blank() -> CAAnimation { CASpringAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  package override func describe(for layer: CALayer) -> AnimationDescription {
    var description = super.describe(for: layer)
    if case .basic(let from, let to, let by) = description.kind {
      description.kind = .spring(spring, from: from, to: to, by: by)
    }
    return description
  }
}
