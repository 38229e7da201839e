import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Table and collection views", .inNewWorld)
struct ShowingRows {
  final class Cell: UITableViewCell {
    let badge = UIView()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 50]
    var chosen: [IndexPath] = []
    /// All that were ever asked for.
    var cells: [UITableViewCell] = []
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.section == 0 ? 100 : 40
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Second" : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private let source = Source()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test("Visible rows have cells at their rectangles")
  func visible() {
    let table = table()
    #expect(table.contentSize == CGSize(width: 320, height: 300 + 28 + 50 * 40))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0", "0.1", "0.2", "1.0", "1.1"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 368)
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
    }
    #expect(table.cellForRow(at: IndexPath(row: 40, section: 1)) == nil)
    #expect(table.visibleCells[0] is Cell)
  }

  @Test("Scrolling reuses cells that left the screen")
  func reuse() {
    let table = table()
    let made = source.cells.count
    for y in stride(from: CGFloat(0), through: 1900, by: 100) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    #expect(source.cells.count - made < 12)
    #expect(table.visibleCells.last?.textLabel?.text == "1.49")
    table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 728)
  }

  @Test("Reloading drops the selection, and the new rows are available immediately")
  func reloading() {
    let table = table()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    source.counts = [1]
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0"])
  }

  @Test("Cells without a given height take the height of their constraints")
  func selfSizing() {
    final class ConstrainedCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.heightAnchor.constraint(equalToConstant: 77),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class TwoRows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "tall")
    let source = TwoRows()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [97, 97])
  }

  @Test("Dequeued headers have the registered class")
  func headers() {
    final class Header: UITableViewHeaderFooterView {
      let mark = 7
    }
    let table = table()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.mark == 7 && header?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  final class Items: NSObject, UICollectionViewDataSource {
    var count = 20
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }
  }

  @Test("A flow layout fills lines and spreads items over the width")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let items = Items()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 130), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.layoutIfNeeded()
    // Three items of 90 points in 300 leave 15 between them.
    #expect(
      (0..<4).map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        == [
          CGRect(x: 10, y: 5, width: 90, height: 50), CGRect(x: 115, y: 5, width: 90, height: 50),
          CGRect(x: 220, y: 5, width: 90, height: 50), CGRect(x: 10, y: 65, width: 90, height: 50),
        ])
    #expect(collection.contentSize == CGSize(width: 320, height: 10 + 7 * 50 + 6 * 10))
    #expect(collection.visibleCells.map(\.tag) == Array(0..<9))
    let path = IndexPath(item: 4, section: 0)
    #expect(
      collection.cellForItem(at: path)?.frame == collection.layoutAttributesForItem(at: path)?.frame
    )
    #expect(collection.indexPathForItem(at: CGPoint(x: 120, y: 70)) == path)
  }

  @Test("A supplementary view has the identifier that it was dequeued with, and is no cell's")
  func supplementaryViews() {
    final class Header: UICollectionReusableView {}
    final class Cell: UICollectionViewCell {}
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Cell.self, forCellWithReuseIdentifier: "AB")
    collection.register(
      Header.self, forSupplementaryViewOfKind: "A", withReuseIdentifier: "B")
    let path = IndexPath(item: 0, section: 0)
    let header = collection.dequeueReusableSupplementaryView(
      ofKind: "A", withReuseIdentifier: "B", for: path)
    #expect(header is Header && header.reuseIdentifier == "B")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "AB", for: path)
    #expect(cell is Cell && cell.reuseIdentifier == "AB")
  }

  @Test("Setting a new layout keeps visible cells and calls the completion")
  func exchangingLayouts() {
    let items = Items()
    items.count = 2
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.layoutIfNeeded()
    let cell = collection.visibleCells[1]
    let big = UICollectionViewFlowLayout()
    big.itemSize = CGSize(width: 100, height: 100)
    var isFinished: Bool?
    collection.setCollectionViewLayout(big, animated: true) { isFinished = $0 }
    #expect(collection.visibleCells[1] === cell)
    #expect(cell.frame == CGRect(x: 0, y: 110, width: 100, height: 100))
    MainLoop.shared.advance(by: 1)
    #expect(isFinished == true)
  }
}
