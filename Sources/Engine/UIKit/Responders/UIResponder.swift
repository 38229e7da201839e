import HeadlessQuartzCore

/// An object that can be asked to handle an event, and that knows whom to ask next.
///
/// The chain leads from a view to its controller (or its superview), on to the window and ends
/// at the application.
open class UIResponder: NSObject {
  /// What `objc_setAssociatedObject` hung onto this object.
  var associations: [UnsafeRawPointer: AssociatedValue] = [:]
  var accessibility = Accessibility()

  /// Creates a responder without a successor.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// The responder that is asked when this one does not handle something.
  open var next: UIResponder? { nil }

  /// Whether this object gets keyboard input first.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Whether this object accepts becoming first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being first responder when asked; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object the first responder, if it and the present one agree.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = FirstResponder.current, !present.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  /// Gives up being first responder, if this object agrees to.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }

  /// The view that replaces the keyboard while this object is first responder.
  ///
  /// Fidelity: kept and never shown; the engine has no keyboard.
  open var inputView: UIView? { nil }

  /// The view that sits on top of the keyboard.
  ///
  /// Fidelity: as ``inputView``.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other input views.
  ///
  /// Fidelity: does nothing; the engine has no keyboard.
  open func reloadInputViews() {}

  /// Whether the object can do what a menu or a key offers; `true` if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self)
  }

  /// The first object up the chain that can do something.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Touches

  /// Tells that fingers came down.
  ///
  /// Passes it on to ``next`` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved.
  ///
  /// Passes it on to ``next`` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted.
  ///
  /// Passes it on to ``next`` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that the system took the touches away, for instance because a gesture began.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Shaking

  /// Tells that the device began to be shaken.
  ///
  /// Fidelity: nobody shakes it here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells that the device was shaken.
  ///
  /// Fidelity: nobody shakes it here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells that it was no shaking after all.
  ///
  /// Fidelity: nobody shakes the device here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Keys and buttons

  /// Combinations of keys that the object answers to.
  ///
  /// Fidelity: nobody presses keys here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Tells that buttons of a remote control or a keyboard went down.
  ///
  /// Fidelity: nobody presses them here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells that buttons are pressed harder or less.
  ///
  /// Fidelity: nobody presses them here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells that buttons were let go.
  ///
  /// Fidelity: nobody presses them here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells that the system took the presses away.
  ///
  /// Fidelity: nobody presses buttons here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// Whether assistive technology can reach the object.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What assistive technology calls the object.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What assistive technology says about the object's state.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What assistive technology says about what the object does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What assistive technology takes the object for.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Whether what is in this object is hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether assistive technology ignores what is beside this object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  /// What assistive technology finds in this object, in order; `nil` leaves it to the views.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// What assistive technology offers to do with this object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Does what a tap would do, for assistive technology; `false` unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value larger, for assistive technology.
  open func accessibilityIncrement() {}

  /// Makes the value smaller, for assistive technology.
  open func accessibilityDecrement() {}

  /// Leaves what is in front, for assistive technology; `false` unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most likely thing, for assistive technology; `false` unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Restoring state

  /// Stores what a relaunched app needs; never called by the engine.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what an earlier launch stored; never called by the engine.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Tells that everything was restored; never called by the engine.
  open func applicationFinishedRestoringState() {}

  // MARK: Traits

  /// Tells that the traits of the environment changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Who gets keyboard input; there is one at most, since there is one keyboard.
enum FirstResponder {
  nonisolated(unsafe) private static weak var holder: UIResponder?

  static var current: UIResponder? {
    get { holder }
    set { holder = newValue }
  }
}
