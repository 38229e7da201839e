/// A change of a navigation stack whose transition has not begun.
///
/// Several changes in a row become one, from the controller on screen to the last top.
struct PendingChange {
  let formerStack: [UIViewController]
  /// The controllers of the former stack and of those in between that are not on the stack now.
  private(set) var leaving: [UIViewController] = []
  /// Whether the latest change is animated.
  private(set) var isAnimated = false
  var transition: DeferredTransition?

  init(formerStack: [UIViewController]) { self.formerStack = formerStack }

  /// The controller on screen.
  var from: UIViewController? { formerStack.last }

  var leavingFormerStack: [UIViewController] {
    leaving.filter { old in formerStack.contains { $0 === old } }
  }

  /// The controllers that came and went since the change began.
  var neverShown: [UIViewController] {
    leaving.filter { old in !formerStack.contains { $0 === old } }
  }

  mutating func continueTo(
    _ stack: [UIViewController], without dropped: [UIViewController], animated: Bool
  ) {
    leaving = (leaving + dropped).filter { old in !stack.contains { $0 === old } }
    isAnimated = animated
  }
}
