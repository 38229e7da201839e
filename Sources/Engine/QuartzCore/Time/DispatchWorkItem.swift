/// Replaces Dispatch's type of the same name.
public class DispatchWorkItem {
  private let block: () -> Void
  private var listeners: [(DispatchQueue, () -> Void)] = []
  private var isDone = false

  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  public func perform() {
    if !isCancelled { block() }
    isDone = true
    for (queue, listener) in listeners { queue.async(execute: listener) }
    listeners = []
  }

  /// The block is not run if it has not begun.
  public func cancel() { isCancelled = true }

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

  /// Advances the clock until the item is done.
  public func wait() { _ = MainLoop.shared.wait(timeout: .infinity) { self.isDone } }

  /// Advances the clock until the item is done, or to a time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    MainLoop.shared.wait(timeout: timeout.delay) { self.isDone }
  }
}

/// Replaces Dispatch's type of the same name.
public class DispatchGroup {
  private var count = 0
  private var listeners: [(DispatchQueue, () -> Void)] = []

  public init() {}

  public func enter() { count += 1 }

  /// More calls of this than of ``enter()`` are the fault `unbalanced-group`; iOS stops the program.
  public func leave() {
    guard count > 0 else {
      EngineLog.fault(.unbalancedGroup)
      return
    }
    count -= 1
    if count == 0 { tell() }
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    listeners.append((queue, work))
    if count == 0 { tell() }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Advances the clock until all work is done.
  public func wait() { _ = MainLoop.shared.wait(timeout: .infinity) { self.count == 0 } }

  /// Advances the clock until all work is done, or to a time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    MainLoop.shared.wait(timeout: timeout.delay) { self.count == 0 }
  }

  private func tell() {
    let waiting = listeners
    listeners = []
    for (queue, work) in waiting { queue.async(execute: work) }
  }
}

/// Replaces Dispatch's type of the same name.
public class DispatchSemaphore {
  private var value: Int

  public init(value: Int) {
    self.value = value
  }

  @discardableResult
  public func signal() -> Int {
    value += 1
    return value > 0 ? 0 : 1
  }

  /// Advances the clock until the count is above 0, then decrements it.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Advances the clock until the count is above 0, then decrements it; at most to a time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let result = MainLoop.shared.wait(timeout: timeout.delay) { self.value > 0 }
    if result == .success { value -= 1 }
    return result
  }
}

extension MainLoop {
  /// Advances the clock until a condition holds.
  ///
  /// Waiting blocks a thread on iOS. There is only one here, so its loop has to turn meanwhile. If
  /// nothing is scheduled any more, the wait ends with the fault `waits-for-ever`.
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
