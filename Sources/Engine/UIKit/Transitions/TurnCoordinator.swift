import HeadlessQuartzCore

/// The coordinator of a device rotation, in which no controller comes or goes.
final class TurnCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  private weak var window: UIWindow?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var isOver = false

  init(duration: TimeInterval, in window: UIWindow) {
    transitionDuration = duration
    self.window = window
  }

  // MARK: - Properties of the rotation

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// The root view: a rotation needs no container.
  var containerView: UIView { window?.rootViewController?.view ?? UIView() }

  /// Always a quarter turn clockwise: the engine doesn't know the former orientation.
  var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: .pi / 2) }

  /// The root for both keys.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    window?.rootViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { window?.rootViewController?.view }

  // MARK: - Alongside animations

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // A rotation is never interactive, so no handler is called.
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

  func runAlongside() {
    let batch = animations
    animations = []
    for animation in batch {
      EngineLog.call(toApp: true, self, "animate(alongsideTransition:)")
      animation(self)
    }
  }

  func complete() {
    isOver = true
    let batch = completions
    completions = []
    for completion in batch {
      EngineLog.call(toApp: true, self, "animate(alongsideTransition:completion:)")
      completion(self)
    }
  }
}
