import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing
@Suite("Containing controllers", .inNewWorld)
struct ContainingControllers {
  let parent = Page("parent")
  let one = Page("one")
  let other = Page("other")

  private func addOne() {
    parent.addChild(one)
    parent.view.addSubview(one.view)
    one.didMove(toParent: parent)
  }

  @Test("transition(from:to:) sends viewDidAppear before viewDidDisappear, and didMove last")
  func exchange() {
    addOne()
    let app = TestApp(parent)
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
    app.settle()
    #expect(
      app.log.read() == [
        "other.willMove", "one.willMove", "one.viewWillDisappear", "other.viewWillAppear",
        "other.viewDidAppear", "one.viewDidDisappear", "other.didMove", "one.didMove",
      ])
    #expect(one.view.superview == nil)
  }

  @Test("A child appears when its view enters a visible parent, and disappears when it leaves")
  func addedLater() {
    let app = TestApp(parent)
    addOne()
    app.turn()
    one.view.removeFromSuperview()
    app.settle()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "one.viewWillAppear", "one.viewDidAppear", "one.viewWillDisappear",
        "one.viewDidDisappear",
      ])
  }

  @Test("Children disappear together with their parent")
  func forwarded() {
    addOne()
    let app = TestApp(parent)
    app.window.isHidden = true
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "parent.viewWillDisappear", "one.viewWillDisappear", "parent.viewDidDisappear",
        "one.viewDidDisappear",
      ])
  }

  @Test("The children of a parent that forwards appearance by hand get no automatic callbacks")
  func byHand() {
    final class Manually: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let animator = Manually()
    let app = TestApp(animator)
    animator.addChild(one)
    animator.view.addSubview(one.view)
    #expect(app.log.read(only: CallLog.appearance) == [])
    one.beginAppearanceTransition(true, animated: false)
    one.endAppearanceTransition()
    #expect(
      app.log.read(only: CallLog.appearance) == [
        "one.viewWillAppear", "one.viewDidAppear",
      ])
    #expect(app.log.faults == [])
  }

  @Test("Unbalanced appearance calls are faults and send no callbacks")
  func unbalanced() {
    let app = TestApp(parent)
    one.endAppearanceTransition()
    one.beginAppearanceTransition(false, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    #expect(
      app.log.faults == [
        "unbalanced-appearance-call", "unbalanced-appearance-call",
        "unbalanced-appearance-call",
      ])
    #expect(app.log.read(only: CallLog.appearance) == ["one.viewWillAppear"])
  }

  @Test("viewWillAppear comes before the first layout, viewDidAppear after it")
  func firstLayout() {
    let log = CallLog()
    let window = UIWindow.launch(root: one, size: TestApp.phone)
    _ = MainLoop.shared.settle(limit: 5)
    let wanted = CallLog.appearance + ["LayoutSubviews", "viewDidLoad", "loadView"]
    #expect(
      log.read(only: wanted) == [
        "one.loadView", "one.viewDidLoad", "one.viewWillAppear", "one.viewWillLayoutSubviews",
        "one.viewDidLayoutSubviews", "one.viewDidAppear",
      ])
    window.isHidden = true
  }

  @Test("A root view made in code has flexible width and height")
  func autoresizing() {
    #expect(one.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("Adding a child that has a parent removes it from that parent first")
  func reparenting() {
    let app = TestApp(parent)
    addOne()
    app.log.clear()
    other.addChild(one)
    #expect(
      app.log.read(only: ["Move"]) == ["one.didMove", "one.willMove"])
    #expect(parent.children == [])
    #expect(one.parent === other)
  }
}
