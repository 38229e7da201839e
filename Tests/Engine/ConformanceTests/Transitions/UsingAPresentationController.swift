import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing
@Suite("Using a presentation controller", .inNewWorld)
struct UsingAPresentationController {
  let presenter = Page("presenter")
  let presented = Page("presented")
  let transitioningDelegate = TransitioningDelegate()

  init() {
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transitioningDelegate
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
    transitioningDelegate.presentation = {
      let made = Probe(presentedViewController: $0, presenting: $1)
      probe = made
      return made
    }
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.settle()
    #expect(presented.presentationController === probe)
    presenter.dismiss(animated: true)
    app.settle()
    #expect(probe?.saw == ["begin true 0", "end true"])
    #expect(probe?.containerView == nil)
    #expect(app.window.subviews == [presenter.view])
  }

  @Test("The context's view is the presentation controller's presentedView, read after willBegin")
  func wrapping() {
    final class WrappingPresentation: UIPresentationController {
      var wrapper: UIView?
      override var presentedView: UIView? { wrapper }
      override func presentationTransitionWillBegin() {
        let made = UIView(frame: frameOfPresentedViewInContainerView)
        made.addSubview(presentedViewController.view)
        wrapper = made
      }
    }
    let animator = FadeAnimator()
    var view: UIView?
    animator.willAnimate = { view = $0.view(forKey: .to) }
    transitioningDelegate.presenting = animator
    transitioningDelegate.presentation = {
      WrappingPresentation(presentedViewController: $0, presenting: $1)
    }
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.settle()
    #expect(view != nil)
    #expect(view === presented.view.superview)
    #expect(view?.window != nil)
    presenter.dismiss(animated: true)
    app.settle()
    #expect(view?.window == nil)
  }

  @Test("A cancelled presentation ends its presentation controller and removes its views")
  func cancelled() {
    let interactor = ManualInteractor()
    let animator = FadeAnimator()
    transitioningDelegate.presenting = animator
    transitioningDelegate.interaction = interactor
    transitioningDelegate.presentation = {
      HalfHeightPresentation(presentedViewController: $0, presenting: $1)
    }
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.turn()
    interactor.end(finishing: false)
    app.settle()
    #expect(
      app.log.read() == [
        "TransitioningDelegate.presentationController -> HalfHeightPresentation",
        "TransitioningDelegate.animationController -> FadeAnimator",
        "TransitioningDelegate.interactionControllerForPresentation -> ManualInteractor",
        "FadeAnimator.transitionDuration -> 0.5",
        "HalfHeightPresentation.presentationTransitionWillBegin",
        "presented.viewWillAppear",
        "transition began",
        "ManualInteractor.startInteractiveTransition",
        "transition interactionEnded(cancelled: true)",
        "transition completed(false)",
        "HalfHeightPresentation.presentationTransitionDidEnd",
        "presented.viewWillDisappear",
        "presented.viewDidDisappear",
        "FadeAnimator.animationEnded",
      ])
    #expect(app.window.subviews == [presenter.view])
    #expect(presented.presentingViewController == nil)
  }

  @Test("On rotation, the presentation controller tells the presented controller, then lays out")
  func turning() {
    transitioningDelegate.presentation = {
      HalfHeightPresentation(presentedViewController: $0, presenting: $1)
    }
    let app = TestApp(presenter)
    presenter.present(presented, animated: false)
    app.settle()
    app.log.clear()
    app.window.rotate(to: CGSize(width: 844, height: 390))
    app.settle()
    let wanted = ["viewWillTransition", "willTransition", "containerViewWillLayoutSubviews"]
    #expect(
      app.log.read(only: wanted) == [
        "presenter.willTransition", "HalfHeightPresentation.willTransition",
        "presented.willTransition",
        "presenter.viewWillTransition", "HalfHeightPresentation.viewWillTransition",
        "presented.viewWillTransition", "HalfHeightPresentation.containerViewWillLayoutSubviews",
      ])
  }

  @Test("A page sheet leaves a strip at the top, but fills the screen in compact height")
  func sheet() {
    presented.modalPresentationStyle = .automatic
    let app = TestApp(presenter)
    presenter.present(presented, animated: true)
    app.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(presented.sheetPresentationController != nil)
    presenter.dismiss(animated: true)
    app.settle()
    app.window.rotate(to: CGSize(width: 844, height: 390))
    app.settle()
    presenter.present(presented, animated: true)
    app.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("Presentation styles have UIKit's raw values, and the default reads as a page sheet")
  func numbers() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == Array(-2...7))
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
  }

  @Test(
    "By default, a presentation controller leaves the presenter's view in place")
  func defaults() {
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presenter)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.shouldPresentInFullscreen)
    #expect(controller.presentedView === presented.view)
    #expect(controller.presentingViewController === presenter)
    #expect(controller.containerView == nil)
  }

  @Test("A presentation over the current context covers exactly that context")
  func overContext() {
    let container = Page("container")
    container.addChild(presenter)
    presenter.view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    presenter.view.autoresizingMask = []
    container.view.addSubview(presenter.view)
    presenter.didMove(toParent: container)
    presenter.definesPresentationContext = true
    let app = TestApp(container)
    presented.modalPresentationStyle = .overCurrentContext
    presenter.present(presented, animated: false)
    app.settle()
    #expect(presented.presentingViewController === presenter)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == presenter.view.frame)
  }
}
