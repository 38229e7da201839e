import HeadlessQuartzCore

/// Cells of items that stay are kept, as the selection is.
///
/// Fidelity: a snapshot is shown at once and without movement, whatever `animatingDifferences` says.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The sections that were set one by one.
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  open var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot with new cells, and deselects all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    outlines = outlines.filter { $1.visibleItems == snapshot.itemIdentifiers(inSection: $0) }
    view?.reloadData()
    if let completion { MainLoop.shared.perform(after: 0) { completion() } }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let former = current
    current = snapshot.applied
    outlines = outlines.filter { $1.visibleItems == snapshot.itemIdentifiers(inSection: $0) }
    view?.reload {
      snapshot.placeOfCell($0, from: former)
    } selected: {
      snapshot.place($0, from: former)
    } sections: {
      snapshot.keepsSection($0, from: former)
    }
    view?.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap(current.path))
    if let completion { MainLoop.shared.perform(after: 0) { completion() } }
  }

  /// A section that was never set alone has its items as roots.
  open func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.append(
      current.indexOfSection(section) == nil ? [] : current.itemIdentifiers(inSection: section))
    return outline
  }

  /// Replaces the items of one section, which becomes the last if there is none; shows those whose
  /// parents are expanded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }

  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(section)
      ? current.numberOfItems(inSection: sections[section]) : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath) else { return UICollectionViewCell() }
    return cellProvider(collectionView, indexPath, item) ?? UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
