import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Requirements that are optional in Objective-C", .inNewWorld)
struct OptionalRequirementTests {
  private final class EmptyDelegate: NSObject, UIViewControllerTransitioningDelegate {}

  private final class NilDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
  }

  private final class SwiftTwoDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationControllerForDismissedController(
      _ dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { InstantExchange() }
  }

  /// Implements a method that calls another delegate, which implements nothing.
  private final class NestedCallDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
      _ = OptionalRequirement.ask { EmptyDelegate().animationController(forDismissed: dismissed) }
      return nil
    }
  }

  private func implements(_ delegate: UIViewControllerTransitioningDelegate) -> Bool {
    OptionalRequirement.ask { delegate.animationController(forDismissed: UIViewController()) }
      != nil
  }

  @Test("A default implementation counts as missing; one that returns nil does not")
  func telling() {
    #expect(!implements(EmptyDelegate()))
    #expect(implements(NilDelegate()))
    #expect(implements(SwiftTwoDelegate()))
    #expect(implements(NestedCallDelegate()))
  }

  @Test("An implementation with its Swift 2 name is called through its current name")
  func oldName() {
    let answer = SwiftTwoDelegate().animationController(forDismissed: UIViewController())
    #expect(answer is InstantExchange)
  }

  @Test("Only implemented delegate methods are logged, before the events that they cause")
  func record() {
    final class WillShowDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        EngineLog.fault(.undefinedKey)
      }
    }
    let delegate = WillShowDelegate()
    let navigation = UINavigationController()
    var logged: [String] = []
    EngineLog.sink = { kind, _ in
      switch kind {
      case .call(let call): logged.append(call.method)
      case .fault(let fault): logged.append(fault.code.rawValue)
      default: break
      }
    }
    OptionalRequirement.tell(delegate, "didShow") {
      delegate.navigationController(navigation, didShow: UIViewController(), animated: false)
    }
    OptionalRequirement.tell(delegate, "willShow") {
      delegate.navigationController(navigation, willShow: UIViewController(), animated: false)
    }
    EngineLog.sink = nil
    #expect(logged == ["willShow", "undefined-key"])
  }

  @Test("_ifImplemented is nil if the method is not implemented")
  func ifImplemented() {
    let empty: UIViewControllerTransitioningDelegate? = EmptyDelegate()
    let old: UIViewControllerTransitioningDelegate? = SwiftTwoDelegate()
    #expect(_ifImplemented(empty?.animationController(forDismissed: UIViewController())) == nil)
    #expect(_ifImplemented(old?.animationController(forDismissed: UIViewController())) != nil)
  }
}
