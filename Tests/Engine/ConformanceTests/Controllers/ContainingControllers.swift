import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// The order C1 of 2.10, the appearance of children, and unbalanced calls.
@MainActor
@Suite("Containing controllers", .oneAtATime)
struct ContainingControllers {
  let parent = Page("parent")
  let one = Page("one")
  let other = Page("other")

  private func addOne() {
    parent.addChild(one)
    parent.view.addSubview(one.view)
    one.didMove(toParent: parent)
  }

  @Test("transition(from:to:) tells the new child first at the end, and the moves last")
  func exchange() {
    addOne()
    let theatre = Theatre(parent)
    parent.addChild(other)
    one.willMove(toParent: nil)
    EngineLog.call(toApp: true, one, "willMove(toParent:)")
    parent.transition(
      from: one, to: other, duration: 0.5, options: [], animations: nil,
      completion: { [one, other, parent] _ in
        other.didMove(toParent: parent)
        EngineLog.call(toApp: true, other, "didMove(toParent:)")
        one.removeFromParent()
      })
    #expect(other.view.superview === parent.view)
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "other.willMove", "one.willMove", "one.viewWillDisappear", "other.viewWillAppear",
        "other.viewDidAppear", "one.viewDidDisappear", "other.didMove", "one.didMove",
      ])
    #expect(one.view.superview == nil)
  }

  @Test("A child whose view enters a visible parent appears, and disappears when it leaves")
  func addedLater() {
    let theatre = Theatre(parent)
    addOne()
    one.view.removeFromSuperview()
    theatre.settle()
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "one.viewWillAppear", "one.viewDidAppear", "one.viewWillDisappear",
        "one.viewDidDisappear",
      ])
  }

  @Test("Children appear and disappear with their parent")
  func forwarded() {
    addOne()
    let theatre = Theatre(parent)
    theatre.window.isHidden = true
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "parent.viewWillDisappear", "one.viewWillDisappear", "parent.viewDidDisappear",
        "one.viewDidDisappear",
      ])
  }

  @Test("A parent that forwards by hand is taken at its word")
  func byHand() {
    final class Manually: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let manual = Manually()
    let theatre = Theatre(manual)
    manual.addChild(one)
    manual.view.addSubview(one.view)
    #expect(theatre.journal.read(only: Journal.appearance) == [])
    one.beginAppearanceTransition(true, animated: false)
    one.endAppearanceTransition()
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "one.viewWillAppear", "one.viewDidAppear",
      ])
    #expect(theatre.journal.faults == [])
  }

  @Test("Calls that repeat a state, or end nothing, are faults and tell nobody")
  func unbalanced() {
    let theatre = Theatre(parent)
    one.endAppearanceTransition()
    one.beginAppearanceTransition(false, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    #expect(
      theatre.journal.faults == [
        "unbalanced-appearance-call", "unbalanced-appearance-call",
        "unbalanced-appearance-call",
      ])
    #expect(theatre.journal.read(only: Journal.appearance) == ["one.viewWillAppear"])
  }

  @Test("viewWillAppear comes before the first layout, viewDidAppear after it")
  func firstLayout() {
    let journal = Journal()
    let window = UIWindow.launch(root: one, size: Theatre.phone)
    _ = MainLoop.shared.settle(limit: 5)
    let wanted = Journal.appearance + ["LayoutSubviews", "viewDidLoad", "loadView"]
    #expect(
      journal.read(only: wanted) == [
        "one.loadView", "one.viewDidLoad", "one.viewWillAppear", "one.viewWillLayoutSubviews",
        "one.viewDidLayoutSubviews", "one.viewDidAppear",
      ])
    window.isHidden = true
  }

  @Test("A root view made in code follows its superview in both directions")
  func autoresizing() {
    #expect(one.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("Adding a child that has a parent takes it from there first")
  func reparenting() {
    let theatre = Theatre(parent)
    addOne()
    theatre.journal.clear()
    other.addChild(one)
    #expect(
      theatre.journal.read(only: ["Move"]) == ["one.didMove", "one.willMove"])
    #expect(parent.children == [])
    #expect(one.parent === other)
  }
}
