/// Replaces Dispatch's type of the same name, whose queues would follow the wall clock.
///
/// Fidelity: all queues share one thread. Work on a background queue happens between two turns of
/// the main loop and takes no time.
public final class DispatchQueue: Hashable {
  /// Fidelity: every queue is serial and active.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  /// Fidelity: objects are released as Swift does, not by a pool.
  public enum AutoreleaseFrequency: Sendable {
    case inherit
    case workItem
    case never
  }

  public let label: String
  /// Fidelity: queues run in the order of their work, whatever their quality of service.
  public let qos: DispatchQoS
  static var current: DispatchQueue {
    get { World.current.currentQueue }
    set { World.current.currentQueue = newValue }
  }

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
  }

  public static let main = DispatchQueue(label: "com.apple.main-thread")
  /// The main loop serves the main queue in these.
  private static let mainModes: Set<RunLoop.Mode> = [.common]
  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  /// Fidelity: the same queue for every class.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  // MARK: - Blocks

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    schedule(after: 0, in: group, work)
  }

  public func async(execute workItem: DispatchWorkItem) {
    schedule(after: 0) { workItem.perform() }
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    schedule(after: 0, in: group) { workItem.perform() }
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    schedule(after: deadline.delay, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(after: deadline.delay) { workItem.perform() }
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    schedule(after: wallDeadline.time.delay, work)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    schedule(after: wallDeadline.time.delay) { workItem.perform() }
  }

  /// A queue that waits for itself hangs on iOS; here that is the fault `queue-waits-for-itself`.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try sync(flags: [], execute: work)
  }

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

  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Fidelity: the iterations run one after another.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(0, iterations) { work(iteration) }
  }

  private func schedule(
    after delay: Double, in group: DispatchGroup? = nil, _ work: @escaping () -> Void
  ) {
    guard delay < .infinity else { return }
    group?.enter()
    let slept = Self.current === Self.main ? 0 : World.current.sleptInBackground
    let code = Self.code(of: work)
    MainLoop.shared.performForApp(
      after: delay + slept, in: self === Self.main ? Self.mainModes : nil
    ) {
      World.current.sleptInBackground = 0
      MainLoop.shared.blockObserver?(code)
      self.run(work)
      guard let group else { return }
      let slept = World.current.sleptInBackground
      guard slept > 0 else { return group.leave() }
      MainLoop.shared.perform(after: slept) { group.leave() }
    }
  }

  /// The address of a closure's code: a closure is that and its context.
  private static func code(of work: @escaping () -> Void) -> UInt {
    unsafeBitCast(Block(work: work), to: (UInt, UInt).self).0
  }

  /// A closure that is stored as it is: a generic value would hold it in another form.
  private struct Block {
    var work: () -> Void
  }

  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Fidelity: a breach is recorded as the fault `wrong-queue`; iOS stops the program.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  let (queue, expected) =
    switch condition() {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): (queue, true)
    case .notOnQueue(let queue): (queue, false)
    }
  guard (queue === DispatchQueue.current) != expected else { return }
  EngineLog.fault(.wrongQueue, ["queue": queue.label, "current": DispatchQueue.current.label])
}
