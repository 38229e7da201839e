import Chapters
import Checking
import Compiling
import Foundation
import Record
import Testing

@testable import Grading
@testable import Sandboxing
@testable import SiteRendering

@Suite("The instructor's page")
struct ClassPageTests {
  private let page: ClassPage

  init() throws {
    func verdict(_ status: Verdict.Status, _ points: Double) -> Grade {
      .graded(
        Verdict(
          exercise: "ch02.turn", number: 1, title: "Turn", status: status, points: points,
          maximum: 10, file: "ch02/1-turn.swift",
          tests: status == .fail ? [TestResult(name: "It <turns>", status: .fail, line: 3)] : []))
    }
    let rows: [StudentGrades] = [
      StudentGrades(
        student: "<b>ann</b>", grades: [verdict(.pass, 10)],
        remarks: [.archive(file: "<i>.zip")]),
      StudentGrades(student: "bo & co", grades: [verdict(.fail, 0)]),
      StudentGrades(student: "cy", grades: [.obstructed(.archive)]),
      StudentGrades(
        student: "dee",
        grades: [
          .graded(
            Verdict(
              exercise: "ch02.turn", number: 1, title: "Turn", status: .fail, maximum: 10,
              file: "ch02/1-turn.swift", isUntouched: true))
        ]),
    ]
    let record = GradingRecord(
      terms: .init(
        columns: [.init(exercise: "ch02.turn", title: "Turn \"it\"", points: 10)], book: "b",
        tools: "t", workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z",
        secret: nil, protection: Protection(gap: nil, accounting: .supervisor)),
      rows: rows.map {
        .init(grades: $0, submission: "1", durations: [$0.student == "cy" ? 61.26 : nil])
      })
    var gradebook = record.gradebook
    gradebook.list = ClassList(
      rows.map(\.student), roster: try Roster("id,name\ncy,Cy <Roe>\n", file: "r"))
    var summary = try ClassSummary(
      record, gradebook: gradebook, answers: AnswerStore(),
      book: try Book(folder: testBook))
    summary.alike = [
      AlikeAnswers(
        exercise: "ch02.turn", students: ["<b>ann</b>", "cy"], percent: 80, lines: [[1], [2]])
    ]
    page = ClassPage(summary, comparison: nil, templates: try Templates(folder: siteFolder))
  }

  private func words(_ html: String) -> String {
    html.replacing(#/(?s)<head>.*?</head>/#, with: "").replacing(#/<[^>]*>/#, with: " ")
      .replacing(#/\s+/#, with: " ")
  }

  @Test("It has everybody's points, what is hard, what needs a person, and no markup of students")
  func index() {
    let html = page.index()
    let text = words(html)
    #expect(
      text.contains(
        "3 of 4 graded, on average 3.3 of 10 points, median 0; 1 answer is still the starter."))
    #expect(text.contains("It &lt;turns&gt; ch02.turn 1 of 1"))
    #expect(
      text.contains(
        "Cy &lt;Roe&gt; (cy) ch02.turn It is an archive, which cannot be unpacked here."))
    #expect(text.contains("&lt;i&gt;.zip is an archive; unpack it."))
    #expect(!html.contains("<b>ann") && !html.contains("<i>.zip"))
    #expect(html.contains("href=\"feedback/%3Cb%3Eann%3C/b%3E.html\""))
    #expect(html.contains("href=\"feedback/bo%20&amp;%20co.html\""))
    #expect(html.contains("href=\"alike/1.html\""))
    #expect(html.contains("title=\"Turn &quot;it&quot;\""))
    #expect(html.contains("href=\"feedback/cy.html\">Cy &lt;Roe&gt;</a> <code>cy</code>"))
    #expect(html.contains("cell-fail\" title=\"fail\">0<"))
    #expect(html.contains("cell-idle\" title=\"not begun: still the starter\">○<"))
    #expect(
      text.contains(
        "What took longest to judge Student Exercise Time Cy &lt;Roe&gt; (cy) ch02.turn 61.3 s"))
    #expect(!html.contains("style=") && !html.contains("<style") && !html.contains("onclick"))
  }

  @Test("Two answers stand side by side, with what they share marked and nothing of it run")
  func pair() {
    let html = page.pair(
      AlikeAnswers(
        exercise: "ch02.turn", students: ["<b>ann</b>", "cy"], percent: 80, lines: [[1], [2]]),
      texts: ["let a = \"<script>\"\nlet b = 1", "// x\nlet c = 2"])
    #expect(
      html.contains("<li class=\"marked\"><code>let a = &quot;&lt;script&gt;&quot;</code></li>"))
    #expect(html.contains("<li><code>let b = 1</code></li>"))
    #expect(html.contains("<li class=\"marked\"><code>let c = 2</code></li>"))
    #expect(!html.contains("<script>"))
  }
}
