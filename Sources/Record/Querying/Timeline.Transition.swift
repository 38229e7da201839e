extension Timeline {
  /// A view controller transition from beginning to end, gathered from its events.
  public struct Transition: Equatable, Sendable {
    /// Interactive progress at an instant.
    public struct Update: Equatable, Sendable {
      public var instant: Double
      /// 0...1.
      public var progress: Double
    }

    /// The end of the user's part in a transition.
    public struct InteractionEnd: Equatable, Sendable {
      public var instant: Double
      public var isCancelled: Bool
    }

    /// What was known when it began.
    public var first: TransitionEvent
    public var began: Double
    /// When `completeTransition(_:)` was called first; `nil` if it never was.
    public var ended: Double?
    /// The argument of that call.
    public var completed: Bool?
    public var updates: [Update] = []
    public var interactionEnd: InteractionEnd?

    /// Seconds from beginning to end; `nil` if it never ended.
    public var duration: Double? { ended.map { $0 - began } }
  }

  /// All transitions, in the order in which they began.
  public var transitions: [Transition] {
    var found: [Transition] = []
    for event in events {
      guard case .transition(let change) = event.kind else { continue }
      if change.phase == .began {
        found.append(Transition(first: change, began: event.instant))
      } else if let index = found.lastIndex(where: { $0.first.id == change.id }) {
        found[index].note(change.phase, at: event.instant)
      }
    }
    return found
  }
}

extension Timeline.Transition {
  fileprivate mutating func note(_ phase: TransitionEvent.Phase, at instant: Double) {
    switch phase {
    case .began: break
    case .updated(let progress):
      updates.append(Update(instant: instant, progress: progress))
    case .interactionEnded(let isCancelled):
      interactionEnd = InteractionEnd(instant: instant, isCancelled: isCancelled)
    case .completed(let didComplete):
      guard ended == nil else { return }
      ended = instant
      completed = didComplete
    }
  }
}
