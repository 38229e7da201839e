/// A block that can be cancelled before it runs; it stands in for Dispatch's.
public class DispatchWorkItem {
  private let block: () -> Void
  private var listeners: [(DispatchQueue, () -> Void)] = []
  private var isDone = false

  /// Whether the item was cancelled.
  public private(set) var isCancelled = false

  /// Creates an item.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  /// Runs the block now, unless the item was cancelled.
  public func perform() {
    if !isCancelled { block() }
    isDone = true
    for (queue, listener) in listeners { queue.async(execute: listener) }
    listeners = []
  }

  /// Keeps the block from running.
  public func cancel() { isCancelled = true }

  /// Runs another block once this one is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    guard !isDone else {
      queue.async(execute: execute)
      return
    }
    listeners.append((queue, execute))
  }

  /// Lets time pass until the item is done.
  public func wait() { _ = MainLoop.shared.wait(timeout: .infinity) { self.isDone } }

  /// Lets time pass until the item is done or a time has come.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    MainLoop.shared.wait(timeout: timeout.delay) { self.isDone }
  }
}

/// Counts work and tells when all of it is done; it stands in for Dispatch's.
public class DispatchGroup {
  private var count = 0
  private var listeners: [(DispatchQueue, () -> Void)] = []

  /// Creates a group without work.
  public init() {}

  /// Some work begins.
  public func enter() { count += 1 }

  /// Some work is done; more of these than of ``enter()`` is the fault `unbalanced-group`.
  public func leave() {
    guard count > 0 else {
      EngineLog.fault(.unbalancedGroup)
      return
    }
    count -= 1
    if count == 0 { tell() }
  }

  /// Runs a block when all work is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    listeners.append((queue, work))
    if count == 0 { tell() }
  }

  /// Runs a work item when all work is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Lets time pass until all work is done.
  public func wait() { _ = MainLoop.shared.wait(timeout: .infinity) { self.count == 0 } }

  /// Lets time pass until all work is done or a time has come.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    MainLoop.shared.wait(timeout: timeout.delay) { self.count == 0 }
  }

  private func tell() {
    let waiting = listeners
    listeners = []
    for (queue, work) in waiting { queue.async(execute: work) }
  }
}

/// A count that can be waited for; it stands in for Dispatch's.
public class DispatchSemaphore {
  private var value: Int

  /// Creates a semaphore.
  public init(value: Int) {
    self.value = value
  }

  /// Raises the count.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return value > 0 ? 0 : 1
  }

  /// Lets time pass until the count is above 0, and lowers it.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Lets time pass until the count is above 0, and lowers it, or until a time has come.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let result = MainLoop.shared.wait(timeout: timeout.delay) { self.value > 0 }
    if result == .success { value -= 1 }
    return result
  }
}

extension MainLoop {
  /// Lets time pass until a condition holds.
  ///
  /// Waiting blocks a thread on iOS. Here there is only one, so that its loop has to turn meanwhile.
  /// When nothing more will happen, the wait is over: the fault `waits-for-ever` says so.
  func wait(timeout: Double, until condition: () -> Bool) -> DispatchTimeoutResult {
    let end = now + timeout
    while !condition() {
      guard now < end else { return .timedOut }
      guard !isIdle else {
        EngineLog.fault(.waitsForEver)
        return .timedOut
      }
      advance(to: min(end, now + Self.frameDuration))
    }
    return .success
  }
}
