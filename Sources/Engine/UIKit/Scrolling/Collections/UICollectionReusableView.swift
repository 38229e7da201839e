import HeadlessQuartzCore

/// A view that a collection view reuses.
open class UICollectionReusableView: UIView {
  open package(set) var reuseIdentifier: String?
  /// Under what the collection view keeps it; `nil` if it was not dequeued.
  var reuseKey: ReuseKey?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view shows another item.
  open func prepareForReuse() {}

  /// Called after frame, transform, alpha and z position were set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Fidelity: never called, since sizes are never estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// What a reusable view is registered and kept under.
struct ReuseKey: Hashable {
  /// A supplementary view's kind; `nil` for cells.
  var kind: String?
  var identifier: String
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateBackground() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackground() } }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

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
