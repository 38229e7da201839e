import HeadlessQuartzCore

/// Fidelity: of its look, the toolbar shows the background colour of `standardAppearance`;
/// `isTranslucent`, `barTintColor` and `barStyle` are kept.
open class UIToolbar: UIView, UIBarPositioning {
  open weak var delegate: UIToolbarDelegate?
  open private(set) var barPosition = UIBarPosition.bottom
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
    didSet {
      backgroundColor = standardAppearance.backgroundColor
      layer.touch()
    }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { layer.touch() }
  }

  /// Fidelity: background and shadow images are kept and not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { keep(backgroundImage, as: "background \(position)") }

  open func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, as: "background \(position)") }

  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
    keep(shadowImage, as: "shadow \(position)")
  }

  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    kept(nil, as: "shadow \(position)")
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fidelity: the buttons change without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override open func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, let delegate else { return }
    let position = askForPosition(delegate)
    barPosition = position == .any ? .bottom : position
  }

  override var undrawnParts: [String] {
    standardAppearance.undrawnParts + (scrollEdgeAppearance?.undrawnParts ?? [])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// In points, without the safe area below it.
  static let height: CGFloat = 44

  override open func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }
}

public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
