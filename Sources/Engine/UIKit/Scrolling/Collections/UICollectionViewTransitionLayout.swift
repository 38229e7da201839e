import HeadlessCoreGraphics
import HeadlessQuartzCore
import Motion

/// Between two layouts: an element stands between its places in both, as far as the progress says.
///
/// Fidelity: an element that only one of the layouts has stands where that one puts it.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// 0...1; a change is seen when the layout is invalidated.
  open var transitionProgress: CGFloat = 0
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// For subclasses that place elements by values of their own.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// 0 for an unknown key.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = collectionView
      layout.prepareIfNeeded()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let to = Size(nextLayout.collectionViewContentSize)
    return CGSize(Size(currentLayout.collectionViewContentSize).interpolated(to: to, at: progress))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<CollectionElement> = []
    return [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
      .filter { seen.insert(CollectionElement($0)).inserted }
      .map { interpolated($0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForItem(at: indexPath)
      ?? nextLayout.layoutAttributesForItem(at: indexPath)).map { interpolated($0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      ?? nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
      .map { interpolated($0) }
  }

  private var progress: Double { Double(transitionProgress) }

  private func place(
    of element: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.representedElementKind else {
      return layout.layoutAttributesForItem(at: element.indexPath)
    }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
  }

  private func interpolated(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let from = place(of: element, in: currentLayout),
      let to = place(of: element, in: nextLayout),
      let result = from.copy() as? UICollectionViewLayoutAttributes
    else { return element }
    result.size = CGSize(Size(from.size).interpolated(to: Size(to.size), at: progress))
    result.center = CGPoint(Point(from.center).interpolated(to: Point(to.center), at: progress))
    result.alpha = CGFloat(Double(from.alpha).interpolated(to: Double(to.alpha), at: progress))
    return result
  }
}

extension UICollectionView {
  /// Gets whether the transition ended, and whether it was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Installs a layout between the present one and another; its progress is the app's to set.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition =
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    transition.completion = completion
    exchangeLayout(transition)
    return transition
  }

  /// Animates to the new layout for 0.3 s, and installs it.
  public func finishInteractiveTransition() { endInteractiveTransition(finished: true) }

  /// Animates back to the former layout for 0.3 s, and installs it.
  public func cancelInteractiveTransition() { endInteractiveTransition(finished: false) }

  private func endInteractiveTransition(finished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let layout = finished ? transition.nextLayout : transition.currentLayout
    setCollectionViewLayout(layout, animated: true) { completed in
      transition.completion?(completed, finished)
    }
  }
}
