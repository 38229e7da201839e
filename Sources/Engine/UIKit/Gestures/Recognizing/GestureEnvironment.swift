import HeadlessQuartzCore

/// Arbitrates between recognizers that share touches: delivers touches to them, and sends their
/// actions.
///
/// Actions are sent once all recognizers have received an event, in the order in which the states
/// were entered. If a recognizer enters a state outside of an event, the action is sent in the next
/// turn of the main loop.
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// Recognizers in the middle of a sequence of touches, in the order in which they joined.
  private(set) var participants: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isDelivering = false
  private var isUpdateScheduled = false

  /// Drops every sequence of touches.
  func startOver() {
    for recognizer in participants { recognizer.startOver() }
    participants = []
    actions = []
    isDelivering = false
    isUpdateScheduled = false
  }

  // MARK: Touches

  /// The recognizers that receive a touch that has just begun, the hit view's first.
  func recognizers(for touch: UITouch, in event: UIEvent) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      recognizers += (current.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && recognizer.isOpenToTouches
          && recognizer.shouldReceive(event)
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    return recognizers
  }

  /// Delivers an event to every recognizer of its touches, and sends the actions that follow.
  func deliver(_ event: UIEvent) {
    isDelivering = true
    for recognizer in involved(in: event) {
      let touches = event.touches.filter { touch in
        touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
      }
      join(recognizer)
      recognizer.receive(touches, in: event)
    }
    isDelivering = false
    update()
  }

  private func involved(in event: UIEvent) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    for touch in event.touches where touch.phase != .stationary {
      for recognizer in touch.gestureRecognizers ?? []
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    return recognizers
  }

  private func join(_ recognizer: UIGestureRecognizer) {
    guard !participants.contains(where: { $0 === recognizer }) else { return }
    participants.append(recognizer)
  }

  // MARK: Outcome

  /// Schedules the action for a state that a recognizer has entered.
  func enqueueAction(of recognizer: UIGestureRecognizer, entering state: UIGestureRecognizer.State)
  {
    actions.append((recognizer, state))
    scheduleUpdate()
  }

  /// Schedules an update in the loop's next turn, for states that are entered outside of an event.
  func scheduleUpdate() {
    guard !isDelivering, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    MainLoop.shared.perform(after: 0) { [self] in
      isUpdateScheduled = false
      guard !isDelivering else { return }
      update()
      TouchDelivery.shared.update()
    }
  }

  private func update() {
    isDelivering = true
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      recognizer.sendActions(for: state)
    }
    for recognizer in participants { recognizer.forgetLiftedTouches() }
    let finished = participants.filter(\.isReadyToReset)
    participants.removeAll { participant in finished.contains { $0 === participant } }
    for recognizer in finished { recognizer.startOver() }
    isDelivering = false
    if !actions.isEmpty { scheduleUpdate() }
  }

  // MARK: Contest

  /// The other recognizers of the same touches.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter { other in
      other !== recognizer && other.sequence.contains(where: recognizer.sequence.contains)
    }
  }

  /// Whether both may recognize at the same time; one delegate that says so is enough.
  func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }

  /// Whether the first makes the second fail when it recognizes.
  func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner)
      && !areSimultaneous(winner, loser)
  }

  /// Whether the first may only recognize after the other has failed.
  func requiresFailure(_ waiting: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
    waiting.failureRequirements.contains { $0.recognizer === other }
      || waiting.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: waiting)
      || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) ?? false
  }
}
