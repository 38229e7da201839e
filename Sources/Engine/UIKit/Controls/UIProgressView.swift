import HeadlessQuartzCore

/// A bar that shows how far something has come.
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// On its own.
    case `default`
    /// In a bar.
    case bar
  }

  private let filled = UIView()

  /// How the bar looks.
  ///
  /// Fidelity: both look alike.
  open var progressViewStyle = Style.default
  /// How far it has come, 0...1.
  open var progress: Float = 0 {
    didSet {
      let kept = min(max(progress, 0), 1)
      if kept != progress { progress = kept }
      setNeedsLayout()
    }
  }
  /// The colour of the filled part; the tint unless set.
  open var progressTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the rest.
  open var trackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filled)
  }

  /// Creates an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filled)
  }

  /// Moves the bar, gradually if wanted.
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
