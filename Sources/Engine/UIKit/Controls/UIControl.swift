import HeadlessQuartzCore

open class UIControl: UIView {
  override var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      layer.touch()
      stateDidChange()
    }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Set while a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Subclasses of the engine's update their look here; a control of the app's is not laid out.
  func stateDidChange() {}

  // MARK: Targets

  private var commands: [ControlCommand] = []

  /// Sends an action to a target, which is not retained.
  ///
  /// Without a target, the first object in the responder chain that implements the action receives
  /// it. Adding the same pair again adds its events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let index = commands.firstIndex { command in
      if case .message(let present, let selector) = command.kind {
        return present.object === object && selector == action && present.isChain == (object == nil)
      }
      return false
    }
    if let index {
      commands[index].events.formUnion(controlEvents)
    } else {
      let target = ControlCommand.Target(object: object, isChain: object == nil)
      commands.append(ControlCommand(kind: .message(target, action), events: controlEvents))
    }
  }

  /// `nil` stands for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in commands.indices {
      guard case .message(let present, let selector) = commands[index].kind,
        object == nil || present.object === object, action == nil || selector == action
      else { continue }
      commands[index].events.subtract(controlEvents)
    }
    commands.removeAll { $0.events.isEmpty }
  }

  /// Replaces an action with the same identifier, for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    commands.append(ControlCommand(kind: .closure(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in commands.indices where commands[index].action?.identifier == actionIdentifier {
      commands[index].events.subtract(controlEvents)
    }
    commands.removeAll { $0.events.isEmpty }
  }

  /// Calls a closure for each action, or target and selector, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for command in commands where !stops {
      switch command.kind {
      case .message(let target, let selector):
        iterator(nil, (target.object, selector), command.events, &stops)
      case .closure(let action): iterator(action, nil, command.events, &stops)
      }
    }
  }

  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for command in commands {
      if case .message(let target, _) = command.kind, let object = target.object as? NSObject {
        targets.insert(object)
      }
    }
    return targets
  }

  open var allControlEvents: Event {
    commands.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = commands.compactMap { command -> String? in
      guard case .message(let present, let selector) = command.kind, present.object === object,
        !command.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  open func sendAction(_ action: UIAction) {
    EngineLog.call(toApp: true, self, "UIAction", [displayName, action.title])
    action.perform(sender: self)
  }

  /// Called for every target and action of ``sendActions(for:)``.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver = target.map { $0 as AnyObject } ?? responder(for: action)
    guard let receiver else { return }
    if action.isCall(toAppOf: receiver) {
      EngineLog.call(toApp: true, receiver, action.description, [displayName])
    }
    action.perform(on: receiver, with: self, event)
  }

  private func responder(for action: Selector) -> AnyObject? {
    var responder: UIResponder? = self
    while let present = responder {
      if action.isUnderstood(by: present) { return present }
      responder = present.next
    }
    return nil
  }

  func send(_ events: Event, with event: UIEvent?) {
    for command in commands where !command.events.isDisjoint(with: events) {
      switch command.kind {
      case .message(let target, let selector):
        guard target.isChain || target.object != nil else { continue }
        sendAction(selector, to: target.object, for: event)
      case .closure(let action): sendAction(action)
      }
    }
  }

  // MARK: Gestures around the control

  /// Whether the control handles single taps, so that recognizers of superviews don't get them.
  var handlesSingleTaps: Bool { false }

  /// Keeps single taps with one finger from the recognizers of superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if handlesSingleTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  /// Whether that finger is on the control, or at most 70 points outside.
  open private(set) var isTouchInside = false

  /// `false` ignores the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// `false` ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  /// How far outside of the bounds a finger still counts as inside, in points.
  ///
  /// Fidelity: Apple gives no number.
  private static let touchMargin: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -UIControl.touchMargin, dy: -UIControl.touchMargin)
      .contains(touch.location(in: self))
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return finish() }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    endTracking(touch, with: event)
    let isInside = isTouchInside
    finish()
    if isInside { willSendTouchUp() }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, triggersPrimaryAction { send(.primaryActionTriggered, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    finish()
    send(.touchCancel, with: event)
  }

  private func finish() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether `touchUpInside` also sends `primaryActionTriggered`.
  var triggersPrimaryAction: Bool { false }

  /// Called before the events of a touch that was lifted inside.
  func willSendTouchUp() {}
}
