import HeadlessQuartzCore

/// An item, a supplementary view, or a decoration of the layout.
enum CollectionElement: Hashable, Comparable {
  case item(IndexPath)
  case supplement(String, IndexPath)
  case decoration(String, IndexPath)

  init(_ attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    self =
      switch attributes.representedElementCategory {
      case .cell: .item(attributes.indexPath)
      case .supplementaryView: .supplement(kind, attributes.indexPath)
      case .decorationView: .decoration(kind, attributes.indexPath)
      }
  }

  var item: IndexPath? {
    if case .item(let path) = self { return path }
    return nil
  }

  private var path: IndexPath {
    switch self {
    case .item(let path), .supplement(_, let path), .decoration(_, let path): path
    }
  }

  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.path != other.path { return one.path < other.path }
    switch (one, other) {
    case (.item, .supplement), (.item, .decoration), (.supplement, .decoration): return true
    case (.supplement(let a, _), .supplement(let b, _)): return a < b
    case (.decoration(let a, _), .decoration(let b, _)): return a < b
    default: return false
    }
  }
}

extension UICollectionView {
  /// Prepares the layout if necessary, and shows the visible elements.
  func refresh(keepingCells: Bool) {
    backgroundView?.frame = bounds
    // Bounds under a transform change without the properties.
    announceBounds(bounds)
    layoutInUse.prepareIfNeeded()
    let size = layoutInUse.collectionViewContentSize
    if size != contentSize { contentSize = size }
    showVisible()
  }

  /// Asks the layout about bounds that the collection view does not have yet, and invalidates it; always
  /// for another size.
  func announceBounds(_ new: CGRect) {
    if let context = askAboutBounds(new) { layoutInUse.invalidate(with: context) }
  }

  /// Asks the layout about bounds that the collection view does not have yet.
  ///
  /// - Returns: What to invalidate the layout with; `nil` if it stays valid.
  func askAboutBounds(_ new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let former = preparedBounds
    guard new != former else { return nil }
    preparedBounds = new
    let isStale = layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
    guard isStale || new.size != former.size else { return nil }
    return layoutInUse.invalidationContext(forBoundsChange: new)
  }

  /// Takes back the cells of items that were reloaded or deleted; the others get their new paths, and the
  /// views of sections stay.
  ///
  /// - Parameters:
  ///   - sections: Whether a section is still the same.
  ///   - place: Returns the present index path of an item; `nil` if its cell is not the right one
  ///     any more.
  func takeBack(
    sections: (Int) -> Bool = { _ in true }, _ place: (IndexPath) -> IndexPath?
  ) {
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for element in shown.keys.sorted() {
      switch element {
      case .item(let path):
        if let place = place(path) { kept[.item(place)] = shown[element] }
      // What stands beside an item has the item's path, a section's view that of the first.
      case .supplement(_, let path), .decoration(_, let path):
        if path.item == 0, sections(path.section) { kept[element] = shown[element] }
      }
      if kept.values.contains(where: { $0 === shown[element] }) { continue }
      takeBack(element)
    }
    shown = kept
  }

