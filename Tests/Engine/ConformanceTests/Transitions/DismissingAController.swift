import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.9 and the order M2 of 2.10, for dismissals.
@MainActor
@Suite("Dismissing a controller", .oneAtATime)
struct DismissingAController {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let director = Director()
  let fade = Fade()

  init() {
    presented.transitioningDelegate = director
    director.dismissing = fade
  }

  private func presentFirst(
    _ style: UIModalPresentationStyle, from root: UIViewController? = nil
  ) -> Theatre {
    let theatre = Theatre(root ?? presenter)
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    theatre.settle()
    theatre.journal.clear()
    return theatre
  }

  @Test("A full-screen dismissal asks, tells, animates and tells again in this order")
  func fullScreenHistory() {
    let theatre = presentFirst(.fullScreen)
    presented.dismiss(animated: true) {
      EngineLog.call(toApp: true, theatre.journal, "dismiss completion")
    }
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "Director.animationController -> Fade",
        "Director.interactionControllerForDismissal -> nil",
        "Fade.transitionDuration -> 0.5",
        "presented.viewWillDisappear",
        "presenter.viewWillAppear",
        "transition began",
        "Fade.animateTransition",
        "transition completed(true)",
        "presenter.viewDidAppear",
        "presented.viewDidDisappear",
        "Fade.animationEnded",
        "Journal.dismiss completion",
      ])
    #expect(presenter.view.superview is UIWindow)
  }

  @Test("A custom dismissal tells its presentation controller at the beginning and at the end")
  func customHistory() {
    director.presentation = { Chrome(presentedViewController: $0, presenting: $1) }
    let theatre = presentFirst(.custom)
    presenter.dismiss(animated: true)
    theatre.settle()
    #expect(
      theatre.journal.read() == [
        "Director.animationController -> Fade",
        "Director.interactionControllerForDismissal -> nil",
        "Fade.transitionDuration -> 0.5",
        "presented.viewWillDisappear",
        "Chrome.dismissalTransitionWillBegin",
        "transition began",
        "Fade.animateTransition",
        "transition completed(true)",
        "Chrome.dismissalTransitionDidEnd",
        "presented.viewDidDisappear",
        "Fade.animationEnded",
      ])
  }

  @Test("Relations last through the will calls and are gone in the did calls")
  func relations() {
    final class Witness: UIViewController {
      var saw: [String] = []
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
      private func note(_ name: String) {
        saw.append("\(name) \(presentingViewController != nil) \(isBeingDismissed)")
      }
    }
    final class Host: UIViewController {
      var saw: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      private func note(_ name: String) {
        saw.append("\(name) \(presentedViewController != nil)")
      }
    }
    let host = Host()
    let witness = Witness()
    let theatre = Theatre(host)
    witness.modalPresentationStyle = .fullScreen
    host.present(witness, animated: false)
    host.saw = []
    host.dismiss(animated: true)
    theatre.settle()
    #expect(witness.saw == ["willDisappear true true", "didDisappear false true"])
    #expect(host.saw == ["willAppear true", "didAppear false"])
    #expect(!witness.isBeingDismissed)
  }

  @Test(
    "Only styles that removed the presenter's view give the animator that view back",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.custom, false), (.overFullScreen, false),
      (.pageSheet, false),
    ])
  func toView(style: UIModalPresentationStyle, isThere: Bool) {
    let theatre = presentFirst(style)
    var views: [UIView?] = []
    fade.seen = { views = [$0.view(forKey: .from), $0.view(forKey: .to)] }
    presenter.dismiss(animated: true)
    #expect(views.first! === presented.view)
    #expect((views.last! === presenter.view) == isThere)
    theatre.settle()
    #expect(presenter.view.superview === theatre.window)
    #expect(theatre.window.subviews.count == 1)
  }

  @Test("Frames: the presented one starts where it is, the presenter ends full screen")
  func frames() {
    let theatre = presentFirst(.fullScreen)
    var frames: [CGRect] = []
    fade.seen = { [presenter, presented] in
      frames = [
        $0.initialFrame(for: presented), $0.finalFrame(for: presented),
        $0.initialFrame(for: presenter), $0.finalFrame(for: presenter),
      ]
    }
    presenter.dismiss(animated: true)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(frames == [screen, .zero, .zero, screen])
    theatre.settle()
  }

  @Test("A cancelled full-screen dismissal leaves the presenter's view in the container")
  func cancelled() {
    let hand = Hand()
    director.interaction = hand
    let theatre = presentFirst(.fullScreen)
    presented.dismiss(animated: true)
    hand.end(finishing: false)
    theatre.settle()
    #expect(presenter.view.superview === presented.view.superview)
    #expect(presented.presentingViewController === presenter)
    #expect(
      theatre.journal.read(only: Journal.appearance) == [
        "presented.viewWillDisappear", "presenter.viewWillAppear",
        "presenter.viewWillDisappear", "presenter.viewDidDisappear",
        "presented.viewWillAppear", "presented.viewDidAppear",
      ])
    #expect(theatre.journal.faults == [])
    // And it can be dismissed for good afterwards.
    director.interaction = nil
    presented.dismiss(animated: true)
    theatre.settle()
    #expect(theatre.window.subviews == [presenter.view])
    #expect(presented.view.window == nil)
  }

  @Test("Dismissing from the bottom animates the topmost controller and takes the others along")
  func wholeStack() {
    let middle = Page("middle")
    let theatre = Theatre(presenter)
    middle.modalPresentationStyle = .fullScreen
    presented.modalPresentationStyle = .fullScreen
    presenter.present(middle, animated: false)
    middle.present(presented, animated: false)
    var from: UIViewController?
    var to: UIViewController?
    fade.seen = {
      from = $0.viewController(forKey: .from)
      to = $0.viewController(forKey: .to)
    }
    presenter.dismiss(animated: true)
    theatre.settle()
    #expect(from === presented)
    #expect(to === presenter)
    #expect(theatre.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
    #expect(middle.presentingViewController == nil)
    #expect(middle.presentedViewController == nil)
  }

  @Test("Where nothing is presented, dismissing only calls its completion")
  func nothing() {
    let theatre = Theatre(presenter)
    presenter.dismiss(animated: true) {
      EngineLog.call(toApp: true, theatre.journal, "completion")
    }
    theatre.settle()
    #expect(theatre.journal.read() == ["Journal.completion"])
  }

  @Test("After a dismissal its view and its container are gone", arguments: [0, 4])
  func emptied(style: Int) throws {
    let theatre = presentFirst(try #require(UIModalPresentationStyle(rawValue: style)))
    var container: UIView?
    fade.seen = { container = $0.containerView }
    presented.dismiss(animated: true)
    #expect(container?.window != nil)
    theatre.settle()
    #expect(try #require(container).window == nil)
    #expect(presented.view.superview == nil)
    #expect(presenter.view.window != nil)
  }

  @Test("Nobody holds a dismissed controller or its presentation")
  func released() {
    weak var gone: UIViewController?
    weak var controller: UIPresentationController?
    let theatre = Theatre(presenter)
    do {
      let page = Page("page")
      page.transitioningDelegate = director
      director.presenting = fade
      director.presentation = { Chrome(presentedViewController: $0, presenting: $1) }
      page.modalPresentationStyle = .custom
      presenter.present(page, animated: true)
      theatre.settle()
      gone = page
      controller = page.presentationController
      page.dismiss(animated: true)
    }
    theatre.settle()
    #expect(gone == nil)
    #expect(controller == nil)
  }
}
