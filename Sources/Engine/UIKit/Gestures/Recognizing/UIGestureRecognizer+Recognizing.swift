import HeadlessQuartzCore

extension UIGestureRecognizer {
  /// The class of UIKit's that says which gestures it recognizes; a pan from the edge is a pan.
  var family: String {
    switch self {
    case is UIPanGestureRecognizer: "UIPanGestureRecognizer"
    case is UITapGestureRecognizer: "UITapGestureRecognizer"
    case is UILongPressGestureRecognizer: "UILongPressGestureRecognizer"
    case is UISwipeGestureRecognizer: "UISwipeGestureRecognizer"
    case is UIPinchGestureRecognizer: "UIPinchGestureRecognizer"
    case is UIRotationGestureRecognizer: "UIRotationGestureRecognizer"
    case is UIHoverGestureRecognizer: "UIHoverGestureRecognizer"
    default: "UIGestureRecognizer"
    }
  }

  // MARK: What others ask

  /// Whether this recognizer has received touches and has neither recognized nor failed.
  var isDeciding: Bool { machine.state == .possible && !sequence.isEmpty }

  /// Whether this recognizer has recognized its gesture in the present sequence.
  var hasRecognized: Bool {
    switch machine.state {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }

  /// Whether it receives new touches: not after the end of a gesture, nor while it waits.
  var acceptsNewTouches: Bool {
    switch machine.state {
    case .possible: pendingStates.isEmpty
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether the gesture was recognized and only the failure of others is missing.
  var isWaiting: Bool { !pendingStates.isEmpty }

  /// Whether the gesture is over and no finger is down.
  var isReadyToReset: Bool {
    switch machine.state {
    case .possible: sequence.isEmpty
    case .began, .changed: false
    case .ended, .cancelled, .failed: trackedTouches.isEmpty
    }
  }

  // MARK: Touches

  /// Handles the touches of an event that concern this recognizer.
  func receive(_ touches: [UITouch], in event: UIEvent) {
    func pick(_ phase: UITouch.Phase) -> Set<UITouch> {
      Set(touches.filter { $0.phase == phase })
    }
    for touch in touches where touch.phase == .began {
      trackedTouches.append(touch)
      sequence.append(touch)
    }
    let methods: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, touchesBegan), (.moved, touchesMoved), (.ended, touchesEnded),
      (.cancelled, touchesCancelled),
    ]
    for (phase, method) in methods {
      let touches = pick(phase)
      if !touches.isEmpty && !isOver { method(touches, event) }
    }
  }

  /// Drops the fingers that were lifted in the present event.
  func forgetLiftedTouches() {
    rememberCentroid()
    trackedTouches.removeAll { !$0.isDown }
  }

  /// Prepares for the next touch.
  func startOver() {
    reset()
    machine.startOver()
    pendingStates = []
    sequence = []
    rememberCentroid()
    trackedTouches = []
  }

  /// Cancels the gesture, because the app disabled or removed this recognizer.
  func abandon() {
    switch machine.state {
    case .possible: if !sequence.isEmpty { enter(.failed) }
    case .began, .changed: enter(.cancelled)
    case .ended, .cancelled, .failed: break
    }
    rememberCentroid()
    for touch in trackedTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
    rememberCentroid()
    trackedTouches = []
    GestureEnvironment.shared.scheduleUpdate()
  }

  private var isOver: Bool {
    switch machine.state {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  // MARK: State

  /// Implements the setter of `state`.
  func requestTransition(to new: State) {
    switch (machine.state, new) {
    case (.possible, .began), (.possible, .ended):
      recognize(as: new)
    case (.possible, .cancelled):
      enter(.failed)
    case (.possible, .changed) where isWaiting, (.possible, .possible):
      break
    case (.ended, _), (.cancelled, _), (.failed, _):
      // The machine starts over by itself, and whoever lost a contest may not know it yet.
      break
    case (.began, .failed), (.changed, .failed):
      reportInvalid(new)
      enter(.cancelled)
    default:
      enter(new)
    }
  }

  private func recognize(as new: State) {
    if isWaiting {
      // Continuous: the gesture that waits to begin is over already. Both are told in the end.
      if new == .ended && pendingStates == [.began] { pendingStates.append(.ended) }
      return
    }
    let environment = GestureEnvironment.shared
    let rivals = environment.rivals(of: self)
    let isExcluded = rivals.contains { $0.hasRecognized && environment.prevents($0, self) }
    guard !isExcluded, shouldBegin, mayTakeTouches else { return enter(.failed) }
    pendingStates = [new]
    enterPendingStates()
  }

  /// The answer of the touched views and of the delegate.
  private var shouldBegin: Bool {
    for touch in trackedTouches {
      var asked = touch.view
      while let view = asked {
        guard view.gestureRecognizerShouldBegin(self) else { return false }
        asked = view === self.view ? nil : view.superview
      }
    }
    guard let delegate,
      let answer = OptionalRequirement.ask({ delegate.gestureRecognizerShouldBegin(self) })
    else { return true }
    if EngineLog.isApp(delegate) {
      EngineLog.call(
        toApp: true, delegate, "gestureRecognizerShouldBegin(_:)", [EngineLog.name(self)],
        returned: "\(answer)")
    }
    return answer
  }

  /// Whether a scroll view whose pan this is may take the touches from its content.
  private var mayTakeTouches: Bool {
    guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else {
      return true
    }
    return scrollView.mayTakeTouches(of: TouchDelivery.shared.viewsTracking(trackedTouches))
  }

  /// Enters the pending states, if all those that have to fail have failed.
  private func enterPendingStates() {
    let environment = GestureEnvironment.shared
    let rivals = environment.rivals(of: self)
    let required = rivals.filter { environment.requiresFailure(self, of: $0) }
    if required.contains(where: \.hasRecognized) { return enter(.failed) }
    if required.contains(where: \.isDeciding) { return }
    let states = pendingStates
    pendingStates = []
    for rival in rivals where rival.isDeciding && environment.prevents(self, rival) {
      rival.enter(.failed)
    }
    for state in states { enter(state) }
  }

  private func enter(_ new: State) {
    guard let outcome = machine.enter(new) else { return reportInvalid(new) }
    if outcome.isFinal { pendingStates = [] }
    let environment = GestureEnvironment.shared
    if hasRecognized && cancelsTouchesInView {
      for touch in sequence { touch.isClaimed = true }
    }
    if outcome.sendsAction {
      environment.enqueueAction(of: self, entering: new)
    } else {
      environment.scheduleUpdate()
    }
    for rival in environment.rivals(of: self)
    where rival.isWaiting && environment.requiresFailure(rival, of: self) {
      rival.enterPendingStates()
    }
  }

  private func reportInvalid(_ new: State) {
    EngineLog.fault(
      .gestureStateInvalid,
      [
        "recognizer": String(describing: type(of: self)), "from": machine.state.text,
        "to": new.text,
      ])
  }

  // MARK: Actions

  /// Sends the action for a state to every target.
  func sendActions(for state: State) {
    stateBeingSent = state
    defer { stateBeingSent = nil }
    for target in targets {
      guard let object = target.object else { continue }
      if target.action.isCall(toAppOf: object) {
        EngineLog.call(
          toApp: true, object, target.action.description,
          [String(describing: type(of: self)), state.text])
      }
      target.action.perform(on: object, with: self, nil)
    }
  }
}

extension UIGestureRecognizer.State {
  /// The case's name.
  var text: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
