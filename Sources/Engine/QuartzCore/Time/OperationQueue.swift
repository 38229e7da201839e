import Foundation

/// Replaces Foundation's type of the same name.
///
/// Starts operations that are ready between two turns of the main loop, those of higher priority first,
/// and waits for asynchronous ones on the virtual clock.
open class OperationQueue: NSObject {
  public static let defaultMaxConcurrentOperationCount = -1

  public static var main: OperationQueue { World.current.mainOperationQueue }

  /// One operation at a time, as the main thread has it.
  static func makeMain() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  /// The queue whose operation is being started; otherwise the main queue.
  open class var current: OperationQueue? { World.current.currentOperationQueue ?? main }

  open var name: String?
  /// How many asynchronous operations run at a time; -1 is any number.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  /// Fidelity: kept; queues have no threads.
  open var qualityOfService = QualityOfService.default
  /// Fidelity: kept; operations run on the virtual main thread.
  open var underlyingQueue: DispatchQueue?
  open var isSuspended = false {
    didSet { if !isSuspended { scheduleStart() } }
  }
  private var waiting: [Operation] = []
  private var executing: [Operation] = []

  open func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  open func addOperation(_ op: Operation) {
    waiting.append(op)
    scheduleStart()
  }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Runs after all operations that are in the queue, and before those that are added later.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    for earlier in operations { operation.addDependency(earlier) }
    addOperation(operation)
  }

  open func cancelAllOperations() { for operation in operations { operation.cancel() } }

  /// The operations that have not finished, in the order in which they were added.
  open var operations: [Operation] { executing + waiting }

  open var operationCount: Int { operations.count }

  /// Advances the clock until all operations are done.
  open func waitUntilAllOperationsAreFinished() {
    _ = MainLoop.shared.wait(timeout: .infinity) { self.operations.isEmpty }
  }

  /// Starts operations in the next turn.
  private func scheduleStart() {
    let queues = World.current
    if !queues.busyOperationQueues.contains(where: { $0 === self }) {
      queues.busyOperationQueues.append(self)
    }
    MainLoop.shared.perform(after: 0) { _ = self.advance() }
  }

  /// Lets go of finished operations and starts those that are ready.
  ///
  /// - Returns: Whether one started or finished.
  private func advance() -> Bool {
    let finished = executing.filter(\.isFinished)
    executing.removeAll(where: \.isFinished)
    for operation in finished { operation.complete() }
    var hasChanged = !finished.isEmpty
    while !isSuspended, hasRoom, let next = nextReady() {
      waiting.removeAll { $0 === next }
      hasChanged = true
      let outer = World.current.currentOperationQueue
      World.current.currentOperationQueue = self
      next.start()
      World.current.currentOperationQueue = outer
      if next.isFinished { next.complete() } else { executing.append(next) }
    }
    if operations.isEmpty { World.current.busyOperationQueues.removeAll { $0 === self } }
    return hasChanged
  }

  private var hasRoom: Bool {
    maxConcurrentOperationCount < 0 || executing.count < maxConcurrentOperationCount
  }

  private func nextReady() -> Operation? {
    let ready = waiting.filter(\.isReady)
    guard let priority = ready.map(\.queuePriority.rawValue).max() else { return nil }
    return ready.first { $0.queuePriority.rawValue == priority }
  }

  /// Advances all queues with operations, after the work of a turn.
  ///
  /// - Returns: Whether an operation started or finished.
  static func advanceAll() -> Bool {
    var hasChanged = false
    for queue in World.current.busyOperationQueues where queue.isUnderWay {
      if queue.advance() { hasChanged = true }
    }
    return hasChanged
  }

  /// Whether an operation has started, so that nothing is left to be scheduled.
  private var isUnderWay: Bool {
    !executing.isEmpty || waiting.contains { !$0.dependencies.isEmpty }
  }
}

extension NotificationCenter {
  /// Fidelity: the block is called at once, not by the queue.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: obj, queue: nil) { notification in block(notification) }
  }

  /// For a queue that a variable may hold; `nil` itself is Foundation's.
  @_disfavoredOverload
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: obj, queue: nil) { notification in block(notification) }
  }
}
