public import Motion
public import Record

/// One play of a scenario, as evidence.
public struct Run: Sendable {
  /// The scenario's name.
  public let scenario: String
  /// In points, at the start.
  public let screen: Size
  /// The values that the scenario was played with, by name.
  public let parameters: [String: String]
  private let history: History

  /// Evidence from a timeline.
  public init(
    scenario: String, screen: Size, parameters: [String: String] = [:], timeline: Timeline
  ) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
    self.history = History(timeline)
  }

  /// The complete record.
  public var timeline: Timeline { history.timeline }
  /// When the record ends, in seconds of virtual time since the first frame.
  public var end: Double { history.timeline.end }

  /// All transitions, in the order in which they began.
  public var transitions: [TransitionRecord] {
    timeline.transitions.map { TransitionRecord(history: history, transition: $0) }
  }

  /// A transition of a kind.
  ///
  /// - Parameter number: Which of that kind, from 1.
  /// - Throws: A ``Failure`` if there are not so many.
  public func transition(
    _ operation: TransitionEvent.Operation, number: Int = 1
  ) throws -> TransitionRecord {
    let found = transitions.filter { $0.operation == operation }
    if number >= 1, number <= found.count { return found[number - 1] }
    let ordinal = number == 1 ? "" : " number \(number)"
    throw Failure(
      expected: "\(operation.phrase)\(ordinal) takes place",
      seen: found.isEmpty ? "there was none" : "there were only \(found.count)", instant: end)
  }

  /// A layer by its name: the view's `accessibilityIdentifier`, the layer's `name`, or the class of
  /// the view controller whose root view it is.
  ///
  /// - Throws: A ``Failure`` if no such layer was ever in the window.
  public func layer(_ name: String) throws -> LayerTrack {
    var ids: [Int] = []
    for stay in timeline.stays(ofLayersNamed: name) where !ids.contains(stay.layer) {
      ids.append(stay.layer)
    }
    guard !ids.isEmpty else {
      throw Failure(
        expected: "a view named \(name) is in the window", seen: "there never was one", instant: end
      )
    }
    return LayerTrack(history: history, ids: ids)
  }

  /// The calls between UIKit and the app, in order.
  ///
  /// - Parameters:
  ///   - method: With its labels, or its base name alone.
  ///   - receiver: The class of the object that was called.
  public func calls(
    _ method: String? = nil, on receiver: String? = nil
  ) -> [Timeline.Dated<Call>] {
    timeline.calls(method, on: receiver)
  }

  /// The breaches of UIKit's contract, in order.
  public func faults(_ code: String? = nil) -> [Timeline.Dated<Fault>] {
    timeline.faults(code)
  }
}

extension TransitionEvent.Operation {
  /// What a learner calls it.
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
