import HeadlessCoreGraphics

open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    /// One impulse; ``UIPushBehavior/active`` is `false` afterwards.
    case instantaneous
  }

  public let mode: Mode
  open var items: [UIDynamicItem] { ownItems }
  /// A magnitude of 1 gives an item of 100 by 100 points 100 points per second squared or, with one
  /// impulse, 100 points per second.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// Setting it to `true` gives another impulse.
  open var active = true {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

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
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  open func targetOffsetFromCenter(for item: UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// The point where the item is pushed, relative to its centre; elsewhere than there it rotates.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  open func addItem(_ item: UIDynamicItem) { include(item) }

  /// The item keeps its velocity.
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
