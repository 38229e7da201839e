import HeadlessQuartzCore

/// Decides where the items of a collection are.
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout is for.
  open package(set) weak var collectionView: UICollectionView?
  var isStale = true

  /// Creates a layout that shows nothing.
  public override init() {
    super.init()
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before the layout is asked for places, whenever something changed.
  open func prepare() {}

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all that is seen in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout has to be made anew when the collection scrolls or changes its size.
  ///
  /// `true` for another size, `false` while scrolling, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? true
  }

  /// Makes the layout anew before the next display.
  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  /// May change where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// May change where the collection looks after a change of layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Items are about to come, go or move.
  ///
  /// Fidelity: this and what follows is never called; updates show their result at once.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Items have come, gone or moved.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item that comes begins its way; where it belongs, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item that goes ends its way; where it belongs, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// The collection is about to change its size in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The collection changed its size in an animation.
  open func finalizeAnimatedBoundsChange() {}

  func prepareIfNeeded() {
    guard isStale else { return }
    isStale = false
    prepare()
  }
}
