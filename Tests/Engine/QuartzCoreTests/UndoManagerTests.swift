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

@Suite("Groups of undo actions", .inNewWorld)
struct UndoGroupTests {
  private final class Counter {
    let manager = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let counter = Counter()

  @Test("Groups of one event are nested in its group, and undone together")
  func event() {
    for value in 1...2 {
      counter.manager.beginUndoGrouping()
      counter.set(value)
      #expect(counter.manager.groupingLevel == 2)
      counter.manager.endUndoGrouping()
    }
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test("undo() ends the only open group, and does nothing if there are more")
  func open() {
    var faults = 0
    EngineLog.sink = { event, _ in if case .fault = event { faults += 1 } }
    counter.manager.groupsByEvent = false
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 1 && faults == 1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0 && counter.manager.groupingLevel == 0)
  }

  @Test("Nothing is registered while registration is disabled; removing all actions enables it")
  func disabling() {
    counter.manager.disableUndoRegistration()
    counter.set(1)
    #expect(!counter.manager.canUndo)
    counter.manager.removeAllActions()
    counter.set(2)
    #expect(counter.manager.isUndoRegistrationEnabled && counter.manager.canUndo)
  }
}
