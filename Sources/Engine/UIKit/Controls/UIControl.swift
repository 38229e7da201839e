import HeadlessQuartzCore

/// A view that turns touches into actions.
open class UIControl: UIView {
  /// Creates a control without actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control takes touches and looks so.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen; the app decides what that means.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All of the above together.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Where the content is, from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content is, from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The state changed; engine subclasses change their look.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Targets

  private var commands: [ControlCommand] = []

  /// Has an object told about events; `nil` finds the first responder up the chain that can be.
  ///
  /// The object is not retained. Adding the same pair again adds its events.
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

  /// Has an object told no longer; `nil` stands for all objects, or all actions.
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

  /// Runs an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    commands.removeAll { $0.action?.identifier == action.identifier && $0.events == controlEvents }
    commands.append(ControlCommand(kind: .closure(action), events: controlEvents))
  }

  /// Runs an action no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in commands.indices where commands[index].action?.identifier == action.identifier {
      commands[index].events.subtract(controlEvents)
    }
    commands.removeAll { $0.events.isEmpty }
  }

  /// The objects that are told about something.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for command in commands {
      if case .message(let target, _) = command.kind, let object = target.object as? NSObject {
        targets.insert(object)
      }
    }
    return targets
  }

  /// The events that something is done for.
  open var allControlEvents: Event {
    commands.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of what an object is told for an event.
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

  /// Tells everyone who waits for one of the events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Tells one object; called for every message of ``sendActions(for:)``.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver = target.map { $0 as AnyObject } ?? responder(for: action)
    guard let receiver else { return }
    if !action.isEngineOwn {
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
      case .closure(let action):
        EngineLog.call(toApp: true, self, "UIAction", [displayName, action.title])
        action.perform(sender: self)
      }
    }
  }

  // MARK: Gestures around the control

  /// Whether a single tap is the control's own, so that recognizers of superviews don't get it.
  var keepsTaps: Bool { false }

  /// Keeps single taps with one finger from superviews' recognizers, where the control acts on taps.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Tracking

  /// Whether a finger that came down on the control is still on the screen.
  open private(set) var isTracking = false
  /// Whether that finger is on the control or not far from it.
  open private(set) var isTouchInside = false

  /// A finger came down; `false` refuses to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; `false` stops following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// How far outside a finger still counts as inside, in points (as on iOS).
  private static let forgiveness: CGFloat = 70

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
    isTouchInside = bounds.insetBy(dx: -UIControl.forgiveness, dy: -UIControl.forgiveness)
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

  /// Whether a tap is what the control is there for.
  var triggersPrimaryAction: Bool { false }

  /// A tap is complete and its events follow.
  func willSendTouchUp() {}
}
