import HeadlessQuartzCore

/// Subclasses override the `touches…` methods and set ``state``; each state that the machine allows
/// to be entered, except `.failed`, sends the action to every target.
///
/// Fidelity: `requiresExclusiveTouchType` is kept without effect.
open class UIGestureRecognizer: NSObject {
  /// Discrete gestures go from `.possible` to `.ended` or `.failed`.
  ///
  /// Continuous ones go from `.possible` to `.began`, any number of times to `.changed`, and then
  /// to `.ended` or `.cancelled`; or to `.failed` at once.
  public enum State: Int, Sendable {
    case possible = 0
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The name of `.ended` for discrete gestures.
    public static var recognized: State { .ended }
  }

  struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  /// A recognizer that has to fail first, as set by `require(toFail:)`.
  struct FailureRequirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The recognizer's own state; `state` is the public view of it.
  var machine = StateMachine() {
    didSet { PropertyObservers.changed(self) }
  }
  /// The states to enter once others have failed.
  var pendingStates: [State] = []
  /// The state whose action is being sent.
  var stateBeingSent: State?
  private(set) var targets: [Target] = []
  private(set) var failureRequirements: [FailureRequirement] = []
  /// The touches of this sequence that are still down, or were lifted by the present event.
  var trackedTouches: [UITouch] = []
  /// Every touch since the recognizer last started over.
  var sequence: [UITouch] = []
  /// The last centroid while fingers were down, in the window's coordinates.
  private var latestCentroid = CGPoint.zero

  open weak var delegate: UIGestureRecognizerDelegate?
  open internal(set) weak var view: UIView? {
    didSet { if view !== oldValue && oldValue != nil { abandon() } }
  }
  /// Whether it belongs to a view of UIKit, such as a scroll view's pan.
  var isPartOfView = false
  open var name: String?
  /// Whether recognition cancels the touches in the view.
  open var cancelsTouchesInView = true
  /// Whether the view receives new touches only after this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view learns of lifted fingers only after this recognizer has failed.
  open var delaysTouchesEnded = true
  /// Fidelity: stored like the property below, because every touch is a finger.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var requiresExclusiveTouchType = true

  /// Setting it to `false` cancels a gesture that is being recognized.
  open var isEnabled = true {
    didSet {
      if !isEnabled && oldValue { abandon() }
      if isEnabled != oldValue { view?.layer.touch() }
    }
  }

  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: State

  /// Set by subclasses only.
  ///
  /// A recognizer that has to wait for another to fail stays `.possible` meanwhile. A transition
  /// that the machine does not allow changes nothing and is the fault `gesture-state-invalid`.
  open var state: State {
    get { stateBeingSent ?? machine.state }
    set { requestTransition(to: newValue) }
  }

  // MARK: Targets

  /// Adding the same pair twice changes nothing.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// `nil` stands for every target, or every action.
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

  /// Whether this recognizer makes the other fail when it recognizes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other makes this recognizer fail when it recognizes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until the other has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other waits until this recognizer has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Touches

  /// Whether the recognizer receives an event with new touches.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Subclasses call `super`, here and in the three methods below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the recognizer starts over; subclasses clear the gesture that is over.
  open func reset() {}

  /// Removes a touch from this gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open var numberOfTouches: Int { trackedTouches.count }

  /// The centroid of the fingers, in the view's coordinates or, for `nil`, the window's.
  open func location(in view: UIView?) -> CGPoint {
    let centroid = centroid
    return view?.convert(centroid, from: nil) ?? centroid
  }

  /// Fingers are numbered in the order in which they landed.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The centroid of the fingers in the window's coordinates; without fingers, the last one.
  var centroid: CGPoint { CGPoint.centroid(of: trackedTouches.map(\.position)) ?? latestCentroid }

  /// Keeps the centroid for the time after the last finger is dropped.
  func rememberCentroid() { latestCentroid = centroid }
}
