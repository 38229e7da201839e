import HeadlessQuartzCore

/// A view that a collection shows, takes back and shows again.
open class UICollectionReusableView: UIView {
  /// What views of this kind are called for reuse.
  open package(set) var reuseIdentifier: String?

  /// Creates a view; a collection calls this with an empty frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells that the view will show something else.
  open func prepareForReuse() {}

  /// Takes the place and look that the layout wants.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells that the layout is about to change.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Tells that the layout changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// May change the place that the layout wants; asked by layouts with estimated sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for subviews.
  public let contentView = UIView()
  /// Whether the cell is shown as chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateBackground() } }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackground() } }
  }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  /// Creates a cell; a collection calls this with an empty frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  private func updateBackground() {
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      selectedBackgroundView.frame = bounds
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}
