import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Page view controllers", .inNewWorld)
struct PageViewControllerTests {
  private final class Page: UIViewController {
    let number: Int
    var callbacks: [String] = []
    var note: (String) -> Void = { _ in }

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { hear("will appear") }
    override func viewDidAppear(_ animated: Bool) { hear("did appear") }
    override func viewWillDisappear(_ animated: Bool) { hear("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { hear("did disappear") }

    private func hear(_ call: String) {
      callbacks.append(call)
      note("\(number) \(call)")
    }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { Page($0) }
    var history: [String] = []

    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }
    private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
      let index = ((page as? Page)?.number ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ controller: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) {
      history.append("will \(pending.compactMap { ($0 as? Page)?.number })")
    }
    func pageViewController(
      _ controller: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      history.append(
        "did \(previousViewControllers.compactMap { ($0 as? Page)?.number }) \(completed)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let book = Book()
  private let controller: UIPageViewController
  private let screen: TouchScreen

  init() {
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    controller.dataSource = book
    controller.delegate = book
    window.rootViewController = controller
    window.isHidden = false
    screen = TouchScreen(window: window)
    MainLoop.shared.turn()
  }

  private func act(_ action: TouchScreen.Change.Action, _ place: CGPoint) {
    screen.send([.init(finger: 0, action: action, location: place)])
    MainLoop.shared.turn()
  }

  private func swipe(by distance: CGFloat) {
    let start: CGFloat = distance < 0 ? 380 : 20
    act(.lands, CGPoint(x: start, y: 300))
    for step in 1...10 {
      MainLoop.shared.advance(by: 1.0 / 60)
      let x = start + distance * CGFloat(step) / 10
      act(.moves, CGPoint(x: x, y: 300))
    }
    MainLoop.shared.advance(by: 0.3)
    act(.lifts, CGPoint(x: start + distance, y: 300))
    MainLoop.shared.advance(by: 2)
  }

  @Test("The first page fills the controller and appears once")
  func first() {
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.pages[0].parent === controller)
    #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: window) == window.bounds)
    #expect(book.pages[0].callbacks == ["will appear", "did appear"])
  }

  @Test("Setting a page with animation moves it in and then calls the completion")
  func turning() {
    var completions: [Bool] = []
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      completions.append($0)
    }
    #expect(book.pages[1].callbacks == ["will appear"] && completions.isEmpty)
    MainLoop.shared.advance(by: 0.15)
    let middle = book.pages[1].view.convert(CGPoint.zero, to: window).x
    #expect(middle > 50 && middle < 350)
    MainLoop.shared.advance(by: 1)
    #expect(completions == [true])
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.pages[1].callbacks == ["will appear", "did appear"])
    #expect(book.pages[0].callbacks.suffix(2) == ["will disappear", "did disappear"])
    #expect(book.pages[0].parent == nil && book.pages[0].view.superview == nil)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: window) == window.bounds)
    #expect(book.history.isEmpty)
  }

  @Test("A page that is turned while its controller appears is balanced")
  func turnedWhileAppearing() {
    final class Impatient: UIPageViewController {
      var following: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let page = following else { return }
        following = nil
        setViewControllers([page], direction: .forward, animated: true)
      }
    }
    let (first, second) = (Page(0), Page(1))
    let pages = Impatient(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.following = second
    let faults = recordedFaults {
      window.rootViewController = pages
      MainLoop.shared.advance(by: 2)
    }
    #expect(faults == [])
    #expect(first.callbacks == ["will appear", "will disappear", "did disappear"])
    #expect(second.callbacks == ["will appear", "did appear"])
  }

  @Test("A swipe beyond the middle turns the page, and a shorter one does not")
  func swiping() {
    swipe(by: -300)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.history == ["will [1]", "did [0] true"])
    swipe(by: -60)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.history.suffix(2) == ["will [2]", "did [1] false"])
    #expect(
      book.pages[2].callbacks == ["will appear", "will disappear", "did disappear"])
    swipe(by: 300)
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test("After a swipe that turns no page the old page hears all before the new one")
  func cancelled() {
    var calls: [String] = []
    for page in book.pages { page.note = { calls.append($0) } }
    swipe(by: -60)
    #expect(
      calls == [
        "1 will appear", "0 will disappear",
        "0 will appear", "0 did appear", "1 will disappear", "1 did disappear",
      ])
  }

  @Test("Setting the page that is shown completes only without animation")
  func settingTheSame() {
    var completions: [String] = []
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: true) { _ in
      completions.append("animated")
    }
    MainLoop.shared.advance(by: 2)
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false) { _ in
      completions.append("at once")
    }
    MainLoop.shared.advance(by: 2)
    #expect(completions == ["at once"])
    #expect(book.pages[0].callbacks == ["will appear", "did appear"])
  }

  @Test("A swipe before the first page does nothing")
  func ending() {
    swipe(by: 300)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.history.isEmpty)
    #expect(book.pages[0].view.convert(CGPoint.zero, to: window) == .zero)
  }
}
