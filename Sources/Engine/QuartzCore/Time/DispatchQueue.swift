/// Runs blocks on the virtual main thread, at their time and in their order.
///
/// It stands in for Dispatch's type of the same name, whose queues would follow the wall clock.
///
/// Fidelity: all queues share one thread. Work on a background queue happens between two turns of
/// the main loop and takes no time.
public final class DispatchQueue: Hashable {
  /// How a queue works; without effect.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Wraps bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// Several blocks at once; without effect here.
    public static let concurrent = Attributes(rawValue: 2)
    /// Nothing runs before the queue is activated; without effect here.
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  /// When a queue frees memory; without effect.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target queue.
    case inherit
    /// After each block.
    case workItem
    /// Not at all.
    case never
  }

  /// What the queue is called.
  public let label: String
  /// How important its work is; without effect.
  public let qos: DispatchQoS
  static var current = DispatchQueue.main

  /// Creates a queue.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
  }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  /// Returns a queue for work in the background.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  // MARK: - Blocks

  /// Runs a block in a later turn of the loop.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    schedule(after: 0, in: group, work)
  }

  /// Runs a work item in a later turn of the loop.
  public func async(execute workItem: DispatchWorkItem) {
    schedule(after: 0) { workItem.perform() }
  }

  /// Runs a work item in a later turn of the loop.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    schedule(after: 0, in: group) { workItem.perform() }
  }

  /// Runs a block when a time has come.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    schedule(after: deadline.delay, work)
  }

  /// Runs a work item when a time has come.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(after: deadline.delay) { workItem.perform() }
  }

  /// Runs a block when a time has come.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    schedule(after: wallDeadline.time.delay, work)
  }

  /// Runs a work item when a time has come.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    schedule(after: wallDeadline.time.delay) { workItem.perform() }
  }

  /// Runs a block at once and returns what it does.
  ///
  /// A queue that waits for itself hangs on iOS; here it goes on, with the fault `queue-waits-for-itself`.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try sync(flags: [], execute: work)
  }

  /// Runs a block at once and returns what it does.
  public func sync<T>(
    flags: DispatchWorkItemFlags, execute work: () throws -> T
  ) rethrows -> T {
    if self === Self.current, self !== Self.background {
      EngineLog.fault(.queueWaitsForItself, ["queue": label])
    }
    return try run(work)
  }

  private func run<T>(_ work: () throws -> T) rethrows -> T {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try work()
  }

  /// Runs a work item at once.
  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Runs a block so many times, one after the other.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(0, iterations) { work(iteration) }
  }

  private func schedule(
    after delay: Double, in group: DispatchGroup? = nil, _ work: @escaping () -> Void
  ) {
    guard delay < .infinity else { return }
    group?.enter()
    MainLoop.shared.perform(after: delay) {
      self.run(work)
      group?.leave()
    }
  }

  /// Whether both are the same queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which queue some code has to run on.
public enum DispatchPredicate {
  /// The code runs on the queue.
  case onQueue(DispatchQueue)
  /// The code runs on the queue as a barrier.
  case onQueueAsBarrier(DispatchQueue)
  /// The code runs somewhere else.
  case notOnQueue(DispatchQueue)
}

/// Records the fault `wrong-queue` if the code runs on another queue than it has to.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  let (queue, expected) =
    switch condition() {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): (queue, true)
    case .notOnQueue(let queue): (queue, false)
    }
  guard (queue === DispatchQueue.current) != expected else { return }
  EngineLog.fault(.wrongQueue, ["queue": queue.label, "current": DispatchQueue.current.label])
}
