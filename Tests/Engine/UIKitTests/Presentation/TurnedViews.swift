import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Views that are turned in space", .inNewWorld)
struct TurnedViews {
  /// Turns the presenter's view away while another one is on the screen.
  private final class Door: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var doesComplete = true

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.1
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      let door = context.viewController(forKey: .from)?.view
      if doesComplete { door?.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
      context.completeTransition(doesComplete)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
  }

  @Test("A presenter's view that was turned away keeps its centre, and nobody is blamed")
  func returning() {
    let door = Door()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let shown = UIViewController()
    shown.modalPresentationStyle = .fullScreen
    shown.transitioningDelegate = door
    let faults = recordedFaults {
      root.present(shown, animated: true)
      MainLoop.shared.advance(by: 1)
      for doesComplete in [false, true] {
        door.doesComplete = doesComplete
        shown.dismiss(animated: true)
        MainLoop.shared.advance(by: 1)
        #expect(root.view.center == CGPoint(x: 195, y: 422))
        #expect(root.view.bounds.size == CGSize(width: 390, height: 844))
      }
    }
    // Of the animator that gives up without a cancellation.
    #expect(faults == ["completed-false-without-cancel"])
  }

  @Test("A pushed view that is turned keeps its centre, and nobody is blamed")
  func pushing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.isHidden = false
    let pushed = UIViewController()
    pushed.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let faults = recordedFaults {
      pushed.view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      navigation.pushViewController(pushed, animated: false)
      MainLoop.shared.advance(by: 1)
    }
    #expect(faults == [])
    #expect(pushed.view.center == CGPoint(x: 150, y: 100))
  }
}
