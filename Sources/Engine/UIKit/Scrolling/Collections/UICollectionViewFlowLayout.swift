import HeadlessQuartzCore

/// Arranges items in lines, like text.
///
/// Lines spread their items over the whole width. The last line of a section goes on with the spaces
/// of the others if all items have one size, and otherwise keeps to the least space.
///
/// Fidelity: sizes are never estimated, and headers never pinned.
///
/// Fidelity: `estimatedItemSize` and `sectionHeadersPinToVisibleBounds` are kept without effect.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// In points; the delegate's value has precedence.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// In points; the delegate's value has precedence.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The delegate's value has precedence.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Only the length in the scroll direction has an effect.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Only the length in the scroll direction has an effect.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The delegate's value has precedence.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false

  /// Fidelity: 50 by 50 points.
  public static let automaticSize = CGSize(width: -1, height: -1)

  override open class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of a size in the direction of lines, and across them.
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func rectangle(
    along: CGFloat, across: CGFloat, length: CGFloat, depth: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: depth)
      : CGRect(x: across, y: along, width: depth, height: length)
  }

  open override func prepare() {
    super.prepare()
    items = []
    supplements = []
    size = .zero
    guard let collectionView else { return }
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let room = collectionView.bounds.size
    let insets = collectionView.adjustedContentInset
    let length = max(
      0,
      along(room)
        - (isVertical ? insets.left + insets.right : insets.top + insets.bottom))
    var place: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let header =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      addSupplement(
        UICollectionView.elementKindSectionHeader, section, header, length, &place)
      addItems(of: section, delegate, length, &place)
      let footer =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      addSupplement(
        UICollectionView.elementKindSectionFooter, section, footer, length, &place)
    }
    size =
      isVertical
      ? CGSize(width: length, height: place) : CGSize(width: place, height: length)
  }

  private func addSupplement(
    _ kind: String, _ section: Int, _ wanted: CGSize, _ length: CGFloat, _ place: inout CGFloat
  ) {
    guard across(wanted) > 0 else { return }
    let attributes = asOwnClass(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section)))
    attributes.frame = rectangle(along: 0, across: place, length: length, depth: across(wanted))
    supplements.append(attributes)
    place += across(wanted)
  }

  private func addItems(
    of section: Int, _ delegate: UICollectionViewDelegateFlowLayout?, _ length: CGFloat,
    _ place: inout CGFloat
  ) {
    guard let collectionView else { return }
    let inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item -> CGSize in
      let path = IndexPath(item: item, section: section)
      let told =
        delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
      return told.width < 0 ? CGSize(width: 50, height: 50) : told
    }
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    place += isVertical ? inset.top : inset.left
    let lines = FlowLines(
      lengths: sizes.map(along), width: length - before - after, spacing: itemSpacing,
      isGrid: sizes.allSatisfy { $0 == sizes[0] })
    var attributes: [UICollectionViewLayoutAttributes] = []
    for (number, line) in lines.lines.enumerated() {
      let depth = line.items.map { across(sizes[$0]) }.max() ?? 0
      for (item, start) in zip(line.items, line.starts) {
        let made = asOwnClass(
          UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section)))
        made.frame = rectangle(
          along: before + start, across: place + (depth - across(sizes[item])) / 2,
          length: along(sizes[item]), depth: across(sizes[item]))
        attributes.append(made)
      }
      place += depth + (number < lines.lines.count - 1 ? lineSpacing : 0)
    }
    items.append(attributes)
    place += isVertical ? inset.bottom : inset.right
  }

  /// Only another size is a reason.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return size
  }

  /// Copies, so that what a subclass changes in them does not add up from call to call.
  ///
  /// Fidelity: UIKit hands out those that it keeps, and warns of frames that were changed in them.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return (items.flatMap { $0 } + supplements).filter { $0.frame._intersects(rect) }
      .map { $0.copy() as? UICollectionViewLayoutAttributes ?? $0 }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return supplements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }
}

/// The distribution of items over lines.
struct FlowLines {
  struct Line {
    var items: [Int] = []
    var starts: [CGFloat] = []
  }

  private(set) var lines: [Line] = []

  /// Fills lines in order, and spreads their items over the whole width.
  ///
  /// In a grid, the last line is laid out as if it were full.
  init(lengths: [CGFloat], width: CGFloat, spacing: CGFloat, isGrid: Bool) {
    var line = Line()
    var used: CGFloat = 0
    func finished(isLast: Bool) -> Line {
      var result = line
      var count = line.items.count
      var sum = line.items.reduce(0) { $0 + lengths[$1] }
      if isLast, isGrid, let length = lengths.first, length + spacing > 0 {
        // The tolerance absorbs the rounding of widths that were divided by the number of columns.
        count = max(1, Int((width + spacing + 1e-6) / (length + spacing)))
        sum = CGFloat(count) * length
      }
      let spreads = !isLast || isGrid
      let gap = spreads && count > 1 ? (width - sum) / CGFloat(count - 1) : spacing
      var start: CGFloat = spreads && count == 1 ? (width - sum) / 2 : 0
      for item in line.items {
        result.starts.append(start)
        start += lengths[item] + gap
      }
      return result
    }
    for (item, length) in lengths.enumerated() {
      let needed = line.items.isEmpty ? length : used + spacing + length
      if !line.items.isEmpty, needed > width + 1e-6 {
        lines.append(finished(isLast: false))
        line = Line()
        used = length
      } else {
        used = needed
      }
      line.items.append(item)
    }
    if !line.items.isEmpty { lines.append(finished(isLast: true)) }
  }
}
