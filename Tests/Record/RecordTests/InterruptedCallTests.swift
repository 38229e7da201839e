import Foundation
import Record
import Testing

@Suite("Calls of the system that a signal interrupts")
struct InterruptedCallTests {
  @Test("A call is made again as long as it is interrupted, and every other result is handed on")
  func again() {
    var results: [(count: Int, error: Int32)] = [(-1, EINTR), (-1, EINTR), (7, 0), (9, 0)]
    let take: () -> Int = {
      let result = results.removeFirst()
      errno = result.error
      return result.count
    }
    #expect(Wire.uninterrupted(take) == 7)
    #expect(results.count == 1)
    results = [(-1, EBADF), (7, 0)]
    #expect(Wire.uninterrupted(take) == -1)
    results = [(0, EINTR), (7, 0)]
    #expect(Wire.uninterrupted(take) == 0)
  }
}
