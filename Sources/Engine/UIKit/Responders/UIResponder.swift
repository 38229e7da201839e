import HeadlessQuartzCore

/// An object that handles events, or passes them on to the next responder.
///
/// The chain leads from a view to its controller or superview, then to the window, and ends at
/// the application.
///
/// Fidelity: `reloadInputViews`, `accessibilityIncrement`, `accessibilityDecrement`,
/// `setNeedsFocusUpdate`, `updateFocusIfNeeded`, `didUpdateFocus`, `buildMenu`, `validate`,
/// `prepareForInterfaceBuilder`, `encodeRestorableState`, `decodeRestorableState`,
/// `applicationFinishedRestoringState` and the edit commands `cut`, `copy`, `paste`, `select`,
/// `selectAll` and `delete` do nothing, or are never called.
open class UIResponder: NSObject {
  /// The values of `objc_setAssociatedObject`.
  var associations: [UnsafeRawPointer: AssociatedValue] = [:]
  var accessibility = Accessibility()

  public override init() {
    super.init()
  }

  /// Fidelity: called on controllers of a storyboard only, since there are no nib files.
  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}

  // MARK: The chain

  open var next: UIResponder? { nil }

  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Fails if this object or the present first responder refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = FirstResponder.current, !present.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  /// Fails if this object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }

  // MARK: Keyboard

  // Fidelity: there is no keyboard, so these are never read.
  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  open func reloadInputViews() {}

  /// Fidelity: never shown, as there is no keyboard.
  open var inputViewController: UIInputViewController? { nil }

  /// Fidelity: nobody types, so that it is not asked.
  open var textInputMode: UITextInputMode? { nil }

  open var textInputContextIdentifier: String? { nil }

  // MARK: Focus, of views and controllers; the engine focuses nothing

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Fidelity: does nothing, here and below.
  open func setNeedsFocusUpdate() {}

  open func updateFocusIfNeeded() {}

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Fidelity: never called, since nothing is focused.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Actions

  /// Fidelity: never called, since no menu opens, as for the next.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  open func validate(_ command: UICommand) {}

  /// `true` if the object implements the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self)
  }

  /// The first responder in the chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit commands

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  /// The undo manager of the next responder; a window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches, passed to `next` unless overridden

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system or a recognizer has taken the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Shaking

  // Fidelity: the device is never shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Keys and buttons

  // Fidelity: nothing is ever pressed.
  open var keyCommands: [UIKeyCommand]? { nil }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility, kept for the app's own use

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  /// In reading order; `nil` means the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  // Fidelity: no assistive technology calls these.
  /// Fidelity: kept for the app's own use.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Fidelity: never called; nobody scrolls by VoiceOver.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Fidelity: never called, since there is no remote control.
  open func remoteControlReceived(with event: UIEvent?) {}

  open func accessibilityActivate() -> Bool { false }

  open func accessibilityIncrement() {}

  open func accessibilityDecrement() {}

  open func accessibilityPerformEscape() -> Bool { false }

  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: State restoration

  // Fidelity: never called.
  open func encodeRestorableState(with coder: NSCoder) {}

  open func decodeRestorableState(with coder: NSCoder) {}

  open func applicationFinishedRestoringState() {}

  // MARK: Traits

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The responder that receives keyboard input.
enum FirstResponder {
  static var current: UIResponder? {
    get { World.current.uiKit.firstResponder }
    set {
      World.current.uiKit.firstResponder = newValue
      // A window's record says that a keyboard is shown.
      UIApplication.shared.keyWindow?.layer.touch()
    }
  }
}
