import HeadlessQuartzCore

/// Fidelity: a ring that does not turn, so that an endless animation does not fill the timeline.
open class UIActivityIndicatorView: UIView {
  override var isOpaqueByDefault: Bool { false }

  public enum Style: Int, Sendable {
    /// 37 points, white; of iOS 12 and earlier.
    case whiteLarge = 0
    /// 20 points, white; of iOS 12 and earlier.
    case white = 1
    /// 20 points, grey; of iOS 12 and earlier.
    case gray = 2
    case medium = 100
    case large = 101
  }

  open var style: Style {
    didSet { sizeToFit() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .secondaryLabel {
    didSet { updateRing() }
  }
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    restore(from: coder)
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

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
