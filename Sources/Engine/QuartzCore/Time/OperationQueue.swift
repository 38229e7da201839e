/// Runs operations on the virtual main thread; it stands in for Foundation's.
///
/// Fidelity: operations run in the order in which they were added, whatever their dependencies.
open class OperationQueue: NSObject {
  /// The queue of the main thread.
  public static let main = OperationQueue()

  /// The queue of the running operation.
  open class var current: OperationQueue? { main }

  /// What the queue is called.
  open var name: String?
  /// How many operations run at once; it is always one.
  open var maxConcurrentOperationCount = -1
  /// How important the work is; without effect.
  open var qualityOfService = QualityOfService.default
  /// Whether operations wait.
  open var isSuspended = false {
    didSet { if !isSuspended { start() } }
  }
  private var waiting: [Operation] = []

  /// Runs a block in a later turn of the loop.
  open func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Runs an operation in a later turn of the loop.
  open func addOperation(_ op: Operation) {
    waiting.append(op)
    start()
  }

  /// Runs operations in a later turn of the loop.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Keeps operations that have not begun from running.
  open func cancelAllOperations() { for operation in waiting { operation.cancel() } }

  /// The operations that have not begun.
  open var operations: [Operation] { waiting }

  /// How many operations have not begun.
  open var operationCount: Int { waiting.count }

  /// Lets time pass until all operations are done.
  open func waitUntilAllOperationsAreFinished() {
    _ = MainLoop.shared.wait(timeout: .infinity) { self.waiting.isEmpty }
  }

  private func start() {
    guard !isSuspended else { return }
    MainLoop.shared.perform(after: 0) { [self] in
      guard !isSuspended, !waiting.isEmpty else { return }
      waiting.removeFirst().start()
    }
  }
}

extension NotificationCenter {
  /// Calls a block for each notification, in a later turn of the loop.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: obj, queue: nil) { notification in block(notification) }
  }
}
