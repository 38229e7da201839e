import Testing

@testable import workbook

@Suite("What was saved waits for its verdict, the newest first")
struct WatchQueueTests {
  @Test("An exercise that is saved again waits once, where it was saved last")
  func again() {
    var queue = WatchQueue()
    queue.add(["a", "b"])
    queue.add(["c"])
    queue.add(["b"])
    #expect(queue.next() == ["b"])
    #expect(queue.next() == ["c"])
    #expect(queue.next() == ["a"])
    #expect(queue.next() == nil)
  }

  @Test("A batch of which everything was saved again is gone")
  func wholeBatch() {
    var queue = WatchQueue()
    queue.add(["a"])
    queue.add(["a", "b"])
    #expect(queue.next() == ["a", "b"])
    #expect(queue.isEmpty)
  }
}
