/// A point of time on the clock that animations follow.
///
/// It stands in for Dispatch's type of the same name.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Nanoseconds of media time.
  public let uptimeNanoseconds: UInt64

  /// Creates the point that is so many nanoseconds after media time 0.
  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  package init(mediaTime seconds: Double) {
    self.init(uptimeNanoseconds: UInt64(max(0, (seconds * 1e9).rounded())))
  }

  /// Returns the current time.
  public static func now() -> DispatchTime { DispatchTime(mediaTime: MainLoop.shared.now) }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Seconds from now; 0 if the time is over, infinite if it never comes.
  package var delay: Double {
    guard self != .distantFuture else { return .infinity }
    return max(0, Double(uptimeNanoseconds) / 1e9 - MainLoop.shared.now)
  }

  /// Returns the distance to another time.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(Int64(other.uptimeNanoseconds) - Int64(uptimeNanoseconds)))
  }

  /// Returns the time that is so much later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// Whether one time is before another.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  /// Returns the time that is so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    guard time != .distantFuture, seconds < .infinity else { return .distantFuture }
    return DispatchTime(mediaTime: Double(time.uptimeNanoseconds) / 1e9 + seconds)
  }

  /// Returns the time that is so many seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// Returns the time that is so much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  /// Returns the time that is so much earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }
}

/// A point of time that Dispatch counts on the wall clock; here it is the same virtual clock.
public struct DispatchWallTime: Comparable, Sendable {
  let time: DispatchTime

  /// Returns the current time.
  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

  /// A time that never comes.
  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  /// Whether one time is before another.
  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }

  /// Returns the time that is so many seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }

  /// Returns the time that is so much later.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time: time.time + interval)
  }
}

extension DispatchTimeInterval {
  package var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
