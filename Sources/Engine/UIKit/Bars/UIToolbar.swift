import HeadlessQuartzCore

/// Fidelity: of its look, the toolbar shows the background colour of `standardAppearance`.
open class UIToolbar: UIView {
  private var buttons: [BarButton] = []

  /// From left to right; all get the same width.
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

  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance?

  public override required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fidelity: the buttons change without animation.
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
