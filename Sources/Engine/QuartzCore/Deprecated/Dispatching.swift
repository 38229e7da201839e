// Dispatch, timers and run loops as Swift 2 spelled them. Priorities of queues are without effect.

/// Nanoseconds of media time.
public typealias dispatch_time_t = UInt64
public typealias dispatch_queue_t = DispatchQueue
public typealias dispatch_block_t = () -> Void

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let DISPATCH_TIME_NOW: dispatch_time_t = 0
public let DISPATCH_TIME_FOREVER: dispatch_time_t = .max
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
public let DISPATCH_QUEUE_PRIORITY_LOW = -2
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768

@available(*, deprecated, renamed: "getter:DispatchQueue.main()")
public func dispatch_get_main_queue() -> DispatchQueue { .main }

@available(*, deprecated, renamed: "DispatchQueue.global(qos:)")
public func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> DispatchQueue {
  .global()
}

@available(*, deprecated, renamed: "DispatchQueue.async(self:execute:)")
public func dispatch_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) {
  queue.async(execute: block)
}

@available(*, deprecated, renamed: "DispatchQueue.sync(self:execute:)")
public func dispatch_sync(_ queue: DispatchQueue, _ block: () -> Void) {
  queue.sync(execute: block)
}

@available(*, deprecated, message: "Add seconds to DispatchTime.now() instead.")
public func dispatch_time(_ when: dispatch_time_t, _ delta: Int64) -> dispatch_time_t {
  let start = when == DISPATCH_TIME_NOW ? DispatchTime.now().uptimeNanoseconds : when
  guard start != DISPATCH_TIME_FOREVER else { return start }
  return UInt64(max(1, Int64(start) + delta))
}

@available(*, deprecated, renamed: "DispatchQueue.asyncAfter(self:deadline:execute:)")
public func dispatch_after(
  _ when: dispatch_time_t, _ queue: DispatchQueue, _ block: @escaping () -> Void
) {
  let deadline = when == DISPATCH_TIME_NOW ? .now() : DispatchTime(uptimeNanoseconds: when)
  queue.asyncAfter(deadline: deadline, execute: block)
}

@available(*, deprecated, renamed: "Timer")
public typealias NSTimer = Timer

@available(*, deprecated, renamed: "RunLoop")
public typealias NSRunLoop = RunLoop

@available(*, deprecated, renamed: "Operation")
public typealias NSOperation = Operation

@available(*, deprecated, renamed: "BlockOperation")
public typealias NSBlockOperation = BlockOperation

@available(*, deprecated, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

@available(*, deprecated, renamed: "RunLoop.Mode.common")
public let NSRunLoopCommonModes = RunLoop.Mode.common

@available(*, deprecated, renamed: "RunLoop.Mode.default")
public let NSDefaultRunLoopMode = RunLoop.Mode.default

extension RunLoop.Mode {
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  @available(*, deprecated, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension RunLoop {
  @available(*, deprecated, renamed: "main")
  public class func mainRunLoop() -> RunLoop { main }

  @available(*, deprecated, renamed: "current")
  public class func currentRunLoop() -> RunLoop { current }

  @available(*, deprecated, renamed: "add(_:forMode:)")
  public func addTimer(_ timer: Timer, forMode mode: RunLoop.Mode) { add(timer, forMode: mode) }
}

extension Timer {
  @available(
    *, deprecated, renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
  )
  @discardableResult
  public class func scheduledTimerWithTimeInterval(
    _ interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
}

extension CADisplayLink {
  @available(*, deprecated, renamed: "add(to:forMode:)")
  public func addToRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: runloop, forMode: mode)
  }

  @available(*, deprecated, renamed: "isPaused")
  public var paused: Bool {
    get { isPaused }
    set { isPaused = newValue }
  }

  @available(*, deprecated, message: "Use preferredFramesPerSecond instead.")
  public var frameInterval: Int {
    get { preferredFramesPerSecond == 0 ? 1 : 60 / preferredFramesPerSecond }
    set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
  }
}
