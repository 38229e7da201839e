import HeadlessQuartzCore

/// Determines where and when values are handed on.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  /// Fidelity: work is done on time.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Repeats an action from a date on, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  func perform(after delay: SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    schedule(after: now.advanced(by: delay), action)
  }
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of the main loop.
///
/// Fidelity: Apple's queues, loops and operation queues each have a type of their own.
public struct LoopTime: Strideable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral
  {
    /// In seconds.
    public var magnitude: Double

    public var timeInterval: Double { magnitude }

    public init(_ seconds: Double) { magnitude = seconds }
    public init(floatLiteral value: Double) { magnitude = value }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init?(exactly source: some BinaryInteger) { magnitude = Double(source) }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude + right.magnitude)
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude - right.magnitude)
    }
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude * right.magnitude)
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
    public static func += (left: inout Stride, right: Stride) { left = left + right }
    public static func -= (left: inout Stride, right: Stride) { left = left - right }
  }

  /// In seconds of the main loop.
  let seconds: Double

  static var now: LoopTime { LoopTime(seconds: MainLoop.shared.now) }

  /// Seconds from now.
  var delay: Double { max(0, seconds - MainLoop.shared.now) }

  public func distance(to other: LoopTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by n: Stride) -> LoopTime { LoopTime(seconds: seconds + n.magnitude) }
}

extension Scheduler where SchedulerTimeType == LoopTime {
  public var now: LoopTime { .now }
  public var minimumTolerance: LoopTime.Stride { 0 }

  public func schedule(
    after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let link = Link()
    // At least a nanosecond, so that time passes.
    let step = LoopTime.Stride(max(interval.magnitude, 1e-9))
    func next(_ date: LoopTime) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !link.isOver else { return }
        action()
        next(date.advanced(by: step))
      }
    }
    next(date)
    return AnyCancellable(link)
  }
}

/// Fidelity: there are none to set.
public struct LoopSchedulerOptions {
  public init() {}
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = LoopTime
  public typealias SchedulerOptions = LoopSchedulerOptions

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(execute: action)
  }

  public func schedule(
    after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: .now() + date.delay, execute: action)
  }
}

/// The loop serves its default mode, and none of it while a scroll view is dragged.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = LoopTime
  public typealias SchedulerOptions = LoopSchedulerOptions

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(action)
  }

  public func schedule(
    after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(Timer(timeInterval: date.delay, repeats: false) { _ in action() }, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = LoopTime
  public typealias SchedulerOptions = LoopSchedulerOptions

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(action)
  }

  public func schedule(
    after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + date.delay) { self.addOperation(action) }
  }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = LoopTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: LoopTime, tolerance: LoopTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does the action once.
  public func schedule(
    after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
