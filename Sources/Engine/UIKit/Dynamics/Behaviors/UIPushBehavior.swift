import HeadlessCoreGraphics

/// Pushes items, once or all the time.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous
    /// One blow; ``UIPushBehavior/active`` is `false` afterwards.
    case instantaneous
  }

  /// How long the push lasts.
  public let mode: Mode
  /// The items that are pushed.
  open var items: [UIDynamicItem] { ownItems }
  /// Where to, and how hard: 1 gives a 100 by 100 item 100 points per second squared, or, in one
  /// blow, 100 points per second.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// Whether it pushes.
  ///
  /// Setting it to `true` gives another blow.
  open var active = true {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push without a direction.
  public init(items: [UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    ownItems = items
  }

  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How hard; see ``pushDirection``.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets where to, and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its middle; off the middle it turns.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  /// Pushes one more item.
  open func addItem(_ item: UIDynamicItem) { include(item) }

  /// Pushes an item no longer; it keeps its speed.
  open func removeItem(_ item: UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    exclude(item)
  }

  override func push(_ bodies: BodyTable, step: Double) {
    guard active else { return }
    let force = Vector(Double(pushDirection.dx), Double(pushDirection.dy)) * 100
    for item in items {
      guard let body = bodies[item] else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let place = body.place(Vector(Double(offset.horizontal), Double(offset.vertical)))
      body.apply(impulse: mode == .continuous ? force * step : force, at: place)
    }
    if mode == .instantaneous { active = false }
  }
}
