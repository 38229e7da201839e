import Foundation

/// Replaces Foundation's type of the same name.
///
/// A subclass that works asynchronously overrides `start()` and the three states, as with Foundation.
/// Queues look at the states after each turn of the main loop, whether changes are announced or not.
open class Operation: NSObject, @unchecked Sendable {
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  private enum State {
    case waiting, executing, finished
  }

  private var state = State.waiting
  private var wasCancelled = false
  private var hasCompleted = false

  open var name: String?
  open var queuePriority = QueuePriority.normal
  /// Fidelity: kept; operations have no threads.
  open var qualityOfService = QualityOfService.default
  /// Fidelity: kept; operations have no threads.
  open var threadPriority = 0.5
  /// Called once, after the operation has finished.
  open var completionBlock: (() -> Void)?
  /// Operations that have to finish before this one is ready.
  open private(set) var dependencies: [Operation] = []

  public override init() {}

  open var isCancelled: Bool { wasCancelled }
  open var isExecuting: Bool { state == .executing }
  open var isFinished: Bool { state == .finished }
  open var isConcurrent: Bool { false }
  open var isAsynchronous: Bool { isConcurrent }
  /// A cancelled operation is ready whatever it depends on.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  open func addDependency(_ op: Operation) { dependencies.append(op) }

  open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }

  /// Runs ``main()`` unless the operation is cancelled.
  ///
  /// An operation that is not ready, or has been started, is a fault and does nothing; Foundation
  /// raises an exception.
  open func start() {
    guard state == .waiting, isReady else {
      return EngineLog.fault(
        .exceptionRaised,
        [
          "name": "NSInvalidArgumentException",
          "reason": "the operation \(name ?? "\(type(of: self))") cannot be started",
        ])
    }
    if !isCancelled {
      state = .executing
      main()
    }
    state = .finished
    complete()
  }

  /// Does nothing unless a subclass overrides it.
  open func main() {}

  /// The operation itself has to look at ``isCancelled``.
  open func cancel() { wasCancelled = true }

  /// Advances the clock until the operation is finished.
  open func waitUntilFinished() {
    _ = MainLoop.shared.wait(timeout: .infinity) { self.isFinished }
  }

  /// Calls the completion block once.
  func complete() {
    guard !hasCompleted else { return }
    hasCompleted = true
    guard let completionBlock else { return }
    MainLoop.shared.perform(after: 0, completionBlock)
  }
}

/// Runs closures, one after the other.
open class BlockOperation: Operation, @unchecked Sendable {
  open private(set) var executionBlocks: [() -> Void] = []

  public override init() {}

  public convenience init(block: @escaping () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  open override func main() { for block in executionBlocks { block() } }
}
