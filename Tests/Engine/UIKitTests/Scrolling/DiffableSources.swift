import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Snapshots of diffable data sources", .inNewWorld)
struct DiffableSources {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private final class Asked {
    var items: [String] = []
  }

  private let asked = Asked()

  private func snapshot(_ items: [String]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func collection() -> (
    UICollectionView, UICollectionViewDiffableDataSource<Int, String>
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      [asked] view, path, item in
      asked.items.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    return (view, source)
  }

  @Test("Items that stay keep their cells and their selection")
  func keeping() {
    let (view, source) = collection()
    source.apply(snapshot(["a", "b", "c"]))
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    asked.items = []
    source.apply(snapshot(["x", "a", "b"]))
    view.layoutIfNeeded()
    #expect(asked.items == ["x"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
  }

  @Test("Reloaded items get other cells, reconfigured ones are asked for with theirs")
  func reloading() {
    let (view, source) = collection()
    source.apply(snapshot(["a", "b", "c"]))
    view.layoutIfNeeded()
    let cells = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    asked.items = []
    var next = source.snapshot()
    next.reloadItems(["a"])
    next.reconfigureItems(["b"])
    #expect(next.reloadedItemIdentifiers == ["a"])
    source.apply(next)
    view.layoutIfNeeded()
    #expect(asked.items.sorted() == ["a", "b"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cells[1])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("A table keeps the cells and the selection of rows that stay")
  func tables() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    view.rowHeight = 44
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: view) {
      [asked] view, path, item in
      asked.items.append(item)
      return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(snapshot(["a", "b", "c"]))
    view.layoutIfNeeded()
    view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    asked.items = []
    source.apply(snapshot(["b", "c", "d"]))
    view.layoutIfNeeded()
    #expect(asked.items == ["d"])
    #expect(view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("An identifier that a snapshot has already is left out, which is a fault")
  func duplicates() {
    var made = snapshot(["a", "b"])
    let faults = recordedFaults { made.appendItems(["b", "c", "c"]) }
    #expect(faults == ["duplicate-identifier", "duplicate-identifier"])
    #expect(made.itemIdentifiers == ["a", "b", "c"])
  }

  @Test("A header stays when an item is inserted")
  func headers() {
    final class Source: NSObject, UICollectionViewDataSource {
      var (count, headers) = (2, 0)
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        headers += 1
        return UICollectionReusableView()
      }
    }
    let (layout, source) = (UICollectionViewFlowLayout(), Source())
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    source.count = 3
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(source.headers == 1 && view.visibleCells.count == 3)
    #expect(view.isPrefetchingEnabled)
  }
}
