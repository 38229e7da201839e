import Motion
import Testing

@Suite("A time space converts its parent's time")
struct TimingTests {
  private func space(begin: Double = 0, speed: Double = 1, offset: Double = 0) -> Timing {
    var timing = Timing(duration: .infinity)
    timing.beginTime = begin
    timing.speed = speed
    timing.timeOffset = offset
    return timing
  }

  private func down(_ time: Double, _ chain: [Timing]) -> Double {
    chain.reduce(time) { $1.localTime(atParentTime: $0) }
  }

  private func up(_ time: Double, _ chain: [Timing]) -> Double {
    chain.reversed().reduce(time) { $1.parentTime(atLocalTime: $0) }
  }

  // github.com/gnustep/libs-quartzcore/pull/29, timing.m (run against Apple's QuartzCore). The
  // middle layer has begin 2, speed 3 and offset 0.25, the leaf 1, 2 and 0.5.
  @Test("Time conversion through a chain of layers gives GNUstep's values")
  func gnustep() {
    let middle = space(begin: 2, speed: 3, offset: 0.25)
    let leaf = space(begin: 1, speed: 2, offset: 0.5)
    #expect(down(10, [leaf]) == 18.5)
    #expect(down(10, [middle, leaf]) == 47)
    #expect(up(10, [leaf]) == 5.75)
    #expect(abs(up(10, [middle, leaf]) - 23.0 / 6) < 1e-12)
    #expect(down(10, [space(), middle, leaf]) == 47)
    #expect(abs(up(10, [space(), middle, leaf]) - 23.0 / 6) < 1e-12)
  }

  // github.com/1amageek/OpenCoreAnimation, CALayerBehaviorTests ("cross-checked against QuartzCore").
  @Test("Time conversion with speed, offset and begin time gives OpenCoreAnimation's values")
  func openCoreAnimation() {
    #expect(down(10, [space(speed: 4, offset: 5)]) == 45)
    #expect(up(10, [space(speed: 4, offset: 5)]) == 1.25)
    let root = space(begin: 1, speed: 2, offset: 3)
    let first = space(begin: 6, speed: 4, offset: 5)
    let second = space(begin: 8, speed: 0.5, offset: 7)
    #expect(down(10, [root]) == 21)
    #expect(up(10, [root]) == 4.5)
    #expect(down(10, [root, first]) == 65)
    #expect(up(10, [root, first]) == 3.125)
    #expect(down(10, [first]) == 21)
    #expect(up(10, [first]) == 7.25)
    #expect(down(up(10, [first]), [second]) == 0)
    #expect(down(up(10, [second]), [first]) == 37)
  }

  // The same file.
  @Test(
    "Before its begin time, a time space's local time is 0",
    arguments: [(7, 0), (7.999, 0), (8, 7), (10, 8)] as [(Double, Double)])
  func beforeBeginning(time: Double, local: Double) {
    #expect(down(time, [space(begin: 8, speed: 0.5, offset: 7)]) == local)
  }

  // The same file.
  @Test("A time space with speed 0 has a constant time, and converting out of it gives 0")
  func frozen() {
    let root = space(begin: 1, speed: 2, offset: 3)
    let child = space(begin: 8, speed: 0, offset: 7)
    #expect(down(10, [child]) == 7)
    #expect(up(10, [child]) == 0)
    #expect(up(10, [root, child]) == -0.5)
  }

  // developer.apple.com/library/archive/qa/qa1673
  @Test("A layer that is paused and resumed continues where it stopped")
  func pausing() {
    let now = 1003.5
    var timing = space()
    timing.speed = 0
    timing.timeOffset = now
    #expect(down(1010, [timing]) == now)
    let paused = timing.timeOffset
    timing = space()
    timing.beginTime = 1010 - paused
    #expect(abs(down(1010, [timing]) - now) < 1e-9)
    #expect(abs(down(1011, [timing]) - (now + 1)) < 1e-9)
  }

  @Test("The instant that reaches a local time converts back to that local time")
  func reaching() throws {
    var generator = SplitMix(seed: 31)
    var reached = 0
    for _ in 0..<2000 {
      let chain = (0..<3).map { _ in
        space(
          begin: generator.number(0, 5), speed: generator.number(-3, 3),
          offset: generator.number(-5, 5))
      }
      let local = generator.number(-5, 10)
      guard let time = Timing.mediaTime(reaching: local, through: chain) else { continue }
      reached += 1
      #expect(abs(down(time, chain) - local) < 1e-9)
    }
    #expect(reached > 100)
  }

  @Test("A chain with speed 0 reaches no local time, and neither does a space before it begins")
  func notReaching() {
    #expect(Timing.mediaTime(reaching: 1, through: [space(), space(speed: 0)]) == nil)
    #expect(Timing.mediaTime(reaching: 1, through: [space(begin: 5, offset: 3)]) == nil)
    #expect(Timing.mediaTime(reaching: 3, through: [space(begin: 5, offset: 3)]) == 5)
    #expect(Timing.mediaTime(reaching: 7, through: []) == 7)
  }

  @Test("A time space with negative speed reaches earlier local times later")
  func backwards() {
    // At 1000.5, after half a second, the speed became -1.
    let turned = space(begin: 1000.5, speed: -1, offset: 0.5)
    #expect(Timing.mediaTime(reaching: 0, through: [turned]) == 1001)
    #expect(Timing.mediaTime(reaching: 0.25, through: [turned]) == 1000.75)
    #expect(Timing.mediaTime(reaching: 0.75, through: [turned]) == nil)
  }
}
