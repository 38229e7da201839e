import EngineTesting
import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Animating changes of rows", .inNewWorld)
struct MovingRows {
  private final class Source: NSObject, UITableViewDataSource {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      return cell
    }
  }

  /// A window's table of rows of 100 points, of which three are visible.
  private func makeTable(_ source: Source) -> UITableView {
    let root = UIViewController()
    _ = UIWindow.launch(root: root, size: CGSize(width: 300, height: 300))
    let table = UITableView(frame: root.view.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 100
    table.dataSource = source
    root.view.addSubview(table)
    MainLoop.shared.advance(by: 1)
    return table
  }

  private func seen(_ cell: UITableViewCell) -> CALayer? { cell.layer.presentation() }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A deleted row fades while the one that comes into sight slides in from below")
  func deleting() throws {
    let source = Source(["a", "b", "c", "d"])
    let table = makeTable(source)
    let gone = try #require(table.cellForRow(at: path(0)))
    source.names.removeFirst()
    table.deleteRows(at: [path(0)], with: .fade)
    let come = try #require(table.cellForRow(at: path(2)))
    MainLoop.shared.advance(by: 0.15)
    #expect(abs(Double(seen(gone)?.opacity ?? 0) - 0.5) < 0.1)
    #expect(abs((seen(come)?.frame.minY ?? 0) - 250) < 10)
    MainLoop.shared.advance(by: 0.2)
    #expect(gone.superview == nil && gone.alpha == 1)
    #expect(seen(come)?.frame.minY == 200)
  }

  @Test("A new row fades in, and the last one slides out of sight before its cell goes")
  func inserting() throws {
    let source = Source(["a", "b", "c"])
    let table = makeTable(source)
    let last = try #require(table.cellForRow(at: path(2)))
    source.names.insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    let new = try #require(table.cellForRow(at: path(0)))
    #expect(table.visibleCells.count == 3)
    MainLoop.shared.advance(by: 0.15)
    #expect(abs(Double(seen(new)?.opacity ?? 0) - 0.5) < 0.1)
    #expect(abs((seen(last)?.frame.minY ?? 0) - 250) < 10)
    MainLoop.shared.advance(by: 0.2)
    #expect(last.superview == nil)
    #expect(seen(new)?.opacity == 1)
  }

  @Test("Without a RowAnimation rows come at once, and those that stay move nevertheless")
  func moving() throws {
    let source = Source(["a", "b"])
    let table = makeTable(source)
    let stays = try #require(table.cellForRow(at: path(0)))
    source.names.insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    MainLoop.shared.advance(by: 0.15)
    #expect(table.cellForRow(at: path(0)).map { seen($0)?.opacity } == 1)
    #expect(abs((seen(stays)?.frame.minY ?? 0) - 50) < 10)
  }

  @Test("Nothing moves where animations are disabled, and the completion handler is called")
  func disabled() throws {
    let source = Source(["a", "b"])
    let table = makeTable(source)
    let gone = try #require(table.cellForRow(at: path(0)))
    var isCompleted = false
    source.names.removeFirst()
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .fade)
      } completion: { _ in
        isCompleted = true
      }
    }
    MainLoop.shared.turn()
    #expect(isCompleted && gone.superview == nil)
    #expect(table.visibleCells.map(\.frame.minY) == [0])
  }
}
