import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Timers that are taken out and put back", .inNewWorld)
struct LoopTimersTests {
  @Test("A timer that is removed from the loop stays valid, and fires when it is added again")
  func removing() throws {
    var fired = 0
    let timer = try #require(
      CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0.5, 0, 0
      ) { _ in fired += 1 })
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    CFRunLoopRemoveTimer(CFRunLoopGetMain(), timer, .commonModes)
    MainLoop.shared.advance(by: 0.6)
    #expect(fired == 0 && CFRunLoopTimerIsValid(timer))
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    MainLoop.shared.advance(by: 1)
    #expect(fired > 0)
  }

  @Test("A block for the default mode waits until the loop runs in it")
  func modes() {
    var done: [String] = []
    CFRunLoopPerformBlock(CFRunLoopGetMain(), RunLoop.Mode.tracking.rawValue) { done.append("t") }
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
      done.append("c")
    }
    MainLoop.shared.turn()
    #expect(done == ["c"])
  }

  @Test("Activating a source does not end its suspension")
  func suspending() {
    var fired = 0
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.1)
    source.setEventHandler { fired += 1 }
    source.suspend()
    source.activate()
    MainLoop.shared.advance(by: 0.5)
    #expect(fired == 0)
    source.resume()
    MainLoop.shared.advance(by: 0.1)
    #expect(fired == 1)
  }

  @Test("Resuming a source that was never activated activates it")
  func resuming() {
    var fired = 0
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.1)
    source.setEventHandler { fired += 1 }
    source.resume()
    MainLoop.shared.advance(by: 0.5)
    #expect(fired == 1)
  }

  @Test("A number that is too great for 32 bits is cut, and what is no number is 0")
  func members() {
    #expect(_members(of: 3_000_000_000).intValue == -1_294_967_296)
    #expect(_members(of: Double.nan).integerValue == 0)
    #expect(_members(of: 2.9).intValue == 2)
  }
}
