extension UIGestureRecognizer {
  /// The transitions that a recognizer's state can make.
  struct StateMachine: Equatable {
    /// The effect of entering a state.
    struct Outcome: Equatable {
      var sendsAction: Bool
      /// Whether the recognizer is done and starts over once its fingers are lifted.
      var isFinal: Bool
    }

    private(set) var state = State.possible

    /// `nil` if the machine has no such transition.
    static func outcome(from old: State, to new: State) -> Outcome? {
      switch (old, new) {
      case (.possible, .began): Outcome(sendsAction: true, isFinal: false)
      case (.possible, .ended): Outcome(sendsAction: true, isFinal: true)
      case (.possible, .failed): Outcome(sendsAction: false, isFinal: true)
      case (.began, .changed), (.changed, .changed): Outcome(sendsAction: true, isFinal: false)
      case (.began, .ended), (.changed, .ended): Outcome(sendsAction: true, isFinal: true)
      case (.began, .cancelled), (.changed, .cancelled): Outcome(sendsAction: true, isFinal: true)
      default: nil
      }
    }

    /// Changes the state, if the machine has such a transition.
    mutating func enter(_ new: State) -> Outcome? {
      guard let outcome = Self.outcome(from: state, to: new) else { return nil }
      state = new
      return outcome
    }

    mutating func startOver() {
      state = .possible
    }
  }
}
