/// Replaces Dispatch's type of the same name; counts media time.
public struct DispatchTime: Comparable, Hashable, Sendable {
  public let uptimeNanoseconds: UInt64

  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  package init(mediaTime seconds: Double) {
    self.init(uptimeNanoseconds: UInt64(max(0, (seconds * 1e9).rounded())))
  }

  public static func now() -> DispatchTime { DispatchTime(mediaTime: MainLoop.shared.now) }

  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Seconds from now; 0 for the past, infinite for ``distantFuture``.
  package var delay: Double {
    guard self != .distantFuture else { return .infinity }
    return max(0, Double(uptimeNanoseconds) / 1e9 - MainLoop.shared.now)
  }

  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(Int64(other.uptimeNanoseconds) - Int64(uptimeNanoseconds)))
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    guard time != .distantFuture, seconds < .infinity else { return .distantFuture }
    return DispatchTime(mediaTime: Double(time.uptimeNanoseconds) / 1e9 + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }
}

/// Replaces Dispatch's type of the same name; counts media time instead of the wall clock.
public struct DispatchWallTime: Comparable, Sendable {
  let time: DispatchTime

  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }

  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }

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
