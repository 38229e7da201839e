import Testing

@testable import Sandboxing

@Suite("The wait for an end that seldom comes")
struct DeadlineTests {
  @Test("It lasts as long as it should, and not at all if it is over")
  func passes() async throws {
    let took = try await ContinuousClock().measure { try await Deadline.wait(seconds: 0.02) }
    #expect(took >= .milliseconds(20))
    try await Deadline.wait(seconds: 0)
    try await Deadline.wait(seconds: -1)
  }

  @Test("It ends at once when nobody waits any more")
  func cancelled() async {
    let waiting = Task { try await Deadline.wait(seconds: 86_400) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
