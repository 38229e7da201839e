import HeadlessQuartzCore

/// A view that shows that something is going on.
///
/// Fidelity: it is a ring that does not turn, so that an animation without end does not fill
/// the timeline.
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is.
  public enum Style: Int, Sendable {
    /// 37 points, white; of iOS 12 and earlier.
    case whiteLarge = 0
    /// 20 points, white; of iOS 12 and earlier.
    case white = 1
    /// 20 points, grey; of iOS 12 and earlier.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large the indicator is.
  open var style: Style {
    didSet { sizeToFit() }
  }
  /// The ring's colour.
  open var color: UIColor! = .secondaryLabel {
    didSet { updateRing() }
  }
  /// Whether nothing is shown while it is stopped.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether it shows that something is going on.
  open private(set) var isAnimating = false

  /// Creates a stopped indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a stopped indicator of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isHidden = true
    isUserInteractionEnabled = false
    if bounds.isEmpty { sizeToFit() }
    updateRing()
  }

  private func updateRing() {
    layer.borderColor = (color ?? .secondaryLabel).cgColor
    layer.borderWidth = 2
    layer.cornerRadius = intrinsicContentSize.width / 2
  }

  /// Shows that something is going on.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Shows that it is over.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// 37 points for large ones, 20 for the others.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
