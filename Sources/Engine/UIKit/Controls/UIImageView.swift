import HeadlessQuartzCore
import Motion

/// Fidelity: of ``animationImages`` the first is shown until the animation is stopped;
/// `animationRepeatCount` is kept without effect.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image !== oldValue { pictureDidChange(from: oldValue) } }
  }

  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { show() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }

  open var animationImages: [UIImage]? {
    didSet { if isAnimating { show() } }
  }
  /// The duration of one cycle, in seconds.
  open var animationDuration: TimeInterval = 0
  /// 0 repeats without end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  /// Fidelity: stored; symbols keep their size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The view is as large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    show()
  }

  /// The view is as large as the image for the normal state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    image = coder.optionalObject(forKey: "UIImage") as? UIImage
    show()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let image { coder.encode(image, forKey: "UIImage") }
  }

  open func startAnimating() {
    isAnimating = true
    show()
  }

  open func stopAnimating() {
    isAnimating = false
    show()
  }

  private func pictureDidChange(from former: UIImage?) {
    show()
    if image?.size != former?.size { invalidateIntrinsicContentSize() }
  }

  private func show() {
    let animated = isAnimating ? animationImages?.first : nil
    let shown = animated ?? (isHighlighted ? highlightedImage : nil) ?? image
    guard let shown else {
      layer.contents = nil
      return
    }
    let picture =
      contentMode == .scaleToFill ? shown.picture(in: bounds.size) : shown.picture
    layer.contents = CGImage(shown.isTemplate ? picture.tinted(tintColor.plain) : picture)
  }

  /// Fits an image with caps to the new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard image?.traits.isResizable == true || highlightedImage?.traits.isResizable == true else {
      return
    }
    UIView.performWithoutAnimation { show() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.isTemplate == true { show() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if image?.isTemplate == true { show() }
  }

  /// An animation of which only the first image is shown.
  override var undrawnParts: [String] {
    let images = (isAnimating ? animationImages : nil) ?? image?.images ?? []
    return images.count > 1 ? ["\(images.count) animationImages"] : []
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The image's size; without an image there is none.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
