import HeadlessQuartzCore

/// Always 94 by 32 points.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  /// Clamped to the range; setting it sends no event.
  open var value = 0.0 {
    didSet { keepInRange() }
  }
  open var minimumValue = 0.0 {
    didSet { keepInRange() }
  }
  open var maximumValue = 100.0 {
    didSet { keepInRange() }
  }
  open var stepValue = 1.0
  /// Whether the value continues at the other end of the range.
  open var wraps = false
  /// Fidelity: stored like `isContinuous`; a tap is one step.
  open var autorepeat = true
  open var isContinuous = true

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var undrawnParts: [String] { ["a UIStepper"] }

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
