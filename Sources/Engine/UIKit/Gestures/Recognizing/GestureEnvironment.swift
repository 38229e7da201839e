import HeadlessQuartzCore

/// Where recognizers that share touches meet: it shows them touches, and sends their actions.
///
/// Actions are sent once all recognizers have seen an event, in the order in which the states were
/// entered. A state that is entered outside of an event has its action sent in the next turn of the
/// main loop.
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// Recognizers in the middle of a sequence of touches, in the order in which they joined.
  private(set) var participants: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isDelivering = false
  private var isUpdateScheduled = false

  /// Forgets every sequence of touches.
  func startOver() {
    for recognizer in participants { recognizer.startOver() }
    participants = []
    actions = []
    isDelivering = false
    isUpdateScheduled = false
  }

  // MARK: Touches

  /// The recognizers that a touch that has just landed is shown to, the hit view's first.
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

  /// Shows an event to every recognizer of its touches and lets the outcome take effect.
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

  /// Notes that a recognizer entered a state, so that its targets are told.
  func enqueueAction(of recognizer: UIGestureRecognizer, entering state: UIGestureRecognizer.State)
  {
    actions.append((recognizer, state))
    scheduleUpdate()
  }

  /// Lets what recognizers decided outside of an event take effect in the loop's next turn.
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

  /// Whether both may recognize at the same time, as one of the delegates says.
  func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }

  /// Whether a recognition of one excludes one of the other.
  func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner)
      && !areSimultaneous(winner, loser)
  }

  /// Whether one may only recognize after the other has failed.
  func requiresFailure(_ waiting: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
    waiting.failureRequirements.contains { $0.recognizer === other }
      || waiting.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: waiting)
      || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) ?? false
  }
}
