import HeadlessQuartzCore

/// Cells of rows that stay are kept, as the selection is.
///
/// Fidelity: rows that are to be configured again are reloaded.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private weak var view: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot with new cells, and deselects all rows.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
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
    let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
    view?.reload(
      { path in
        former.item(at: path).map(reconfigured.contains) == true
          ? nil : snapshot.placeOfCell(path, from: former)
      }, selected: { snapshot.place($0, from: former) },
      animation: animatingDifferences ? defaultRowAnimation : nil,
      completion: { _ in completion?() })
  }

  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }

  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(section)
      ? current.numberOfItems(inSection: sections[section]) : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = current.item(at: indexPath) else { return UITableViewCell() }
    return cellProvider(tableView, indexPath, item) ?? UITableViewCell()
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Fidelity: never asked, since rows cannot be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
