import Motion

/// Its `duration` does not follow from the spring; see ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  private var spring = Spring(mass: 1, stiffness: 100, damping: 10)

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets `duration` to ``settlingDuration``.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period without damping, in seconds.
  ///   - bounce: 0 is critically damped, 1 undamped, negative overdamped.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    duration = spring.settlingDuration
  }

  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }

  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }

  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }

  /// In distances between the values a second; positive is towards `toValue`.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// Whether damping above the critical one is used; otherwise it is limited to that.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The time until the movement is no longer visible, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// 0 is critically damped, 1 undamped, negative overdamped.
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
