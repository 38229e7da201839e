/// How a time space maps its parent's time to its own; `CAMediaTiming` as plain data.
///
/// Times are in seconds. `local = (parent - beginTime) * speed + timeOffset`.
public struct Timing: Equatable, Sendable {
  /// When the space begins, in its parent's time.
  public var beginTime = 0.0
  public var timeOffset = 0.0
  /// Rate relative to the parent; 0 freezes, a negative rate runs backwards.
  public var speed = 1.0
  public var duration: Double
  public var repeatCount = 0.0
  public var repeatDuration = 0.0
  public var autoreverses = false
  public var fill = Fill.removed

  /// What holds outside of the active interval; `CAMediaTimingFillMode`.
  public enum Fill: String, Sendable {
    case removed, forwards, backwards, both
  }

  public init(duration: Double) {
    self.duration = duration
  }
}
