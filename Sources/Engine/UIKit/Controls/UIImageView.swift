import HeadlessQuartzCore
import Motion

/// A view that shows a picture, fitted as its content mode says.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { if image !== oldValue { pictureDidChange(from: oldValue) } }
  }

  /// The picture while highlighted.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { show() } }
  }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }

  /// Pictures to be shown in turn.
  ///
  /// Fidelity: kept; the engine shows ``image`` all the time.
  open var animationImages: [UIImage]?
  /// How long one turn lasts, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How many turns there are; 0 is without end.
  open var animationRepeatCount = 0
  /// Whether pictures are shown in turn.
  open private(set) var isAnimating = false
  /// How symbols are adapted.
  ///
  /// Fidelity: kept, without effect.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates a view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    show()
  }

  /// Creates a view as large as a picture, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Restores an object from an archive.
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

  /// Begins to show pictures in turn.
  open func startAnimating() {
    isAnimating = true
  }

  /// Ends showing pictures in turn.
  open func stopAnimating() {
    isAnimating = false
  }

  private func pictureDidChange(from former: UIImage?) {
    show()
    if image?.size != former?.size { invalidateIntrinsicContentSize() }
  }

  private func show() {
    let shown = (isHighlighted ? highlightedImage : nil) ?? image
    guard let shown else {
      layer.contents = nil
      return
    }
    layer.contents = CGImage(
      shown.isTemplate ? shown.picture.tinted(tintColor.plain) : shown.picture)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.isTemplate == true { show() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if image?.isTemplate == true { show() }
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
