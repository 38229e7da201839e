/// How a time space maps its parent's time to its own; `CAMediaTiming` as plain data.
///
/// Times are in seconds. `local = (parent - beginTime) * speed + timeOffset`.
public struct Timing: Equatable, Hashable, Sendable {
  /// The beginning of the space, in its parent's time.
  public var beginTime = 0.0
  /// The space's time when it begins.
  public var timeOffset = 0.0
  /// The rate relative to the parent; 0 pauses, negative runs backwards.
  public var speed = 1.0
  /// The duration of one cycle in one direction, in the space's own time.
  public var duration: Double
  /// The number of cycles, forwards and backwards counting as one; 0 is one cycle.
  public var repeatCount = 0.0
  /// The duration of all cycles; 0 leaves their number to `repeatCount`.
  public var repeatDuration = 0.0
  /// Whether each cycle runs forwards and then backwards.
  public var autoreverses = false
  /// The effect outside the active interval.
  public var fill = Fill.removed

  /// The effect outside the active interval, as in `CAMediaTimingFillMode`.
  public enum Fill: String, Sendable {
    /// None.
    case removed
    /// The last value, after the end.
    case forwards
    /// The first value, before the beginning.
    case backwards
    /// The first value before the beginning, and the last one after the end.
    case both
  }

  /// Makes a timing that begins at once and runs at normal speed.
  @inlinable
  public init(duration: Double) {
    self.duration = duration
  }

  /// Times that differ by less are equal, in seconds.
  ///
  /// Sums such as 1000.1 + 0.3 have rounding errors of 1e-13, which must not end an animation early.
  @usableFromInline static var tolerance: Double { 1e-9 }

  /// Returns a layer's time for its superlayer's.
  ///
  /// Before the space begins its time is 0.
  @inlinable
  public func localTime(atParentTime time: Double) -> Double {
    if time < beginTime - Timing.tolerance { return 0 }
    return (time - beginTime) * speed + timeOffset
  }

  /// Returns the superlayer's time for a layer's.
  ///
  /// The result is 0 for a paused space.
  @inlinable
  public func parentTime(atLocalTime time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }

  /// Returns when a chain of time spaces reaches a local time; `nil` if it never does.
  ///
  /// It never does if one of the spaces is paused, or would reach the time before it begins.
  ///
  /// - Parameters:
  ///   - localTime: In the time of the last space.
  ///   - chain: From the outermost space, whose parent's time is media time, to the innermost.
  /// - Returns: Media time, in seconds.
  public static func mediaTime(reaching localTime: Double, through chain: [Timing]) -> Double? {
    var time = localTime
    for timing in chain.reversed() {
      guard timing.speed != 0 else { return nil }
      time = timing.parentTime(atLocalTime: time)
      guard time >= timing.beginTime - tolerance else { return nil }
    }
    return time
  }
}
