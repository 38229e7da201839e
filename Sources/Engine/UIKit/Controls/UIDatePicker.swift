import HeadlessQuartzCore

/// Fidelity: an empty view of 320 by 216 points; only the app changes the date.
///
/// Fidelity: `datePickerMode`, `countDownDuration`, `minuteInterval`, `locale`, `calendar` and
/// `timeZone` are kept without effect.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }

  private static let size = CGSize(width: 320, height: 216)

  open var datePickerMode = Mode.dateAndTime
  /// Clamped to the minimum and the maximum; at first the beginning of 2001.
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { keepInRange() }
  }
  open var minimumDate: Date? {
    didSet { keepInRange() }
  }
  open var maximumDate: Date? {
    didSet { keepInRange() }
  }
  /// In seconds; not clamped.
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar?
  open var timeZone: TimeZone?

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var undrawnParts: [String] { ["a UIDatePicker"] }

  override open var intrinsicContentSize: CGSize { Self.size }

  /// Sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func keepInRange() {
    var kept = date
    if let maximumDate { kept = min(kept, maximumDate) }
    if let minimumDate { kept = max(kept, minimumDate) }
    if kept != date { date = kept }
  }
}
