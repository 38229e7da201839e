/// Replaces Dispatch's type of the same name, whose timers would follow the wall clock.
///
/// Fidelity: there are sources for timers only.
public class DispatchSource: DispatchSourceProtocol {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Fidelity: timers are always on time.
    public static let strict = TimerFlags(rawValue: 1)
  }

  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  /// A source begins inactive, which is not one of its suspensions.
  private var isActive = false
  private var suspensions = 0
  /// In media time.
  private var nextFire = Double.infinity
  private var interval = Double.infinity
  private var work: ScheduledWork?

  public private(set) var isCancelled = false

  fileprivate init(queue: DispatchQueue) { self.queue = queue }

  /// A timer that fires on a queue, or on a global one, once it is scheduled and resumed.
  public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> DispatchSourceTimer {
    TimerSource(queue: queue ?? .global())
  }

  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { self.handler = handler }

  public func setEventHandler(handler: DispatchWorkItem) { self.handler = handler.perform }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { cancelHandler = handler }

  public func activate() {
    isActive = true
    plan()
  }

  /// Activates a source that is inactive and not suspended.
  public func resume() {
    if suspensions > 0 { suspensions -= 1 } else { isActive = true }
    plan()
  }

  /// Events that are due meanwhile fire once after the source is resumed.
  public func suspend() {
    suspensions += 1
    plan()
  }

  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    handler = nil
    plan()
    if let cancelHandler { queue.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  fileprivate func schedule(after delay: Double, every interval: Double) {
    nextFire = MainLoop.shared.now + delay
    self.interval = interval
    plan()
  }

  private func plan() {
    work?.cancel()
    work = nil
    guard isActive, suspensions == 0, !isCancelled, nextFire < .infinity else { return }
    let delay = max(0, nextFire - MainLoop.shared.now)
    work = MainLoop.shared.perform(after: delay, in: nil) { [weak self] in self?.fire() }
  }

  private func fire() {
    // What was missed while it was suspended is one event. At least a nanosecond, the unit of Dispatch, so
    // that time passes.
    let step = max(interval, 1e-9)
    let missed = max(0, ((MainLoop.shared.now - nextFire) / step).rounded(.down))
    nextFire += step.isFinite ? step * (missed + 1) : .infinity
    if let handler { queue.async(execute: handler) }
    plan()
  }
}

private final class TimerSource: DispatchSource, DispatchSourceTimer {}

/// The members of all sources.
public protocol DispatchSourceProtocol: AnyObject {
  var isCancelled: Bool { get }
  func activate()
  func resume()
  func suspend()
  func cancel()
}

extension DispatchSourceProtocol {
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { (self as? DispatchSource)?.setEventHandler(qos: qos, flags: flags, handler: handler) }

  public func setEventHandler(handler: DispatchWorkItem) {
    (self as? DispatchSource)?.setEventHandler(handler: handler)
  }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { (self as? DispatchSource)?.setCancelHandler(qos: qos, flags: flags, handler: handler) }
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {}

/// Without an interval, a timer fires once; the leeway is never used.
extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    (self as? DispatchSource)?.schedule(after: deadline.delay, every: interval.seconds)
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    (self as? DispatchSource)?.schedule(after: deadline.delay, every: interval)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    (self as? DispatchSource)?.schedule(after: wallDeadline.time.delay, every: interval.seconds)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    (self as? DispatchSource)?.schedule(after: wallDeadline.time.delay, every: interval)
  }
}
