import HeadlessQuartzCore

public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    let size = CGRect(origin: .zero, size: contentSize).inset(by: contentInsets.plain).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// Fidelity: never made, since nothing is invalidated while a section scrolls.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
}

/// The group that a section repeats.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// Fidelity: kept without effect in a layout that scrolls across.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  /// Fidelity: insets count from the edges of the collection view.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Fidelity: as for ``contentInsetsReference``.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Fidelity: never called; sections scroll without a word.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Fidelity: the layout as a whole shows no headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Fidelity: insets count from the edges of the collection view.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// A section that scrolls across lies in a scroll view of its own; the attributes of its cells say where
/// they are before it has scrolled.
///
/// Fidelity: estimated sizes are final, and headers are not pinned. In a layout that scrolls across,
/// sections lie side by side and groups in a row.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var elements: [UICollectionViewLayoutAttributes] = []
  /// The sections that scroll across, by their numbers.
  private(set) var scrolledSections: [Int: ScrolledSection] = [:]
  private var contentSize = CGSize.zero

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section }, configuration: .init())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  // MARK: Layout

  private var isAcross: Bool { configuration.scrollDirection == .horizontal }

  open override func prepare() {
    super.prepare()
    elements = []
    scrolledSections = [:]
    contentSize = .zero
    guard let view = collectionView else { return }
    var start: CGFloat = 0
    for number in 0..<view.numberOfSections {
      let whole = LayoutEnvironment(view.bounds.size, .zero, view.traitCollection)
      guard let section = provider(number, whole) else { continue }
      if number > 0 { start += configuration.interSectionSpacing }
      start = add(section, number, view, at: start)
    }
    contentSize =
      isAcross
      ? CGSize(width: start, height: view.bounds.height)
      : CGSize(width: view.bounds.width, height: start)
  }

  /// Adds a section's elements.
  ///
  /// - Returns: The beginning of the next section.
  private func add(
    _ section: NSCollectionLayoutSection, _ number: Int, _ view: UICollectionView,
    at start: CGFloat
  ) -> CGFloat {
    let insets = section.contentInsets
    let environment = LayoutEnvironment(view.bounds.size, insets, view.traitCollection)
    let container = environment.effectiveContentSize
    let boundaries = SectionBoundaries(
      section, in: container, whole: view.bounds.size, isAcross: isAcross)
    let origin = isAcross ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    let content = CGPoint(
      x: origin.x + boundaries.room.left + insets.leading,
      y: origin.y + boundaries.room.top + insets.top)
    let scrolls = !isAcross && section.orthogonalScrollingBehavior != .none
    let size = section.group.layoutSize.size(in: container)
    let isRow = isAcross || scrolls
    var (next, end, starts) = (0, content, [CGFloat]())
    let count = view.numberOfItems(inSection: number)
    while next < count {
      let places = section.group.places(in: size, limit: count - next, environment: environment)
      if places.isEmpty { break }
      if next > 0 {
        if isRow { end.x += section.interGroupSpacing } else { end.y += section.interGroupSpacing }
      }
      add(
        section.group.supplementaryItems, beside: CGRect(origin: end, size: size),
        IndexPath(item: next, section: number), scrolls: scrolls)
      for place in places {
        add(place, IndexPath(item: next, section: number), at: end, scrolls: scrolls)
        next += 1
      }
      starts.append(end.x)
      if isRow { end.x += size.width } else { end.y += size.height }
    }
    if isRow, count > 0 { end.y += size.height }
    if scrolls {
      scrolledSections[number] = ScrolledSection(
        frame: CGRect(x: 0, y: content.y, width: view.bounds.width, height: end.y - content.y),
        contentWidth: end.x + insets.trailing, groupStarts: starts, groupWidth: size.width,
        leading: insets.leading, behavior: section.orthogonalScrollingBehavior)
    }
    let whole =
      isAcross
      ? CGRect(
        x: origin.x, y: 0, width: end.x + insets.trailing + boundaries.room.right - origin.x,
        height: view.bounds.height)
      : CGRect(
        x: 0, y: origin.y, width: view.bounds.width,
        height: end.y + insets.bottom + boundaries.room.bottom - origin.y)
    for (item, frame) in boundaries.frames(in: whole) {
      let element = asOwnClass(
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number)))
      element.frame = frame
      element.zIndex = item.zIndex
      elements.append(element)
    }
    for item in section.decorationItems {
      let element = asOwnClass(
        UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number)))
      element.frame = whole.inset(by: item.contentInsets.plain)
      element.zIndex = item.zIndex
      elements.append(element)
    }
    return isAcross ? whole.maxX : whole.maxY
  }

  private func add(
    _ place: NSCollectionLayoutGroup.Place, _ path: IndexPath, at origin: CGPoint, scrolls: Bool
  ) {
    let element = asOwnClass(UICollectionViewLayoutAttributes(forCellWith: path))
    element.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    element.zIndex = place.zIndex
    element.scrollsWithSection = scrolls
    elements.append(element)
    add(place.item?.supplementaryItems ?? [], beside: element.frame, path, scrolls: scrolls)
  }

  private func add(
    _ items: [NSCollectionLayoutSupplementaryItem], beside frame: CGRect, _ path: IndexPath,
    scrolls: Bool
  ) {
    for item in items {
      let element = asOwnClass(
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: item.elementKind, with: path))
      element.frame = item.containerAnchor.frame(
        of: item.layoutSize.size(in: frame.size), at: frame)
      element.zIndex = item.zIndex
      element.scrollsWithSection = scrolls
      elements.append(element)
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements.filter { shownFrame(of: $0)._intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  override func shownFrame(of element: UICollectionViewLayoutAttributes) -> CGRect {
    guard element.scrollsWithSection,
      let scroller = collectionView?.sectionScrollers[element.indexPath.section]
    else { return element.frame }
    return element.frame.offsetBy(dx: -scroller.contentOffset.x, dy: 0)
  }
}
