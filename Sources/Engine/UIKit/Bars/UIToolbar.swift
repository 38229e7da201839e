import HeadlessQuartzCore

/// A row of buttons.
open class UIToolbar: UIView {
  private var buttons: [BarButton] = []

  /// The buttons, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map { BarButton($0, isLeading: true) }
      for button in buttons { addSubview(button) }
      setNeedsLayout()
    }
  }
  /// Whether content shows through.
  ///
  /// Remembered.
  open var isTranslucent = true
  /// The colour behind the bar.
  ///
  /// Remembered.
  open var barTintColor: UIColor?
  /// How the bar is drawn.
  ///
  /// Remembered.
  open var barStyle = UIBarStyle.default

  /// How the bar looks; its background colour is shown.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  /// How the bar looks while nothing is scrolled beneath it; `nil` is the standard.
  ///
  /// Remembered.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  public override required init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a toolbar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Replaces the buttons, without animation.
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
