import HeadlessQuartzCore

/// Determines the frames of a collection view's elements.
///
/// Fidelity: what it says about appearing and disappearing items is not shown, and
/// `finalizeAnimatedBoundsChange` is never called.
open class UICollectionViewLayout: NSObject {
  package weak var owner: UICollectionView?
  open var collectionView: UICollectionView? { owner }
  var isStale = true
  /// The context with which ``invalidateLayout()`` invalidates the layout, if it is UIKit's.
  private var contextInUse: UICollectionViewLayoutInvalidationContext?
  private var decorations: [String: RegisteredDecoration] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that UIKit's own layouts make.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The attributes as an instance of ``layoutAttributesClass``.
  func asOwnClass(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let own = type(of: self).layoutAttributesClass
    guard own != UICollectionViewLayoutAttributes.self,
      let own = own as? UICollectionViewLayoutAttributes.Type
    else { return attributes }
    return attributes.copy(as: own)
  }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// A context of ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self)._new()
  }

  /// Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  /// Before the collection view shows another layout than this.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Before the collection view shows this layout instead of another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// After the collection view has left this layout, or shows it.
  open func finalizeLayoutTransition() {}

  /// Called before attributes are read, if the layout is invalid.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that intersect a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map {
      .ofClass($0)
    }
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .ofNib($0) }
  }

  /// A view that belongs to the layout and shows no item; `nil` if its kind is not registered.
  func makeDecoration(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
    switch decorations[kind] {
    case .ofClass(let type): type.makeByClass(frame: frame) as? UICollectionReusableView
    case .ofNib(let nib):
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    case nil: nil
    }
  }

  /// `false`, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The layout is prepared again before the next display.
  open func invalidateLayout() {
    if let context = takeContext() { return invalidateLayout(with: context) }
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  private func takeContext() -> UICollectionViewLayoutInvalidationContext? {
    defer { contextInUse = nil }
    return contextInUse
  }

  /// Calls both methods, the one without a context first (measured on iOS 26.1).
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    contextInUse = context
    invalidateLayout()
    // An override that does not call `super` has not taken it.
    if let context = takeContext() { invalidateLayout(with: context) }
    isStale = true
  }

  /// The end of a scroll movement; the proposed offset, unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after a change of layout; the proposed offset, unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// After ``prepare()`` for the new items, and before the two questions below.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  open func finalizeCollectionViewUpdates() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Fidelity: never called; supplementary elements come and go at once.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Fidelity: never called; supplementary elements come and go at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Fidelity: never called; decorations come and go at once.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Fidelity: never called; decorations come and go at once.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Fidelity: never called, since sizes are never estimated.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Fidelity: never called, since sizes are never estimated.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Fidelity: `false` and never read; the layout is the same for both directions.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Fidelity: never read.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Notifies the layout of an update, as before an animation of it.
  func update(_ items: [UICollectionViewUpdateItem]) {
    prepareIfNeeded()
    prepare(forCollectionViewUpdates: items)
    for item in items {
      let isReplaced = item.updateAction == .reload
      if let path = item.indexPathBeforeUpdate, isReplaced || item.updateAction == .delete {
        _ = finalLayoutAttributesForDisappearingItem(at: path)
      }
      if let path = item.indexPathAfterUpdate, isReplaced || item.updateAction == .insert {
        _ = initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    finalizeCollectionViewUpdates()
  }

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  /// The frame of an element on screen, in the collection view's coordinates.
  func shownFrame(of element: UICollectionViewLayoutAttributes) -> CGRect { element.frame }

  func prepareIfNeeded() {
    guard isStale else { return }
    isStale = false
    prepare()
  }
}

/// The class or the nib of which a layout makes a decoration view.
private enum RegisteredDecoration {
  case ofClass(UICollectionReusableView.Type)
  case ofNib(UINib)
}
