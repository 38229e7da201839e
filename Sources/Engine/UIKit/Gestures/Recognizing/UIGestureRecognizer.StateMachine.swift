extension UIGestureRecognizer {
  /// The transitions that a recognizer's state can make, and nothing else.
  struct StateMachine: Equatable {
    /// What entering a state brings about.
    struct Outcome: Equatable {
      var sendsAction: Bool
      /// Whether the recognizer is done and starts over once its fingers are lifted.
      var isFinal: Bool
    }

    private(set) var state = State.possible

    /// What moving to another state brings about; `nil` if the machine knows no such transition.
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

    /// Moves on, if the machine knows the transition.
    mutating func enter(_ new: State) -> Outcome? {
      guard let outcome = Self.outcome(from: state, to: new) else { return nil }
      state = new
      return outcome
    }

    /// Goes back to the beginning, from wherever it stands.
    mutating func startOver() {
      state = .possible
    }
  }
}
