import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Undoing", .inNewWorld)
struct UndoManagerTests {
  private final class Counter {
    let manager = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test("What was done in one turn is undone and redone as one")
  func turns() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.setActionName("Count")
    MainLoop.shared.advance(by: 0.1)
    counter.set(3)
    MainLoop.shared.advance(by: 0.1)
    var values: [Int] = []
    for _ in 0..<2 {
      counter.manager.undo()
      values.append(counter.value)
    }
    #expect(counter.manager.redoMenuItemTitle == "Redo Count")
    #expect(!counter.manager.canUndo)
    for _ in 0..<2 {
      counter.manager.redo()
      values.append(counter.value)
    }
    #expect(values == [2, 0, 2, 3])
    #expect(!counter.manager.canRedo)
  }

  @Test("Something new forgets what was undone, and a level too many the oldest")
  func forgetting() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 1
    for value in 1...2 {
      counter.set(value)
      MainLoop.shared.advance(by: 0.1)
    }
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(!counter.manager.canUndo)
    #expect(counter.manager.canRedo)
    counter.set(5)
    #expect(!counter.manager.canRedo)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
