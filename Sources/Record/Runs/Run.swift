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

    public init(scenario: String, screen: Size, parameters: [String: String] = [:]) {
      self.scenario = scenario
      self.screen = screen
      self.parameters = parameters
    }

    /// One line: "tap-and-wait on 390 × 844, picture=2".
    public var text: String {
      let values = parameters.sorted { $0.key < $1.key }.map { ", \($0.key)=\($0.value)" }
      return "\(scenario) on \(Int(screen.width)) × \(Int(screen.height))\(values.joined())"
    }
  }

  /// What was played.
  public var label: Label
  /// The layer tree at any instant.
  public let history: LayerTreeHistory
  /// Why the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// Why steps could not be performed, in order.
  public var refusals: [String]

  public init(label: Label, timeline: Timeline, stop: Stop? = nil, refusals: [String] = []) {
    self.label = label
    self.history = LayerTreeHistory(timeline)
    self.stop = stop
    self.refusals = refusals
  }

  /// The complete record; it ends early if the program did.
  public var timeline: Timeline { history.timeline }
}

extension Run {
  /// The scenario's name.
  public var scenario: String { label.scenario }
  /// In points, at the start.
  public var screen: Size { label.screen }
  /// The values of parameters, by name.
  public var parameters: [String: String] { label.parameters }
  /// When the record ends, in seconds of virtual time since the first frame.
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
