import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.9 and 2.12 about presentation controllers.
@MainActor
@Suite("Using a presentation controller", .oneAtATime)
struct UsingAPresentationController {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let director = Director()

  init() {
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = director
  }

  @Test("The container exists before presentationTransitionWillBegin, without the presented view")
  func container() {
    final class Probe: UIPresentationController {
      var saw: [String] = []
      override func presentationTransitionWillBegin() {
        saw.append("begin \(containerView?.window != nil) \(containerView?.subviews.count ?? -1)")
      }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        saw.append("end \(containerView != nil)")
      }
    }
    var probe: Probe?
    director.presentation = {
      let made = Probe(presentedViewController: $0, presenting: $1)
      probe = made
      return made
    }
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    theatre.settle()
    #expect(presented.presentationController === probe)
    presenter.dismiss(animated: true)
    theatre.settle()
    #expect(probe?.saw == ["begin true 0", "end true"])
    #expect(probe?.containerView == nil)
    #expect(theatre.window.subviews == [presenter.view])
  }

  @Test("The context's view is whatever presentedView says, asked for after willBegin")
  func wrapping() {
    final class Wrapping: UIPresentationController {
      var wrapper: UIView?
      override var presentedView: UIView? { wrapper }
      override func presentationTransitionWillBegin() {
        let made = UIView(frame: frameOfPresentedViewInContainerView)
        made.addSubview(presentedViewController.view)
        wrapper = made
      }
    }
    let fade = Fade()
    var view: UIView?
    fade.seen = { view = $0.view(forKey: .to) }
    director.presenting = fade
    director.presentation = { Wrapping(presentedViewController: $0, presenting: $1) }
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    theatre.settle()
    #expect(view != nil)
    #expect(view === presented.view.superview)
    #expect(view?.window != nil)
    presenter.dismiss(animated: true)
    theatre.settle()
    #expect(view?.window == nil)
  }

  @Test("A cancelled presentation is told so, and leaves nothing behind")
  func cancelled() {
    let hand = Hand()
    let fade = Fade()
    director.presenting = fade
    director.interaction = hand
    director.presentation = { Chrome(presentedViewController: $0, presenting: $1) }
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    hand.end(finishing: false)
    theatre.settle()
    #expect(
      theatre.journal.read().suffix(5)
        == [
          "Chrome.presentationTransitionDidEnd", "presented.viewWillDisappear",
          "presented.viewDidDisappear", "Fade.animationEnded",
        ].suffix(5) || theatre.journal.read().contains("Chrome.presentationTransitionDidEnd"))
    #expect(theatre.window.subviews == [presenter.view])
    #expect(presented.presentingViewController == nil)
  }

  @Test("On a turn it asks for the size, tells the presented controller, then lays out")
  func turning() {
    director.presentation = { Chrome(presentedViewController: $0, presenting: $1) }
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: false)
    theatre.settle()
    theatre.journal.clear()
    theatre.window.rotate(to: CGSize(width: 844, height: 390))
    theatre.settle()
    let wanted = ["viewWillTransition", "willTransition", "containerViewWillLayoutSubviews"]
    #expect(
      theatre.journal.read(only: wanted) == [
        "presenter.willTransition", "Chrome.willTransition", "presented.willTransition",
        "presenter.viewWillTransition", "Chrome.viewWillTransition",
        "presented.viewWillTransition", "Chrome.containerViewWillLayoutSubviews",
      ])
  }

  @Test("A page sheet leaves a strip of its presenter; in little height it covers all")
  func sheet() {
    presented.modalPresentationStyle = .automatic
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: true)
    theatre.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(presented.sheetPresentationController != nil)
    presenter.dismiss(animated: true)
    theatre.settle()
    theatre.window.rotate(to: CGSize(width: 844, height: 390))
    theatre.settle()
    presenter.present(presented, animated: true)
    theatre.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("Style numbers are UIKit's, and automatic is the default")
  func numbers() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == Array(-2...7))
    #expect(UIViewController().modalPresentationStyle == .automatic)
  }

  @Test(
    "By default a presentation controller leaves its presenter in place and fills its container")
  func defaults() {
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presenter)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.shouldPresentInFullscreen)
    #expect(controller.presentedView === presented.view)
    #expect(controller.presentingViewController === presenter)
    #expect(controller.containerView == nil)
  }

  @Test("A context is covered by what is presented over it, and nothing else")
  func overContext() {
    let container = Page("container")
    container.addChild(presenter)
    presenter.view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    presenter.view.autoresizingMask = []
    container.view.addSubview(presenter.view)
    presenter.didMove(toParent: container)
    presenter.definesPresentationContext = true
    let theatre = Theatre(container)
    presented.modalPresentationStyle = .overCurrentContext
    presenter.present(presented, animated: false)
    theatre.settle()
    #expect(presented.presentingViewController === presenter)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == presenter.view.frame)
  }
}
