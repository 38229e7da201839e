import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Appearing", .inNewWorld)
struct Appearing {
  /// Notes its callbacks, and where its view is at that moment.
  private final class Probe: UIViewController {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func say(_ callback: String) {
      note("\(name) \(callback) \(view.window == nil ? "outside" : "\(Int(view.bounds.width))")")
    }

    override func viewWillAppear(_ animated: Bool) { say("will appear") }
    override func viewIsAppearing(_ animated: Bool) { say("is appearing") }
    override func viewWillLayoutSubviews() { say("layout") }
    override func viewDidAppear(_ animated: Bool) { say("did appear") }
  }

  private final class Notes {
    var lines: [String] = []
  }

  private let notes = Notes()

  private func probe(_ name: String) -> UIViewController {
    Probe(name) { [notes] in notes.lines.append($0) }
  }

  private var order: [String] {
    notes.lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test(
    "viewIsAppearing comes after viewWillAppear, in a window and with a frame, before the layout")
  func root() {
    let app = TestApp(probe("root"))
    #expect(
      order == [
        "root will appear outside", "root is appearing 390", "root layout 390",
        "root did appear 390",
      ])
    _ = app
  }

  @Test("A pushed and a presented controller are appearing once, before their first layout")
  func transitions() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(navigation)
    let pushed = probe("pushed")
    navigation.pushViewController(pushed, animated: true)
    app.settle()
    let presented = probe("presented")
    navigation.present(presented, animated: true)
    app.settle()
    #expect(notes.lines.filter { $0.contains("is appearing") }.count == 2)
    #expect(
      order.prefix(3) == [
        "pushed will appear outside", "pushed is appearing 390",
        "pushed layout 390",
      ])
    let shown = order.filter { $0.hasPrefix("presented") }
    #expect(shown.prefix(2) == ["presented will appear outside", "presented is appearing 390"])
    presented.dismiss(animated: true)
    app.settle()
  }

  @Test("A controller that returns is appearing again")
  func returning() {
    let first = probe("first")
    let navigation = UINavigationController(rootViewController: first)
    let app = TestApp(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    app.settle()
    notes.lines = []
    navigation.popViewController(animated: true)
    app.settle()
    #expect(
      order.filter { !$0.contains("layout") } == [
        "first will appear outside", "first is appearing 390", "first did appear 390",
      ])
  }

  @Test("The delegate of a navigation controller hears of the first controller too")
  func firstController() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("will show \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("did show \(viewController.title ?? "")") }
    }
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: Page("first"))
    navigation.delegate = delegate
    let app = TestApp(navigation)
    #expect(delegate.lines == ["will show first", "did show first"])
    navigation.setViewControllers([Page("other")], animated: false)
    app.settle()
    #expect(delegate.lines.suffix(2) == ["will show other", "did show other"])
  }

  @Test(
    "A page in a strip hears first when it arrives, and last in a curl that it leaves",
    arguments: [
      UIPageViewController.TransitionStyle.scroll, .pageCurl,
    ])
  func pages(style: UIPageViewController.TransitionStyle) {
    let log = Notes()
    final class Leaf: UIViewController {
      var note: (String) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { note("\(title!) will appear") }
      override func viewDidAppear(_ animated: Bool) { note("\(title!) did appear") }
      override func viewWillDisappear(_ animated: Bool) { note("\(title!) will disappear") }
      override func viewDidDisappear(_ animated: Bool) { note("\(title!) did disappear") }
    }
    let leaves = ["old", "new"].map { name in
      let leaf = Leaf()
      leaf.title = name
      leaf.note = { log.lines.append($0) }
      return leaf
    }
    let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    book.setViewControllers([leaves[0]], direction: .forward, animated: false)
    let app = TestApp(book)
    log.lines = []
    book.setViewControllers([leaves[1]], direction: .forward, animated: true)
    app.settle()
    let ends = ["new did appear", "old did disappear"]
    #expect(
      log.lines == ["new will appear", "old will disappear"]
        + (style == .scroll ? ends : ends.reversed()))
  }
}
