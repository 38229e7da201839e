import HeadlessQuartzCore

/// Always 51 by 31 points.
open class UISwitch: UIControl {
  override var keepsTaps: Bool { true }

  private static let size = CGSize(width: 51, height: 31)
  private let thumb = UIView()

  /// Setting it sends no event.
  open var isOn = false {
    didSet { setNeedsLayout() }
  }
  open var onTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    addThumb()
  }

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

  /// An animation takes 0.25 s; no event is sent.
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
