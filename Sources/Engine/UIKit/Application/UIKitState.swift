import HeadlessCoreGraphics
import HeadlessQuartzCore

/// UIKit's part of a `World`: everything that UIKit keeps for the length of a run.
final class UIKitState {
  lazy var application = UIApplication()
  lazy var screen = UIScreen()
  lazy var scene = UIWindowScene()
  weak var firstResponder: UIResponder?
  /// The frame of the view that is being made of a class of the app.
  var frameOfMadeView = CGRect.zero
  let segueBook = SegueBook()
  let associations = AssociationTable()
  /// Whether the run has the fault `method-not-exchanged`.
  var hasRecordedExchange = false
  let classNames = ClassNames()
  let appearanceProxies = AppearanceProxies()
  lazy var pasteboard = UIPasteboard()
  lazy var menuController = UIMenuController()

  // MARK: Touches

  let touchDelivery = TouchDelivery()
  let gestureEnvironment = GestureEnvironment()

  // MARK: Animations

  /// The innermost animation block that is running.
  var animationContext: AnimationContext?
  var areAnimationsEnabled = true
  /// Blocks between `beginAnimations(_:context:)` and `commitAnimations()`.
  var begunBlocks: [UIView.BeganBlock] = []
  var restorationJournal: RestorationJournal?
  /// Called with every new animation, while code runs whose animations have to be known.
  var animationObserver: ((ManagedAnimation) -> Void)?
  /// Added to the first block that the running `animateTransition(using:)` makes, and taken away then.
  var alongsideAnimations: ((AnimationContext) -> Void)?
  /// Keeps animators alive while they run.
  var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  // MARK: Transitions

  /// The contexts of animators and interaction controllers of the app whose transitions are over.
  var endedTransitions: [EndedTransition] = []

  // MARK: Layout and drawing

  let activeConstraints = ActiveConstraints()
  var isConstraintUpdateAwaited = false
  var graphicsContexts: [CGContext] = []
  var currentTraits: CurrentTraits?
  let traitUpdates = TraitUpdates()

  // MARK: Classes of the app

  /// Whether a class belongs to the app.
  var appClasses: [ObjectIdentifier: Bool] = [:]
  /// Whether a class of delegates implements `animationControllerFor` (navigation).
  var animatorVendors: [ObjectIdentifier: Bool] = [:]
  /// Whether the requirement that was called last has only its default implementation.
  var isRequirementMissing = false

  // MARK: Identifiers

  var transitionSerials = SerialNumbers()
  var detentSerials = SerialNumbers()
  var menuSerials = SerialNumbers()
  var actionSerials = SerialNumbers()
}

extension World {
  var uiKit: UIKitState {
    if let state = upperState { return unsafeDowncast(state, to: UIKitState.self) }
    let state = UIKitState()
    upperState = state
    return state
  }
}
