import EngineTesting
import HeadlessQuartzCore
import Testing
@Suite("Virtual time in an app's code", .inNewWorld)
struct VirtualTimeTests {
  typealias DispatchQueue = HeadlessQuartzCore.DispatchQueue

  private var loop: MainLoop { .shared }

  /// Records lines with the time since the start of the test.
  private final class Log {
    private(set) var entries: [String] = []
    private var start = 0.0

    /// Sets the start of the test, as suites are created long before their tests run.
    func begin() { start = MainLoop.shared.now }

    func note(_ what: String) {
      entries.append("\(what) \(Row.text(MainLoop.shared.now - start))")
    }
  }

  private final class LayoutReportingLayer: CALayer {
    var didLayOut: () -> Void = {}

    override func layoutSublayers() {
      super.layoutSublayers()
      didLayOut()
    }
  }

  private let log = Log()

  @Test("A turn runs work, then layout, then the commit")
  func turns() {
    let root = Screen.root()
    let layer = LayoutReportingLayer()
    root.addSublayer(layer)
    loop.turn()
    log.begin()
    let observers = loop.commitObservers
    defer { loop.commitObservers = observers }
    layer.didLayOut = { [log] in log.note("layout") }
    loop.commitObservers.append { [log] _ in log.note("commit") }
    loop.perform(after: 0) { [log, loop] in
      log.note("work")
      layer.setNeedsLayout()
      root.opacity = 0.5
      loop.perform(after: 0) { log.note("next turn") }
    }
    loop.turn()
    #expect(
      log.entries == [
        "work 0.0", "layout 0.0", "commit 0.0", "next turn 0.0",
      ])
    #expect(Set(loop.changes.layers.map(\.serial)) == [layer.serial, root.serial])
  }

  @Test("Dates follow the virtual clock, and timers and run loops follow dates")
  func dates() {
    log.begin()
    let start = Date()
    #expect(start.timeIntervalSinceReferenceDate == CFAbsoluteTimeGetCurrent())
    #expect(start.timeIntervalSinceNow == 0)
    // Code that takes a date for media time must not work by luck.
    #expect(CFAbsoluteTimeGetCurrent() - CACurrentMediaTime() > 86_400)
    let timer = Timer(fire: .now + 0.5, interval: 0.25, repeats: true) { [log] timer in
      log.note("fires \(timer.fireDate.timeIntervalSince(start))")
    }
    RunLoop.main.add(timer, forMode: .common)
    #expect(timer.fireDate == start + 0.5)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.625))
    log.note("has run")
    timer.fireDate = start + 2
    RunLoop.main.run(until: start + 1)
    log.note("has run")
    RunLoop.main.run(until: start)
    #expect(Date() == start + 1)
    RunLoop.main.run(mode: .default, before: start + 2)
    timer.invalidate()
    #expect(
      log.entries == [
        "fires 0.75 0.5", "has run 0.625", "has run 1.0", "fires 2.25 2.0",
      ])
  }

  @Test("Queues run blocks in order and at their deadlines")
  func queues() {
    log.begin()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [log] in log.note("later") }
    DispatchQueue.main.async { [log] in
      log.note("async")
      DispatchQueue.main.async { log.note("nested") }
    }
    DispatchQueue.global().async { [log] in
      log.note("background")
      DispatchQueue.main.sync { log.note("sync") }
    }
    let item = DispatchWorkItem { [log] in log.note("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
    item.cancel()
    log.note("here")
    loop.advance(by: 0.2)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.note("sooner") }
    loop.advance(by: 1)
    #expect(
      log.entries == [
        "here 0.0", "async 0.0", "background 0.0", "sync 0.0", "nested 0.0", "sooner 0.3",
        "later 0.5",
      ])
  }

  @Test("Groups, semaphores and operations wait in virtual time")
  func waiting() {
    log.begin()
    let group = DispatchGroup()
    for delay in [0.3, 0.1] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
    }
    group.notify(queue: .main) { [log] in log.note("all") }
    OperationQueue.main.addOperation { [log] in log.note("operation") }
    #expect(group.wait(timeout: .now() + 0.2) == .timedOut)
    log.note("waited")
    group.wait()
    loop.turn()
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer { EngineLog.sink = nil }
    DispatchSemaphore(value: 0).wait()
    #expect(faults == ["waits-for-ever"])
    #expect(log.entries == ["operation 0.0", "waited 0.2", "all 0.3"])
  }

  @Test("Timers fire, repeat without drift and can be invalidated")
  func timers() {
    log.begin()
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [log] _ in log.note("once") }
    var count = 0
    let every = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [log] timer in
      log.note("tick")
      count += 1
      if count == 3 { timer.invalidate() }
    }
    #expect(loop.settle(limit: 5))
    #expect(!every.isValid)
    let idle = Timer(timeInterval: 0.1, repeats: false) { [log] _ in log.note("added") }
    RunLoop.main.add(idle, forMode: .common)
    #expect(loop.settle(limit: 5))
    #expect(log.entries == ["tick 0.1", "tick 0.2", "once 0.25", "tick 0.3", "added 0.4"])
  }

  private final class DisplayLinkTarget: NSObject {
    var stamps: [Double] = []
    var link: CADisplayLink?
    func frame(_ link: CADisplayLink) { stamps.append(link.timestamp) }
  }

  @Test("A display link is called sixty times a second until it is paused or invalidated")
  func displayLinks() {
    let target = DisplayLinkTarget()
    let link = CADisplayLink(
      target: target, selector: Selector("frame", DisplayLinkTarget.frame(_:)))
    link.add(to: .main, forMode: .common)
    loop.advance(by: 1)
    #expect(target.stamps.count == 60)
    let steps = zip(target.stamps, target.stamps.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1 / 60.0) < 1e-9 })
    #expect(!loop.isIdle)
    link.isPaused = true
    loop.advance(by: 1)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    loop.advance(by: 1)
    #expect(target.stamps.count == 90)
    link.invalidate()
    loop.advance(by: 1)
    #expect(target.stamps.count == 90 && loop.isIdle)
  }

  @Test("Work that reschedules itself 5000 times does not stop time")
  func loops() {
    var runs = 0
    func again() {
      runs += 1
      if runs < 5000 { loop.perform(after: 0, again) }
    }
    again()
    let start = loop.now
    loop.advance(by: 1)
    #expect(loop.now == start + 1 && runs == 5000)
  }

  @Test("Delayed selectors are performed in virtual time")
  func performing() {
    log.begin()
    final class Worker: NSObject {
      var log: Log?
      func work() { log?.note("work") }
    }
    let worker = Worker()
    worker.log = log
    worker.perform(Selector("work", Worker.work), with: nil, afterDelay: 0.4)
    loop.advance(by: 1)
    #expect(log.entries == ["work 0.4"])
  }

  @available(*, deprecated)
  @Test("Grand Central Dispatch works as Swift 2 spelled it")
  func earlier() {
    log.begin()
    dispatch_after(
      dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))), dispatch_get_main_queue()
    ) { [log] in log.note("after") }
    dispatch_async(dispatch_get_main_queue()) { [log] in log.note("async") }
    loop.advance(by: 1)
    #expect(log.entries == ["async 0.0", "after 0.5"])
  }
}
