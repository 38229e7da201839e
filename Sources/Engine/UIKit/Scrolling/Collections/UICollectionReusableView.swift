import HeadlessQuartzCore

/// A view that a collection view reuses.
open class UICollectionReusableView: UIView {
  open package(set) var reuseIdentifier: String?
  /// The key under which the collection view keeps it; `nil` if it was not dequeued.
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

/// The key under which a reusable view is registered and kept.
struct ReuseKey: Hashable {
  /// A supplementary view's kind; `nil` for cells.
  var kind: String?
  var identifier: String
}
