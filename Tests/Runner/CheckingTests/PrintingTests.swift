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
        "in the play (tap on 390 × 844, n=0), and in 1 more:", "  a",
        "in the play (tap on 390 × 844, n=1), and in 1 more:", "  (nothing)",
        "in the play (tap on 390 × 844, n=2):", "  b",
      ])
    let many = lines((1...6).map { "\($0)\n" })
    #expect(many.last == "… and something else in 3 more plays")
  }

  @Test("A play of the exercise has the number with which it can be tried alone")
  func numbered() throws {
    let exercise = try FakeWorkbook().exercise
    let label = try #require(exercise.plays.first?.label)
    var transcripts = [RunTranscript(label: label), RunTranscript(label: label)]
    transcripts[0].output = "a"
    #expect(
      PrintedText.of(transcripts, in: exercise).hasPrefix("in play 1 (\(label.text)):\n  a"))
  }

  @Test("Of many lines the first and the last are shown, with the number of the others")
  func manyLines() {
    let text = (1...100).map { "\($0)\n" }.joined()
    let alone: [String] = lines([text])
    #expect(alone.count == 24)
    #expect(alone[10...13] == ["11", "12", "… (77 lines are left out) …", "90"])
    #expect(alone.last == "100")
    let oneOfTwo: [String] = Array(lines([text, "a"])[1..<10])
    #expect(
      oneOfTwo == [
        "  1", "  2", "  3", "  4", "  … (92 lines are left out) …", "  97", "  98", "  99",
        "  100",
      ])
    let whole = (1...24).map(String.init)
    #expect(lines([whole.joined(separator: "\n")]) == whole)
  }

  @Test("Of a long line both ends are shown, with the number of the characters between them")
  func longLine() throws {
    let line = try #require(lines([String(repeating: "a", count: 500) + "b"]).first)
    let note = try #require(line.firstMatch(of: /a( … \((\d+) characters are left out\) … )a/))
    #expect(line.count <= 240 && line.hasSuffix("ab"))
    #expect(Int(note.2) == 501 - (line.count - note.1.count))
  }

  @Test("Blank lines between others were printed too")
  func blankLines() {
    var transcript = RunTranscript(
      label: Run.Label(scenario: "tap", screen: Size(width: 390, height: 844)), steps: [])
    transcript.output = "\na\n\nb\n\n"
    #expect(PrintedText.of([transcript]) == "a\n\nb")
  }

  @Test("A line that is printed again and again is there once")
  func repeated() {
    #expect(lines(["hi\nhi\nhi\nho\n"]) == ["hi  (3 times)", "ho"])
  }
}
