import Testing

@testable import workbook

@Suite("Progress in words")
struct ProgressLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var done: Int
    var total: Int?
    var parts: String?
    var known = 0
    var seconds: Double
    /// How long ago the last part was done.
    var since = 0.0
    var text: String
    var testDescription: String { text }
  }

  @Test(
    "How far it is, how fast it goes and how long it may take",
    arguments: [
      Row(done: 0, total: nil, seconds: 12.9, text: "Grading: 12 s"),
      Row(done: 0, total: 300, seconds: 2, text: "Grading: 0 of 300, 2 s"),
      Row(
        done: 120, total: 300, seconds: 60,
        text: "Grading: 120 of 300, 60 s, 120 a minute, about 90 s left"),
      Row(
        done: 6, total: 20, parts: "answers", seconds: 30,
        text: "Grading: 6 of 20 answers, 30 s, 12 a minute, about 70 s left"),
      // A few say nothing about the rest.
      Row(done: 1, total: 77, seconds: 150, text: "Grading: 1 of 77, 150 s"),
      Row(done: 4, total: 8, seconds: 12, text: "Grading: 4 of 8, 12 s"),
      Row(done: 5, total: 8, seconds: 12, text: "Grading: 5 of 8, 12 s, about 7 s left"),
      // While nothing is done the estimate becomes less, and is given up in the end.
      Row(done: 5, total: 8, seconds: 16, since: 4, text: "Grading: 5 of 8, 16 s, about 3 s left"),
      Row(done: 5, total: 8, seconds: 60, since: 48, text: "Grading: 5 of 8, 60 s"),
      Row(done: 300, total: 300, seconds: 60, text: "Grading: 300 of 300, 60 s, 300 a minute"),
      // What a run is continued with took no time.
      Row(
        done: 120, total: 300, known: 100, seconds: 60,
        text: "Grading: 120 of 300, 60 s, 20 a minute, about 540 s left"),
      Row(done: 100, total: 300, known: 100, seconds: 3, text: "Grading: 100 of 300, 3 s"),
      Row(done: 299, total: 300, seconds: 0.1, text: "Grading: 299 of 300, 0 s, about 1 s left"),
    ])
  func line(row: Row) {
    #expect(
      ProgressLine.text(
        "Grading", done: row.done, of: row.total, row.parts, knowing: row.known,
        latest: .seconds(row.seconds - row.since), after: .seconds(row.seconds))
        == row.text)
  }
}
