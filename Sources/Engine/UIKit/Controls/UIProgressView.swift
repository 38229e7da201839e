import HeadlessQuartzCore

open class UIProgressView: UIView {
  override var isOpaqueByDefault: Bool { false }

  /// Fidelity: both look alike.
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  private let filled = UIView()

  open var progressViewStyle = Style.default
  /// Clamped to 0...1.
  open var progress: Float = 0 {
    didSet {
      let kept = min(max(progress, 0), 1)
      if kept != progress { progress = kept }
      setNeedsLayout()
    }
  }
  open var progressTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var trackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filled)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filled)
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? .systemFill
    filled.backgroundColor = progressTintColor ?? tintColor
    filled.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }
}
