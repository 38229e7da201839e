import HeadlessQuartzCore

/// Touches while transitions are open.
///
/// Fidelity: UIKit blocks these touches. Which view gets those that an interruptible transition
/// allows is an engine rule: the container, so that recognizers there and further up can catch the
/// transition, but neither of the two moving views.
extension UIWindow {
  /// The view that a touch may reach while transitions are open; `nil` if none.
  func allowedTarget(_ hit: UIView?) -> UIView? {
    guard var target = hit else { return nil }
    for transition in openTransitions {
      if let scope = transition.touchScope, !target.isDescendant(of: scope) { continue }
      guard transition.letsTouchesThrough else { return nil }
      let isMoving = [transition.fromView, transition.toView].contains { view in
        view.map { target.isDescendant(of: $0) } ?? false
      }
      if isMoving { target = transition.containerView }
    }
    return target
  }
}

extension UIWindow {
  /// Completes transitions that only wait for the next turn, so that another can begin.
  static func completeTransitionsOfThisTurn() {
    let open = UIApplication.shared.windows.flatMap(\.openTransitions)
    for transition in open where transition.endsInNextTurn && !transition.isOver {
      transition.completeTransition(true)
    }
  }
}

extension TransitionContext {
  /// Whether touches may catch the running transition.
  var letsTouchesThrough: Bool {
    if isInterruptible { return true }
    return interactor.map { !$0.wantsInteractiveStart } ?? false
  }
}
