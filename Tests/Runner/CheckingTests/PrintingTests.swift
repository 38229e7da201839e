import Motion
import Record
import Testing

@testable import Checking

@Suite("What a program printed")
struct PrintingTests {
  func lines(_ outputs: [String]) -> [String] {
    let transcripts = outputs.enumerated().map { number, output in
      var transcript = RunTranscript(
        label: Run.Label(
          scenario: "tap", screen: Size(width: 390, height: 844), parameters: ["n": "\(number)"]),
        steps: [])
      transcript.output = output
      return transcript
    }
    return PrintedText.of(transcripts).split(separator: "\n").map(String.init)
  }

  @Test("What is equal in all plays is there once, with their number")
  func equal() {
    #expect(lines(["hi\n", "hi\n", "hi\n"]) == ["hi", "(the same in each of 3 plays)"])
    #expect(lines(["hi\n"]) == ["hi"])
    #expect(lines(["", ""]) == [])
    #expect(lines(["\n", "\n"]) == [])
  }

  @Test("What differs names its play, and plays without a word are counted")
  func different() {
    #expect(
      lines(["a\n", "", "b\n", "a\n", ""]) == [
        "in tap on 390 × 844, n=0, and in 1 more play:", "  a",
        "in tap on 390 × 844, n=1, and in 1 more play:", "  (nothing)",
        "in tap on 390 × 844, n=2:", "  b",
      ])
    let many = lines((1...6).map { "\($0)\n" })
    #expect(many.last == "… and something else in 3 more plays")
    #expect(lines(["1\n2\n3\n4\n5\n", ""])[1] == "  2")
  }

  @Test("A line that is printed again and again is there once")
  func repeated() {
    #expect(lines(["hi\nhi\nhi\nho\n"]) == ["hi  (3 times)", "ho"])
  }
}
