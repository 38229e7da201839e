import HeadlessQuartzCore

/// A row of buttons.
open class UIToolbar: UIView {
  private var buttons: [BarButton] = []

  open var items: [UIBarButtonItem]? {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map { BarButton($0, isLeading: true) }
      for button in buttons { addSubview(button) }
      setNeedsLayout()
    }
  }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default

  public override required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override open func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 44)
    }
  }
}
