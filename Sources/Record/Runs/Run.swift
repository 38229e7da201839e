public import Motion

/// The record of one variant of a scenario that was played.
public struct Run: Sendable {
  /// The scenario, screen and parameters of a run.
  public struct Label: Codable, Equatable, Hashable, Sendable {
    /// The scenario's name.
    public var scenario: String
    /// In points, at the start.
    public var screen: Size
    /// The values of parameters, by name.
    public var parameters: [String: String]
    /// How many steps the scenario itself has, where an encore follows them.
    public var stepsBeforeEncore: Int?
    /// How much larger the screen is than the app's window; `nil` if the window fills it.
    public var surplus: Size?

    public init(
      scenario: String, screen: Size, parameters: [String: String] = [:],
      stepsBeforeEncore: Int? = nil, surplus: Size? = nil
    ) {
      self.scenario = scenario
      self.screen = screen
      self.parameters = parameters
      self.stepsBeforeEncore = stepsBeforeEncore
      self.surplus = surplus
    }

    /// One line: "tap-and-wait on 390 × 844, picture=2".
    public var text: String {
      let values = parameters.sorted { $0.key < $1.key }.map { ", \($0.key)=\($0.value)" }
      let size = "\(Int(screen.width)) × \(Int(screen.height))"
      let place = surplus == nil ? "on \(size)" : "in a window of \(size) on a larger screen"
      return "\(scenario) \(place)\(values.joined())"
    }
  }

  /// A step that could not be performed.
  public struct Refusal: Equatable, Sendable {
    /// The step's number, from 0.
    public var step: Int
    /// The instant at which it was given up, in seconds of virtual time since the first frame.
    public var instant: Double
    /// A sentence.
    public var reason: String

    public init(step: Int, instant: Double, reason: String) {
      self.step = step
      self.instant = instant
      self.reason = reason
    }
  }

  /// The scenario, screen and values that were played.
  public var label: Label
  /// The layer tree at any instant.
  public let history: LayerTreeHistory
  /// Why the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// The steps that could not be performed, in order.
  public var refusals: [Refusal]

  public init(label: Label, timeline: Timeline, stop: Stop? = nil, refusals: [Refusal] = []) {
    self.label = label
    self.history = LayerTreeHistory(timeline)
    self.stop = stop
    self.refusals = refusals
  }

  /// The complete record; it ends early if the program did.
  public var timeline: Timeline { history.timeline }

  /// The instant at which the encore begins; the end of the run if there is none.
  public var encoreBegins: Double {
    label.stepsBeforeEncore.flatMap { number in
      timeline.steps.first { $0.content == number }?.instant
    } ?? timeline.end
  }

  /// The run as the scenario itself describes it, without the encore.
  public var withoutEncore: Run {
    guard let number = label.stepsBeforeEncore,
      let place = timeline.events.firstIndex(where: { $0.kind == .step(number) })
    else { return self }
    var own = timeline
    own.end = timeline.events[place].instant
    own.events = Array(timeline.events[..<place])
    own.commits.removeAll { $0.instant > own.end }
    return Run(
      label: label, timeline: own, stop: stop, refusals: refusals.filter { $0.step < number })
  }
}

extension Run {
  /// The scenario's name.
  public var scenario: String { label.scenario }
  /// In points, at the start.
  public var screen: Size { label.screen }
  /// The values of parameters, by name.
  public var parameters: [String: String] { label.parameters }
  /// The end of the record, in seconds of virtual time since the first frame.
  public var end: Double { timeline.end }

  /// All transitions, in the order in which they began.
  public var transitions: [Transition] { Transition.all(in: history) }

  /// The calls between UIKit and the app, in order; see ``Timeline/calls(_:on:)``.
  public func calls(
    _ method: String? = nil, on receiver: String? = nil
  ) -> [Timeline.Dated<Call>] {
    timeline.calls(method, on: receiver)
  }

  /// The rules that the app broke, in order; `nil` for all codes.
  public func faults(_ code: Fault.Code? = nil) -> [Timeline.Dated<Fault>] {
    timeline.faults(code)
  }
}
