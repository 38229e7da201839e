import Synchronization
import Testing

@testable import Grading

@Suite("Many elements are worked on side by side")
struct ConcurrentMapTests {
  private final class Gauge: Sendable {
    let running = Atomic(0)
    let most = Atomic(0)
  }

  @Test(
    "As many as are allowed are worked on at one time, and no more", .timeLimit(.minutes(1)),
    arguments: [1, 2, 3])
  func width(width: Int) async {
    let gauge = Gauge()
    let results = await Array(0..<12).concurrentMap(atOneTime: width) { number in
      let now = gauge.running.add(1, ordering: .sequentiallyConsistent).newValue
      gauge.most.max(now, ordering: .sequentiallyConsistent)
      // The first ones go on only when all that may run do.
      while number < width, gauge.most.load(ordering: .sequentiallyConsistent) < width {
        await Task.yield()
      }
      gauge.running.subtract(1, ordering: .sequentiallyConsistent)
      return number * 2
    }
    #expect(results == (0..<12).map { $0 * 2 })
    #expect(gauge.most.load(ordering: .sequentiallyConsistent) == width)
  }

  @Test("Nothing has no results, and each result is counted")
  func counting() async {
    var steps: [Int] = []
    #expect(await [Int]().concurrentMap(atOneTime: 2) { $0 } == [])
    _ = await [7, 8, 9].concurrentMap(atOneTime: 2, progress: { steps.append($0) }) { $0 }
    #expect(steps == [1, 2, 3])
  }
}
