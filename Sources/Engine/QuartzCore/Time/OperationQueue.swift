/// Replaces Foundation's type of the same name.
///
/// Fidelity: operations run one after another in the order in which they were added; dependencies
/// are ignored.
open class OperationQueue: NSObject {
  public static var main: OperationQueue { World.current.mainOperationQueue }

  /// Fidelity: always the main queue.
  open class var current: OperationQueue? { main }

  open var name: String?
  /// Fidelity: operations run one at a time, whatever the limit.
  open var maxConcurrentOperationCount = -1
  /// Fidelity: queues have no priorities.
  open var qualityOfService = QualityOfService.default
  open var isSuspended = false {
    didSet { if !isSuspended { start() } }
  }
  private var waiting: [Operation] = []

  open func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  open func addOperation(_ op: Operation) {
    waiting.append(op)
    start()
  }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  open func cancelAllOperations() { for operation in waiting { operation.cancel() } }

  open var operations: [Operation] { waiting }

  open var operationCount: Int { waiting.count }

  /// Advances the clock until all operations are done.
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
  /// Fidelity: the block is called at once, not by the queue.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: obj, queue: nil) { notification in block(notification) }
  }
}
