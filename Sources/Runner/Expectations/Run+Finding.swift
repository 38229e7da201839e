public import Record

extension Run {
  /// A transition of a kind.
  ///
  /// - Parameter number: Which of that kind, from 1.
  /// - Throws: A ``Failure`` if there are not so many.
  public func transition(
    _ operation: TransitionEvent.Operation, number: Int = 1
  ) throws -> Transition {
    let found = transitions.filter { $0.operation == operation }
    if number >= 1, number <= found.count { return found[number - 1] }
    let ordinal = number == 1 ? "" : " number \(number)"
    let count = found.count == 1 ? "was only one" : "were only \(found.count)"
    var failure = Failure(
      expected: "\(operation.phrase)\(ordinal) takes place",
      seen: "there \(found.isEmpty ? "was none" : count)" + obstacle,
      instant: end)
    failure.isMissingTransition = true
    throw failure
  }

  /// The likely reason why a transition did not begin, as a clause; empty if nothing is known.
  private var obstacle: String {
    if let open = transitions.first(where: { $0.ended == nil }) {
      let began = Wording.text((open.began * 100).rounded() / 100)
      return ", and \(open.operation.phrase) that began at \(began) s is still open"
    }
    return refusals.first.map { ", and a step could not be done: \($0.reason)" } ?? ""
  }

  /// A layer by its name: the view's `accessibilityIdentifier`, the layer's `name`, or the class of
  /// the view controller whose root view it is.
  ///
  /// - Throws: A ``Failure`` if no such layer was ever in the window.
  public func layer(_ name: String) throws -> LayerTrack {
    guard let track = LayerTrack(named: name, in: history) else {
      throw Failure(
        expected: "a view named \(name) is in the window", seen: "there never was one", instant: end
      )
    }
    return track
  }
}

extension Transition {
  /// The outcome as a sentence: "it ends with completeTransition(false)".
  ///
  /// A test's failure that tells this also tells the fault that the ending call recorded.
  public var outcome: String {
    ToldOutcomes.current?.note(id)
    return completed.map { "it ends with completeTransition(\($0))" }
      ?? "it is still open when the scenario ends"
  }
}

extension TransitionEvent.Operation {
  /// The learner's word for it, with an article.
  fileprivate var phrase: String {
    switch self {
    case .present: "a presentation"
    case .dismiss: "a dismissal"
    case .push: "a push"
    case .pop: "a pop"
    case .tab: "a change of tabs"
    case .custom: "a transition of child controllers"
    }
  }
}
