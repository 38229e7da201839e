import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("While a finger scrolls, the run loop tracks", .inNewWorld)
struct TrackingMode {
  private final class Counting: @unchecked Sendable {
    var plain = 0
    var common = 0
    var queued = 0
    var delayed = 0
  }

  private final class Delayed: NSObject {
    let counting: Counting
    init(_ counting: Counting) { self.counting = counting }
    func note() { counting.delayed += 1 }
  }

  @Test(
    "Timers of the default mode wait until the content rests; common ones and the main queue go on")
  func timers() {
    let scene = GestureScene()
    let scrollView = UIScrollView(frame: scene.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    scene.window.addSubview(scrollView)
    MainLoop.shared.advance(by: 0.1)
    let counting = Counting()
    let plain = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      counting.plain += 1
    }
    let common = Timer(timeInterval: 0.1, repeats: true) { _ in counting.common += 1 }
    RunLoop.main.add(common, forMode: .common)
    #expect(RunLoop.main.currentMode == .default)
    scene.land(200, 300)
    scene.slide(by: 0, -100, steps: 6)
    #expect(scrollView.isDragging && RunLoop.main.currentMode == .tracking)
    counting.plain = 0
    counting.common = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { counting.queued += 1 }
    let delayed = Delayed(counting)
    delayed.perform(Selector("note", Delayed.note), with: nil, afterDelay: 0.1)
    MainLoop.shared.advance(by: 1.05)
    #expect(counting.plain == 0 && counting.delayed == 0)
    #expect(counting.common >= 10 && counting.queued == 1)
    scene.lift()
    MainLoop.shared.advance(by: 0.01)
    #expect(!scrollView.isDragging)
    MainLoop.shared.advance(by: 1)
    #expect(RunLoop.main.currentMode == .default && counting.delayed == 1)
    #expect((1...12).contains(counting.plain))
    plain.invalidate()
    common.invalidate()
  }

  @Test("A scroll view that is released while it is dragged lets the run loop go")
  func released() {
    let loop = MainLoop.shared
    var tracker: NSObject? = NSObject()
    if let tracker { loop.setTracking(true, for: tracker) }
    #expect(loop.mode == .tracking)
    tracker = nil
    #expect(loop.mode == .default)
  }
}
