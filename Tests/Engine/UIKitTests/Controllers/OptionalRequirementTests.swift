import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// How the engine tells an answer of `nil` from no answer at all.
@MainActor
@Suite("Requirements that are optional in Objective-C", .oneAtATime)
struct OptionalRequirementTests {
  private final class Mute: NSObject, UIViewControllerTransitioningDelegate {}

  private final class Modern: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
  }

  private final class Old: NSObject, UIViewControllerTransitioningDelegate {
    func animationControllerForDismissedController(
      _ dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { InstantExchange() }
  }

  /// Implements one method, and asks another object in it that implements nothing.
  private final class Nested: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
      _ = OptionalRequirement.ask { Mute().animationController(forDismissed: dismissed) }
      return nil
    }
  }

  private func implements(_ delegate: UIViewControllerTransitioningDelegate) -> Bool {
    OptionalRequirement.ask { delegate.animationController(forDismissed: UIViewController()) }
      != nil
  }

  @Test("A default implementation counts as missing, the app's own does not, whatever it answers")
  func telling() {
    #expect(!implements(Mute()))
    #expect(implements(Modern()))
    #expect(implements(Old()))
    #expect(implements(Nested()))
  }

  @Test("An implementation under its name of Swift 2 is found by today's question")
  func oldName() {
    let answer = Old().animationController(forDismissed: UIViewController())
    #expect(answer is InstantExchange)
  }

  @Test("Questions that nobody answers are not in the record; what their answers do is, after them")
  func record() {
    final class Watcher: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        EngineLog.fault(.undefinedKey)
      }
    }
    let watcher = Watcher()
    let navigation = UINavigationController()
    var heard: [String] = []
    EngineLog.sink = { kind, _ in
      switch kind {
      case .call(let call): heard.append(call.method)
      case .fault(let fault): heard.append(fault.code.rawValue)
      default: break
      }
    }
    OptionalRequirement.tell(watcher, "didShow") {
      watcher.navigationController(navigation, didShow: UIViewController(), animated: false)
    }
    OptionalRequirement.tell(watcher, "willShow") {
      watcher.navigationController(navigation, willShow: UIViewController(), animated: false)
    }
    EngineLog.sink = nil
    #expect(heard == ["willShow", "undefined-key"])
  }

  @Test("The rewriter's door answers nil where nobody implements a method")
  func door() {
    let mute: UIViewControllerTransitioningDelegate? = Mute()
    let old: UIViewControllerTransitioningDelegate? = Old()
    #expect(_ifImplemented(mute?.animationController(forDismissed: UIViewController())) == nil)
    #expect(_ifImplemented(old?.animationController(forDismissed: UIViewController())) != nil)
  }
}
