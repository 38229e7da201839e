import HeadlessQuartzCore

/// A control for a date or a time.
///
/// Fidelity: it is a blank of 320 by 216 points; only the app changes the date.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// Both.
    case dateAndTime
    /// A length of time.
    case countDownTimer
  }

  private static let size = CGSize(width: 320, height: 216)

  /// What is chosen; both unless set.
  open var datePickerMode = Mode.dateAndTime
  /// The date, kept between minimum and maximum; the beginning of 2001 unless set.
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { keepInRange() }
  }
  /// The first date that can be chosen; `nil` is any.
  open var minimumDate: Date? {
    didSet { keepInRange() }
  }
  /// The last date that can be chosen; `nil` is any.
  open var maximumDate: Date? {
    didSet { keepInRange() }
  }
  /// The length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The steps of minutes.
  open var minuteInterval = 1
  /// How dates are written; `nil` is the user's way.
  open var locale: Locale?
  /// Which calendar is meant; `nil` is the user's.
  open var calendar: Calendar?
  /// Where the time of day is meant; `nil` is here.
  open var timeZone: TimeZone?

  /// Creates a picker without limits.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var intrinsicContentSize: CGSize { Self.size }

  /// Chooses a date; sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func keepInRange() {
    var kept = date
    if let maximumDate { kept = min(kept, maximumDate) }
    if let minimumDate { kept = max(kept, minimumDate) }
    if kept != date { date = kept }
  }
}
