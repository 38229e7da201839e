import EngineTesting
import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Reloading rows and items", .inNewWorld)
struct ReloadingRows {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var values = ["a", "b", "c", "d"]
    var asked: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      values.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = values[indexPath.row]
      cell.alpha = 0.5
      return cell
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      values.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let screen = AnimatingScreen()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.rowHeight = 50
    table.dataSource = source
    screen.root.addSubview(table)
    table.layoutIfNeeded()
    source.asked = []
    return table
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test("Reloading, inserting and deleting rows asks for the new rows alone")
  func changes() {
    let table = table()
    source.values[1] = "B"
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(source.asked == [1])
    #expect(texts(table) == ["a", "B", "c", "d"])
    source.asked = []
    source.values.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(texts(table) == ["new", "a", "B", "c", "d"])
    #expect(source.asked == [0])
    source.asked = []
    source.values.remove(at: 2)
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(texts(table) == ["new", "a", "c", "d"])
    #expect(source.asked == [])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test("A row that stays is measured by its cell, and not asked for again")
  func measuring() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.dataSource = source
    screen.root.addSubview(table)
    table.layoutIfNeeded()
    source.asked = []
    table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(source.asked == [2])
  }

  @Test("In a batch, deletions count from before it and insertions from after it")
  func batch() {
    let table = table()
    source.values = ["x", "a", "c", "y"]
    table.performBatchUpdates {
      table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .none)
      table.deleteRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0)], with: .none)
    }
    #expect(texts(table) == ["x", "a", "c", "y"])
    #expect(source.asked == [0, 3])
  }

  @Test("A cell that is made inside an animation block has its first values at once")
  func made() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.dataSource = source
    screen.root.addSubview(table)
    UIView.animate(withDuration: 1) { table.layoutIfNeeded() }
    #expect(table.visibleCells.count == 4)
    #expect(table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
  }

  private final class Sections: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c"]
    var asked: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(names[indexPath.section])
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.section]
      return cell
    }
  }

  @Test("Sections come, go and move with their cells, and only new ones are asked for")
  func sections() {
    let sections = Sections()
    let table = table()
    table.dataSource = sections
    table.layoutIfNeeded()
    func change(_ names: [String], _ change: () -> Void) -> [String] {
      (sections.names, sections.asked) = (names, [])
      change()
      table.layoutIfNeeded()
      #expect(texts(table) == names)
      return sections.asked
    }
    #expect(
      change(["a", "x", "b", "y", "c"]) { table.insertSections([1, 3], with: .fade) } == ["x", "y"])
    #expect(change(["a", "y", "c"]) { table.deleteSections([1, 2], with: .fade) } == [])
    #expect(change(["y", "c", "a"]) { table.moveSection(0, toSection: 2) } == [])
    #expect(change(["y", "C", "a"]) { table.reloadSections([1], with: .none) } == ["C"])
  }

  @Test("A new cell of a collection is made with its item's frame")
  func cellFrame() {
    final class Cell: UICollectionViewCell {
      nonisolated(unsafe) static var frames: [CGRect] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        Cell.frames.append(frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 180, height: 220)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.root.addSubview(view)
    view.layoutIfNeeded()
    #expect(Cell.frames.map(\.size) == [CGSize](repeating: flow.itemSize, count: 4))
    source.asked = []
    view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    view.layoutIfNeeded()
    #expect(source.asked == [2])
  }
}
