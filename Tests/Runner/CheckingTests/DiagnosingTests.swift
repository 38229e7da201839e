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
}
