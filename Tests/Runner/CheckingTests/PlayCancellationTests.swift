import Synchronization
import Testing

@testable import Checking

@Suite("Plays that no longer matter are ended")
struct PlayCancellationTests {
  /// The numbers of plays that were ended from outside.
  private final class Ended: Sendable {
    let numbers = Mutex<[Int]>([])
  }

  @Test("A play that does not reach its end ends those behind it, and none before it")
  func order() {
    let (cancellation, ended) = (PlayCancellation(), Ended())
    for number in [0, 2, 3, 4] {
      let begins = cancellation.begin(number) { ended.numbers.withLock { $0.append(number) } }
      #expect(begins)
    }
    #expect(cancellation.end(3))
    cancellation.stopped(2)
    #expect(ended.numbers.withLock(\.self) == [4])
    #expect(!cancellation.begin(5) {})
    #expect(cancellation.begin(1) {})
    #expect(!cancellation.end(4), "it was ended, so nothing that it left behind counts")
    #expect(cancellation.end(2) && cancellation.end(0))
    cancellation.stopped(0)
    #expect(cancellation.isPointless(1) && cancellation.isPointless(2))
    #expect(!cancellation.isPointless(0))
  }
}
