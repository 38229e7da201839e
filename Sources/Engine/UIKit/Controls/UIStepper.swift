import HeadlessQuartzCore

/// A control with two halves that make a value smaller and larger; 94 by 32 points.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  /// The value, kept between minimum and maximum; setting it sends no event.
  open var value = 0.0 {
    didSet { keepInRange() }
  }
  /// The least value.
  open var minimumValue = 0.0 {
    didSet { keepInRange() }
  }
  /// The largest value.
  open var maximumValue = 100.0 {
    didSet { keepInRange() }
  }
  /// How much a tap changes.
  open var stepValue = 1.0
  /// Whether the value goes on at the other end.
  open var wraps = false
  /// Whether a finger that stays goes on changing the value.
  ///
  /// Fidelity: kept; a tap is one step.
  open var autorepeat = true
  /// Whether events are sent during such a change.
  ///
  /// Fidelity: kept.
  open var isContinuous = true

  /// Creates a stepper from 0 to 100; the frame's size does not matter.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var intrinsicContentSize: CGSize { UIStepper.size }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let before = value
    let wanted = before + (touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    let isOver = wanted > maximumValue
    let isPast = isOver || wanted < minimumValue
    value = wraps && isPast ? (isOver ? minimumValue : maximumValue) : wanted
    if value != before { sendActions(for: .valueChanged) }
  }

  private func keepInRange() {
    let kept = min(max(value, minimumValue), max(minimumValue, maximumValue))
    if kept != value { value = kept }
  }
}
