import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Timers of dispatch queues follow the virtual clock", .inNewWorld)
struct QueueTimerTests {
  @Test("A timer begins suspended, fires at its interval, and no more once it is cancelled")
  func firing() {
    var times: [Double] = []
    let start = MainLoop.shared.now
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { times.append(((MainLoop.shared.now - start) * 10).rounded() / 10) }
    timer.setCancelHandler { times.append(-1) }
    timer.schedule(deadline: .now() + 0.2, repeating: .milliseconds(500))
    MainLoop.shared.advance(by: 0.1)
    #expect(times == [])
    timer.resume()
    MainLoop.shared.advance(by: 1.3)
    #expect(times == [0.2, 0.7, 1.2])
    timer.suspend()
    MainLoop.shared.advance(by: 1.4)
    timer.resume()
    MainLoop.shared.advance(by: 0.1)
    #expect(times == [0.2, 0.7, 1.2, 2.8])
    timer.cancel()
    MainLoop.shared.advance(by: 2)
    #expect(times == [0.2, 0.7, 1.2, 2.8, -1])
    #expect(timer.isCancelled)
  }

  @Test("A timer without an interval fires once")
  func once() {
    var count = 0
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { count += 1 }
    timer.schedule(deadline: .now() + 0.2)
    timer.activate()
    MainLoop.shared.advance(by: 3)
    #expect(count == 1)
  }
}