  /// Shows the present snapshot of a diffable data source.
  ///
  /// - Parameters:
  ///   - place: Returns the index path to which the cell of an item belongs now; `nil` for
  ///     another cell.
  ///   - selected: Returns the present index path of a selected item.
  ///   - sections: Whether a section is still the same.
  func reload(
    _ place: (IndexPath) -> IndexPath?, selected: (IndexPath) -> IndexPath?,
    sections: (Int) -> Bool
  ) {
    counts = nil
    takeBack(sections: sections, place)
    self.selected = self.selected.compactMap(selected)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// - Parameter frame: The frame with which a new view is made.
  func reuse(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    if let view = reusable[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let known = registered[key] { return known.makeByClass(frame: frame) }
    EngineLog.fault(
      .identifierNotRegistered, ["list": "UICollectionView", "identifier": key.identifier])
    return nil
  }

  func takeBackAll() {
    for element in shown.keys.sorted() { takeBack(element) }
  }

  private func takeBack(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if let key = view.reuseKey { reusable[key, default: []].append(view) }
    if let path = element.item, let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// Updates the cells before the app reads them, as UIKit does after a reload.
  func showPending() {
    if collectionViewLayout.isStale || counts == nil { refresh(keepingCells: true) }
  }

  /// Shows views for the visible elements, and recycles the others.
  ///
  /// In an animation block, views that were visible before move to their new frames.
  func showVisible() {
    updateSectionScrollers()
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = Set(attributes.map { CollectionElement($0) })
    for element in shown.keys.sorted() where !wanted.contains(element) { takeBack(element) }
    for place in attributes.sorted(by: { $0.zIndex < $1.zIndex }) {
      let element = CollectionElement(place)
      if let view = shown[element] {
        put(view, at: place)
      } else {
        UIView.performWithoutAnimation { show(element, at: place) }
      }
    }
  }

  private func show(_ element: CollectionElement, at place: UICollectionViewLayoutAttributes) {
    guard let view = make(place) else { return }
    shown[element] = view
    view.constraintsState.isFramedByOwner = true
    put(view, at: place)
    if let path = element.item, let cell = view as? UICollectionViewCell {
      cell.isSelected = selected.contains(path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    (sectionScroller(of: place) ?? self).addSubview(view)
    view.layoutIfNeeded()
  }

  private func make(_ place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch place.representedElementCategory {
    case .cell:
      dataSource?.collectionView(self, cellForItemAt: place.indexPath)
    case .supplementaryView:
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: place.representedElementKind ?? "",
        at: place.indexPath)
    case .decorationView:
      collectionViewLayout.makeDecoration(
        ofKind: place.representedElementKind ?? "", frame: place.frame)
    }
  }

  private func put(_ view: UICollectionReusableView, at place: UICollectionViewLayoutAttributes) {
    let origin = sectionScroller(of: place)?.frame.origin ?? .zero
    view.setLayoutFrame(place.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    if !CATransform3DEqualToTransform(view.layer.transform, place.transform3D) {
      view.layer.transform = place.transform3D
    }
    view.alpha = place.alpha
    view.isHidden = place.isHidden
    view.layer.zPosition = CGFloat(place.zIndex)
    view.apply(place)
  }

  // MARK: Selecting

  func select(_ path: IndexPath) {
    if !allowsMultipleSelection {
      for other in selected where other != path { deselectItem(at: other, animated: false) }
    }
    if !selected.contains(path) { selected.append(path) }
    (shown[.item(path)] as? UICollectionViewCell)?.isSelected = true
  }

  /// Highlights the item under a finger that landed.
  func press(_ touch: UITouch?) {
    guard allowsSelection, let touch, let path = indexPathForItem(at: touch.location(in: self)),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    (shown[.item(path)] as? UICollectionViewCell)?.isHighlighted = true
  }

  /// Selects the pressed item if the finger is still on it; `nil` stands for a cancelled touch.
  func release(_ touch: UITouch?) {
    guard let path = pressed else { return }
    pressed = nil
    (shown[.item(path)] as? UICollectionViewCell)?.isHighlighted = false
    guard let touch, indexPathForItem(at: touch.location(in: self)) == path else { return }
    selectByTouch(path)
  }

  private func selectByTouch(_ path: IndexPath) {
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard let delegate = collectionDelegate else { return select(path) }
    guard delegate.collectionView(self, shouldSelectItemAt: path) else { return }
    let former = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    select(path)
    for other in former { delegate.collectionView(self, didDeselectItemAt: other) }
    EngineLog.call(
      toApp: true, delegate, "collectionView(_:didSelectItemAt:)",
      [displayName, "[\(path.section), \(path.item)]"])
    delegate.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Scrolling

  func place(of frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    return clamped(offset)
  }
}
