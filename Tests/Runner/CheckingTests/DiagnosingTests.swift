import Record
import Testing

@testable import Checking

@Suite("A mistake is named if the answer fails as the chapter's wrong answer does")
struct DiagnosingTests {
  static func failed(_ name: String, seen: String) -> TestResult {
    TestResult(name: name, status: .fail, failure: Failure(expected: "another", seen: seen))
  }

  @Test("The same tests have to fail; what passes or is skipped does not count")
  func sameTests() {
    let skipped = TestResult(name: "C", status: .skipped)
    let passed = TestResult(name: "C", status: .pass)
    let one = [Self.failed("A", seen: "x"), skipped]
    #expect(one.fail(as: [passed, Self.failed("A", seen: "y")]))
    #expect(!one.fail(as: [Self.failed("A", seen: "x"), Self.failed("B", seen: "x")]))
    #expect(!one.fail(as: [passed]))
  }

  @Test(
    "The test has to see the same words, and numbers that are near",
    arguments: [
      ("it is hidden", "it is hidden", true),
      ("it is hidden", "it is not there", false),
      ("0.36", "0.38", true),
      ("0.3", "0.5", false),
      ("0", "0.01", true),
      ("-40", "40", false),
      ("56 × 56 at (16, 760)", "56 × 56 at (16, 750)", true),
      ("56 × 56 at (16, 760)", "56 × 56 at (166, 334)", false),
      ("opacity 1", "opacity 1, hidden", false),
    ])
  func sameSight(own: String, other: String, isSame: Bool) {
    let result = Self.failed("A", seen: own)
    #expect(result.isSeen(in: [Self.failed("A", seen: other)]) == isSame)
    #expect(!result.isSeen(in: [Self.failed("B", seen: own)]))
    #expect(!result.isSeen(in: [TestResult(name: "A", status: .pass)]))
  }

  @Test("What the record says of an earlier difference is told instead of what holds in general")
  func earlierReason() {
    var result = TestResult(
      name: "It springs up", status: .fail,
      failure: Failure(expected: "0.1", seen: "0", instant: 1, because: "A spring swings."))
    #expect(result.because == "A spring swings.")
    result.failure?.earlier = .init(expected: "the app animates it", seen: "UIKit", instant: 0.5)
    #expect(result.because == "A spring swings.")
    result.failure?.earlier?.because = "UIKit asked no object of yours."
    #expect(result.because == "UIKit asked no object of yours.")
    // A mistake that is recognised says more than either.
    result.mistake = RecognizedMistake(name: "stiff", explanation: "It has no spring.")
    #expect(result.because == "A spring swings.")
  }

  @Test("A missing transition reminds of nothing where the run went another way before")
  func unreached() {
    var failure = Failure(expected: "a pop takes place", seen: "there was none", instant: 3)
    failure.reminder = "A pop is held from the first moment."
    failure.isMissingTransition = true
    var result = TestResult(name: "It can be pulled", status: .fail, failure: failure)
    #expect(result.reminder == failure.reminder)
    result.failure?.earlier = .init(expected: "the push ends", seen: "it is open", instant: 1)
    #expect(result.reminder == nil)
    result.failure?.isMissingTransition = nil
    #expect(result.reminder == failure.reminder)
  }
}
