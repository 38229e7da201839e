/// Something that happened at an instant of a run.
public struct Event: Equatable, Sendable {
  /// Seconds of virtual time since the app's first frame.
  public var instant: Double
  /// The kind of event, with its details.
  public var kind: Kind

  /// The kinds of events, each with its details.
  public enum Kind: Equatable, Sendable {
    case call(Call)
    case transition(TransitionEvent)
    case touch(Touch)
    case fault(Fault)
    /// The scenario's step with this number, from 0, begins.
    case step(Int)
  }

  public init(instant: Double, kind: Kind) {
    self.instant = instant
    self.kind = kind
  }
}
