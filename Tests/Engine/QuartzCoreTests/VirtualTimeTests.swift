import EngineTesting
import HeadlessQuartzCore
import Testing

@MainActor
@Suite("Time in an app's code", .oneAtATime)
struct VirtualTimeTests {
  typealias DispatchQueue = HeadlessQuartzCore.DispatchQueue

  private var loop: MainLoop { .shared }

  /// What happens, each with the time since the test began.
  private final class Diary {
    private(set) var entries: [String] = []
    private var start = 0.0

    /// The test's body begins: suites are made long before.
    func begin() { start = MainLoop.shared.now }

    func note(_ what: String) {
      entries.append("\(what) \(Row.text(MainLoop.shared.now - start))")
    }
  }

  /// A layer that says when it is laid out.
  private final class Page: CALayer {
    var laidOut: () -> Void = {}

    override func layoutSublayers() {
      super.layoutSublayers()
      laidOut()
    }
  }

  private let diary = Diary()

  @Test("A turn is work, layout, commit and then the callbacks")
  func turns() {
    let root = Screen.root()
    let page = Page()
    root.addSublayer(page)
    loop.turn()
    diary.begin()
    let observers = loop.commitObservers
    defer { loop.commitObservers = observers }
    page.laidOut = { [diary] in diary.note("layout") }
    loop.commitObservers.append { [diary] _ in diary.note("commit") }
    loop.perform(after: 0) { [diary, loop] in
      diary.note("work")
      page.setNeedsLayout()
      root.opacity = 0.5
      loop.perform(after: 0) { diary.note("next turn") }
    }
    loop.turn()
    #expect(
      diary.entries == [
        "work 0.0", "layout 0.0", "commit 0.0", "next turn 0.0",
      ])
    #expect(Set(loop.changes.layers.map(\.serial)) == [page.serial, root.serial])
  }

  @Test("Queues keep their order and their deadlines")
  func queues() {
    diary.begin()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [diary] in diary.note("later") }
    DispatchQueue.main.async { [diary] in
      diary.note("async")
      DispatchQueue.main.async { diary.note("nested") }
    }
    DispatchQueue.global().async { [diary] in
      diary.note("background")
      DispatchQueue.main.sync { diary.note("sync") }
    }
    let item = DispatchWorkItem { [diary] in diary.note("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
    item.cancel()
    diary.note("here")
    loop.advance(by: 0.2)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [diary] in diary.note("sooner") }
    loop.advance(by: 1)
    #expect(
      diary.entries == [
        "here 0.0", "async 0.0", "background 0.0", "sync 0.0", "nested 0.0", "sooner 0.3",
        "later 0.5",
      ])
  }

  @Test("Groups, semaphores and operations wait in virtual time")
  func waiting() {
    diary.begin()
    let group = DispatchGroup()
    for delay in [0.3, 0.1] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
    }
    group.notify(queue: .main) { [diary] in diary.note("all") }
    OperationQueue.main.addOperation { [diary] in diary.note("operation") }
    #expect(group.wait(timeout: .now() + 0.2) == .timedOut)
    diary.note("waited")
    group.wait()
    loop.turn()
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer { EngineLog.sink = nil }
    DispatchSemaphore(value: 0).wait()
    #expect(faults == ["waits-for-ever"])
    #expect(diary.entries == ["operation 0.0", "waited 0.2", "all 0.3"])
  }

  @Test("Timers fire, repeat without drift, and stop")
  func timers() {
    diary.begin()
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [diary] _ in diary.note("once") }
    var count = 0
    let every = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [diary] timer in
      diary.note("tick")
      count += 1
      if count == 3 { timer.invalidate() }
    }
    #expect(loop.settle(limit: 5))
    #expect(!every.isValid)
    let idle = Timer(timeInterval: 0.1, repeats: false) { [diary] _ in diary.note("added") }
    RunLoop.main.add(idle, forMode: .common)
    #expect(loop.settle(limit: 5))
    #expect(diary.entries == ["tick 0.1", "tick 0.2", "once 0.25", "tick 0.3", "added 0.4"])
  }

  private final class Framed: NSObject {
    var stamps: [Double] = []
    var link: CADisplayLink?
    func frame(_ link: CADisplayLink) { stamps.append(link.timestamp) }
  }

  @Test("A display link is called sixty times a second until it is paused or invalidated")
  func displayLinks() {
    let framed = Framed()
    let link = CADisplayLink(target: framed, selector: Selector("frame", Framed.frame(_:)))
    link.add(to: .main, forMode: .common)
    loop.advance(by: 1)
    #expect(framed.stamps.count == 60)
    let steps = zip(framed.stamps, framed.stamps.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1 / 60.0) < 1e-9 })
    #expect(!loop.isIdle)
    link.isPaused = true
    loop.advance(by: 1)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    loop.advance(by: 1)
    #expect(framed.stamps.count == 90)
    link.invalidate()
    loop.advance(by: 1)
    #expect(framed.stamps.count == 90 && loop.isIdle)
  }

  @Test("Work that schedules itself for ever does not stop time")
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

  @Test("Selectors that wait are performed in virtual time")
  func performing() {
    diary.begin()
    final class Worker: NSObject {
      var diary: Diary?
      func work() { diary?.note("work") }
    }
    let worker = Worker()
    worker.diary = diary
    worker.perform(Selector("work", Worker.work), with: nil, afterDelay: 0.4)
    loop.advance(by: 1)
    #expect(diary.entries == ["work 0.4"])
  }

  @available(*, deprecated)
  @Test("Grand Central Dispatch works as Swift 2 spelled it")
  func earlier() {
    diary.begin()
    dispatch_after(
      dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))), dispatch_get_main_queue()
    ) { [diary] in diary.note("after") }
    dispatch_async(dispatch_get_main_queue()) { [diary] in diary.note("async") }
    loop.advance(by: 1)
    #expect(diary.entries == ["async 0.0", "after 0.5"])
  }
}
