import HeadlessQuartzCore

/// Watches the touches of a view and its subviews for a gesture, and tells its targets.
///
/// Subclasses override the `touches…` methods and set ``state``; each state that the machine allows
/// to be entered, except `.failed`, sends the action to every target.
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come.
  ///
  /// Discrete gestures go from `.possible` to `.ended` or `.failed`. Continuous ones go from
  /// `.possible` to `.began`, any number of times to `.changed`, and then to `.ended` or
  /// `.cancelled`; or to `.failed` at once.
  public enum State: Int, Sendable {
    /// Nothing is decided yet.
    case possible = 0
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture is over, or a discrete one was recognized.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// This was no such gesture.
    case failed

    /// What discrete gestures call `.ended`.
    public static var recognized: State { .ended }
  }

  /// Someone who is told when the state changes.
  struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  /// A recognizer that has to fail first, as told by `require(toFail:)`.
  struct FailureRequirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Where the machine stands; `state` is what the outside may set and see.
  var machine = StateMachine()
  /// The states that will be entered once others have failed.
  var waiting: [State] = []
  /// While targets are told of a state, that state.
  var announced: State?
  private(set) var targets: [Target] = []
  private(set) var failureRequirements: [FailureRequirement] = []
  /// The touches of this sequence that are still down, or were lifted by the present event.
  var trackedTouches: [UITouch] = []
  /// Every touch since the recognizer last started over.
  var sequence: [UITouch] = []
  /// Where the fingers' centre was last seen, in the window's coordinates.
  private var latestCentre = CGPoint.zero

  /// Who has a say in what this recognizer does.
  ///
  /// Not retained.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// The view whose touches are watched.
  open internal(set) weak var view: UIView? {
    didSet { if view !== oldValue && oldValue != nil { abandon() } }
  }
  /// What the app calls this recognizer.
  open var name: String?
  /// Whether a recognition takes the touches away from their view.
  ///
  /// Default `true`.
  open var cancelsTouchesInView = true
  /// Whether the view learns of new touches only after this recognizer has failed.
  ///
  /// Default `false`.
  open var delaysTouchesBegan = false
  /// Whether the view learns that fingers lifted only after this recognizer has failed.
  ///
  /// Default `true`.
  open var delaysTouchesEnded = true
  /// Kept and not used: every touch is a finger.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Kept and not used: there are no other pointers.
  open var requiresExclusiveTouchType = true

  /// Whether touches are watched.
  ///
  /// Turning it off cancels a gesture that is being recognized.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { abandon() } }
  }

  /// Creates a recognizer that sends an action to a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: State

  /// How far this recognizer has come; set by subclasses only.
  ///
  /// A recognizer that has to wait for another to fail stays `.possible` meanwhile. A transition
  /// that the machine does not know changes nothing and is recorded as the fault
  /// `gesture-state-invalid`.
  open var state: State {
    get { announced ?? machine.state }
    set { request(newValue) }
  }

  // MARK: Targets

  /// Has a further target told; adding the same pair twice changes nothing.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Has a target told no longer; `nil` stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  // MARK: Other recognizers

  /// Makes this recognizer wait until another one has failed; it fails if the other recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer })
    else { return }
    failureRequirements.append(FailureRequirement(recognizer: otherGestureRecognizer))
  }

  /// Whether a recognition by this recognizer makes the other fail.
  ///
  /// Default `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a recognition by the other makes this recognizer fail.
  ///
  /// Default `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until the other has failed.
  ///
  /// Default `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other waits until this recognizer has failed.
  ///
  /// Default `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Touches

  /// Whether an event with new touches is looked at.
  ///
  /// Default `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Fingers landed.
  ///
  /// Subclasses call `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  ///
  /// Subclasses call `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  ///
  /// Subclasses call `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took fingers away.
  ///
  /// Subclasses call `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the recognizer starts over; subclasses forget the gesture that is over.
  open func reset() {}

  /// Leaves a touch out of this recognizer's gesture from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the fingers that take part, in the view's coordinates; `nil` asks for the
  /// window's.
  open func location(in view: UIView?) -> CGPoint {
    let centre = centre
    return view?.convert(centre, from: nil) ?? centre
  }

  /// Where one of the fingers is, counted from 0 in the order in which they landed.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The middle of the fingers, in the window's coordinates; the last known one if there are none.
  var centre: CGPoint {
    if let centre = CGPoint.centre(of: trackedTouches.map(\.position)) { latestCentre = centre }
    return latestCentre
  }
}
