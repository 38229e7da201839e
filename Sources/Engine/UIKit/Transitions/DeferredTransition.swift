import HeadlessQuartzCore
internal import Record

/// A transition that the app has asked for and that has not begun.
///
/// The app's call returns first. A push or pop begins in the layout that follows, a presentation or
/// dismissal after the commit. An animated one begins earlier if the app asks a controller that takes
/// part for its transition coordinator.
final class DeferredTransition {
  let operation: TransitionEvent.Operation
  let isAnimated: Bool
  private let controllers: [UIViewController]
  private weak var window: UIWindow?
  private let postponed = MainLoop.shared.transactions.postpone()
  private let body: () -> Void

  fileprivate init(
    _ operation: TransitionEvent.Operation, of controllers: [UIViewController], isAnimated: Bool,
    in window: UIWindow, _ body: @escaping () -> Void
  ) {
    self.operation = operation
    self.controllers = controllers
    self.isAnimated = isAnimated
    self.window = window
    self.body = body
  }

  func involves(_ controller: UIViewController) -> Bool {
    controllers.contains { $0 === controller }
  }

  /// Whether it is a presentation of the controller; the presenter comes first in the list.
  func presents(_ controller: UIViewController) -> Bool {
    operation == .present && controllers.last === controller
  }

  /// Begins the transition if it still waits.
  func begin() {
    guard leaveQueue() else { return }
    MainLoop.shared.transactions.resume(postponed, body)
  }

  func cancel() {
    guard leaveQueue() else { return }
    MainLoop.shared.transactions.resume(postponed) {}
  }

  private func leaveQueue() -> Bool {
    guard let window, let index = window.deferredTransitions.firstIndex(where: { $0 === self })
    else { return false }
    window.deferredTransitions.remove(at: index)
    return true
  }
}

extension UIWindow {
  /// Whether a presentation or dismissal is going on or about to begin.
  var isPresentingOrDismissing: Bool {
    let operations = openTransitions.map(\.operation) + deferredTransitions.map(\.operation)
    return operations.contains { $0 == .present || $0 == .dismiss }
  }

  /// Adds a transition to those that have not begun; presentations and dismissals begin after the
  /// commit, while a container's view begins its own with its layout.
  @discardableResult
  func deferTransition(
    _ operation: TransitionEvent.Operation, of controllers: [UIViewController], isAnimated: Bool,
    _ body: @escaping () -> Void
  ) -> DeferredTransition {
    let transition = DeferredTransition(
      operation, of: controllers, isAnimated: isAnimated, in: self, body)
    deferredTransitions.append(transition)
    if operation == .present || operation == .dismiss {
      MainLoop.shared.performAfterCommit { transition.begin() }
    }
    return transition
  }

  /// Whether a transition waits in any window.
  static var hasDeferredTransitions: Bool {
    UIApplication.shared.windows.contains { !$0.deferredTransitions.isEmpty }
  }

  /// Begins a presentation without animation that waits for the commit, so that the presented
  /// controller can present at once.
  static func beginUnanimatedPresentation(of controller: UIViewController) {
    for window in UIApplication.shared.windows {
      for transition in window.deferredTransitions
      where !transition.isAnimated && transition.presents(controller) {
        transition.begin()
      }
    }
  }

  /// Begins the animated transitions that a controller waits to take part in.
  static func beginTransitions(of controller: UIViewController) {
    for window in UIApplication.shared.windows {
      for transition in window.deferredTransitions
      where transition.isAnimated && transition.involves(controller) {
        transition.begin()
      }
    }
  }
}
