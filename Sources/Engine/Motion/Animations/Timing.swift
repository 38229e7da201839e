/// How a time space maps its parent's time to its own; `CAMediaTiming` as plain data.
///
/// Times are in seconds. `local = (parent - beginTime) * speed + timeOffset`.
public struct Timing: Equatable, Sendable {
  /// When the space begins, in its parent's time.
  public var beginTime = 0.0
  /// The space's time when it begins.
  public var timeOffset = 0.0
  /// Rate relative to the parent; 0 freezes, a negative rate runs backwards.
  public var speed = 1.0
  /// How long one cycle takes in one direction, in the space's own time.
  public var duration: Double
  /// How many cycles, forwards and back counting as one; 0 is once.
  public var repeatCount = 0.0
  /// How long all cycles take together, whatever `repeatCount` says; 0 leaves it to that.
  public var repeatDuration = 0.0
  /// Whether each cycle goes there and back.
  public var autoreverses = false
  /// What holds outside of the active interval.
  public var fill = Fill.removed

  /// What holds outside of the active interval; `CAMediaTimingFillMode`.
  public enum Fill: String, Sendable {
    /// Nothing of the animation.
    case removed
    /// Its end, afterwards.
    case forwards
    /// Its beginning, before it begins.
    case backwards
    /// Its beginning before, and its end afterwards.
    case both
  }

  /// Makes a timing that begins at once and runs at normal speed.
  @inlinable
  public init(duration: Double) {
    self.duration = duration
  }

  /// Times that differ by less count as the same, in seconds.
  ///
  /// Sums such as 1000.1 + 0.3 are off by some 1e-13; an animation must not be over a hair before
  /// it ends.
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
  /// A frozen space has one time for all of its parent's; converting that gives 0.
  @inlinable
  public func parentTime(atLocalTime time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }

  /// Returns when a chain of spaces reaches a local time, or `nil` if it never does.
  ///
  /// It never does if one of the spaces is frozen, or would get there before it begins. Where a
  /// space runs backwards, the answer is when it comes by on its way back.
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
