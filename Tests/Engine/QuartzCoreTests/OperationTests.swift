import EngineTesting
import Testing

@testable import HeadlessQuartzCore

@Suite("Operations on the virtual clock", .inNewWorld)
struct OperationTests {
  private final class Log {
    var lines: [String] = []
  }

  /// An asynchronous operation, written as with Foundation.
  private final class Slow: HeadlessQuartzCore.Operation, @unchecked Sendable {
    private var done = false {
      willSet { willChangeValue(forKey: "isFinished") }
      didSet { didChangeValue(forKey: "isFinished") }
    }
    private var runs = false
    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { runs }
    override var isFinished: Bool { done }
    override func start() {
      runs = true
      HeadlessQuartzCore.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        self.runs = false
        self.done = true
      }
    }
  }

  private let log = Log()

  private func note(_ line: String) -> HeadlessQuartzCore.BlockOperation {
    HeadlessQuartzCore.BlockOperation { [log] in
      log.lines.append("\(line) \(((MainLoop.shared.now - MainLoop.epoch) * 10).rounded() / 10)")
    }
  }

  @Test("An operation waits for an asynchronous one, also in another queue")
  func dependencies() {
    let slow = Slow()
    let after = note("after")
    after.addDependency(slow)
    #expect(!after.isReady)
    HeadlessQuartzCore.OperationQueue().addOperation(after)
    HeadlessQuartzCore.OperationQueue().addOperation(slow)
    slow.completionBlock = { [log] in log.lines.append("slow is done") }
    MainLoop.shared.advance(by: 2)
    #expect(log.lines.sorted() == ["after 0.5", "slow is done"])
    #expect(after.isFinished && slow.isFinished)
  }

  @Test("A queue for one operation at a time runs asynchronous ones in turn")
  func serial() {
    let queue = HeadlessQuartzCore.OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.addOperation(Slow())
    queue.addOperation(Slow())
    queue.addOperation(note("last"))
    #expect(queue.operationCount == 3)
    MainLoop.shared.advance(by: 0.6)
    #expect(log.lines == [])
    MainLoop.shared.advance(by: 2)
    #expect(log.lines == ["last 1.0"])
    #expect(queue.operationCount == 0)
  }

  @Test("Ready operations run by priority, a barrier after all, and a cancelled one not at all")
  func order() {
    let queue = HeadlessQuartzCore.OperationQueue()
    let low = note("low")
    low.queuePriority = .low
    let cancelled = note("cancelled")
    queue.addOperations([low, note("normal"), cancelled], waitUntilFinished: false)
    queue.addBarrierBlock { [log] in log.lines.append("barrier") }
    cancelled.cancel()
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.lines == ["normal 0.0", "low 0.0", "barrier"])
    #expect(cancelled.isFinished && cancelled.isCancelled)
  }
}
