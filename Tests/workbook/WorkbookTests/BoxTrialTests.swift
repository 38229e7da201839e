import Synchronization
import Testing

@testable import workbook

@Suite("The trials of doctor", .timeLimit(.minutes(1)))
struct BoxTrialTests {
  @Test("All trials are made at one time, and in their order is told what is wrong")
  func concurrency() async throws {
    let begun = Mutex(0)
    let problems = try await BoxTrial.problems { trial in
      begun.withLock { $0 += 1 }
      // No trial ends before all have begun, so that one after the other would never end.
      while begun.withLock({ $0 }) < BoxTrial.all.count { await Task.yield() }
      return trial.word
    }
    #expect(problems.map(\.problem) == BoxTrial.all.map(\.word))
  }

  @Test("The limits of all trials together leave doctor a part of its two seconds")
  func limits() {
    #expect(BoxTrial.patience == 2)
    #expect(Double(BoxTrial.attempts) * BoxTrial.longest <= BoxTrial.patience - 0.3)
  }
}
