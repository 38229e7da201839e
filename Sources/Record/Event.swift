/// Something that happened at an instant of a run.
public struct Event: Equatable, Sendable {
  /// In seconds since instant 0.
  public var instant: Double
  public var kind: Kind

  public enum Kind: Equatable, Sendable {
    case call(Call)
    case transition(TransitionEvent)
    case touch(Touch)
    case fault(Fault)
    /// The scenario's step of this number (from 0) begins.
    case step(Int)
  }

  /// Dates a happening.
  public init(instant: Double, kind: Kind) {
    self.instant = instant
    self.kind = kind
  }
}
