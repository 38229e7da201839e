import HeadlessQuartzCore

/// Fidelity: a snapshot is shown at once and without movement, whatever `animatingDifferences` says.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  open var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    view?.reloadData()
    if let completion { MainLoop.shared.perform(after: 0) { completion() } }
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
