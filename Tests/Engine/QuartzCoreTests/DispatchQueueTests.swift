import EngineTesting
import HeadlessQuartzCore
import Testing
@Suite("Dispatch queues share one virtual thread", .inNewWorld)
struct DispatchQueueTests {
  @Test("A sync on the main queue from the main thread is a fault, unlike scheduled work")
  func waiting() {
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer { EngineLog.sink = nil }
    var order: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { order.append("later") }
    DispatchQueue.main.async {
      DispatchQueue.global().async { order.append("background") }
      order.append("soon")
    }
    MainLoop.shared.advance(by: 0.5)
    #expect(order == ["soon", "background", "later"])
    #expect(faults == [])
    DispatchQueue.main.sync { order.append("now") }
    #expect(faults == ["queue-waits-for-itself"])
  }
}
