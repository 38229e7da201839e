import EngineTesting
import HeadlessQuartzCore
import Testing

import struct Foundation.Notification
import class Foundation.NotificationCenter

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

  @Test(
    "A main thread that sleeps does nothing until it wakes; another queue's sleep holds up what it sends"
  )
  func sleeping() {
    let start = MainLoop.shared.now
    var order: [String] = []
    func note(_ what: String) { order.append("\(what) \(Row.text(MainLoop.shared.now - start))") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { note("timer") }
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.75)
      DispatchQueue.main.async { note("loaded") }
    }
    DispatchQueue.main.async {
      Thread.sleep(forTimeInterval: 0.25)
      note("woken")
    }
    MainLoop.shared.advance(by: 1)
    #expect(order == ["woken 0.25", "timer 0.25", "loaded 0.75"])
  }

  @Test("A notification queue posts alike notifications once, when its style says")
  func notificationQueue() {
    let center = NotificationCenter()
    let queue = NotificationQueue(notificationCenter: center)
    var order: [String] = []
    let tokens = ["idle", "soon", "now"].map { name in
      center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in
        order.append(name)
      }
    }
    for _ in 0..<2 {
      queue.enqueue(Notification(name: Notification.Name("idle")), postingStyle: .whenIdle)
      queue.enqueue(Notification(name: Notification.Name("soon")), postingStyle: .asap)
    }
    queue.enqueue(Notification(name: Notification.Name("now")), postingStyle: .now)
    #expect(order == ["now"])
    queue.enqueue(
      Notification(name: Notification.Name("soon")), postingStyle: .asap, coalesceMask: .none,
      forModes: nil)
    MainLoop.shared.turn()
    #expect(order == ["now", "soon", "soon", "idle"])
    for token in tokens { center.removeObserver(token) }
  }
}
