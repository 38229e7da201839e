import HeadlessQuartzCore

/// A control that is on or off; always 51 by 31 points.
open class UISwitch: UIControl {
  override var keepsTaps: Bool { true }

  private static let size = CGSize(width: 51, height: 31)
  private let thumb = UIView()

  /// Whether the switch is on; setting it sends no event.
  open var isOn = false {
    didSet { setNeedsLayout() }
  }
  /// The background's colour while on; green unless set.
  open var onTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Creates a switch that is off; the frame's size does not matter.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    addThumb()
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addThumb()
  }

  private func addThumb() {
    layer.cornerRadius = UISwitch.size.height / 2
    thumb.layer.cornerRadius = UISwitch.size.height / 2 - 2
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  /// Turns the switch on or off, with a movement if wanted; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  override func willSendTouchUp() {
    setOn(!isOn, animated: true)
    send(.valueChanged, with: nil)
  }

  override var triggersPrimaryAction: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = UISwitch.size.height - 4
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.frame = CGRect(
      x: isOn ? UISwitch.size.width - side - 2 : 2, y: 2, width: side, height: side)
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
  }

  open override var intrinsicContentSize: CGSize { UISwitch.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
}
