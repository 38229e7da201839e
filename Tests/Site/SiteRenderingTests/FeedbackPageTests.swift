import Foundation
import Record
import Testing

@testable import Grading
@testable import SiteRendering

@Suite("A feedback page agrees with the gradebook")
struct FeedbackPageTests {
  private let columns = [
    Gradebook.Column(exercise: "ch02.turn", title: "Turn", points: 10),
    Gradebook.Column(exercise: "ch02.stay", title: "Stay", points: 5),
  ]

  private func grade(_ id: String, _ points: Double) -> Grade {
    .graded(
      Verdict(
        exercise: id, number: 1, title: id, status: points > 0 ? .pass : .fail, points: points,
        maximum: 10, file: "\(id).swift"))
  }

  private let page = Data(
    """
    <p data-grade="summary">1 of 2 solved</p><p data-grade="notes"></p>
    <!-- begin ch02.turn --><b data-grade="points ch02.turn">10 of 10 points</b><!-- end ch02.turn -->
    <!-- begin ch02.stay --><b data-grade="points ch02.stay">0 of 5 points</b>
    <i data-grade="note ch02.stay"></i><u data-grade="other">kept</u>&lt;b data-grade=&quot;<!-- end ch02.stay -->
    """.utf8)

  private func text(_ row: StudentGrades) -> String {
    String(
      decoding: FeedbackPage.agreeing(page, with: row, columns: columns), as: UTF8.self)
  }

  @Test(
    "What was given by hand stands at its exercise, in the sum and in the notes, with the reason")
  func adjusted() {
    let judged = StudentGrades(
      student: "ann", grades: [grade("ch02.turn", 10), grade("ch02.stay", 0)])
    var changed = judged
    changed.grades[1] = .adjusted(
      judged.grades[1], points: 3, .byHand(reason: "<script> & more"))
    let note = "3 points by hand instead of 0: &lt;script&gt; &amp; more"
    #expect(
      text(changed) == """
        <p data-grade="summary">1 of 2 solved, 13 of 15 points</p><p data-grade="notes">Stay: \(note)</p>
        <!-- begin ch02.turn --><b data-grade="points ch02.turn">10 of 10 points</b><!-- end ch02.turn -->
        <!-- begin ch02.stay --><b data-grade="points ch02.stay">3 of 5 points</b>
        <i data-grade="note ch02.stay">\(note)</i><u data-grade="other">kept</u>&lt;b data-grade=&quot;<!-- end ch02.stay -->
        """)
    // What is taken back is as it was judged, and what agrees is not changed.
    let first = FeedbackPage.agreeing(page, with: judged, columns: columns)
    let back = FeedbackPage.agreeing(
      FeedbackPage.agreeing(first, with: changed, columns: columns), with: judged, columns: columns)
    #expect(back == first)
  }

  @Test("What is not graded is not called nothing")
  func ungraded() {
    let row = StudentGrades(
      student: "ann", grades: [grade("ch02.turn", 10), .obstructed(.nameNotUTF8)])
    #expect(text(row).contains(#""points ch02.stay">no points yet<"#))
    #expect(text(row).contains("could not be graded yet, through no fault of yours."))
    let plain = String(
      decoding: FeedbackPage.plain(
        row, columns: columns, receipt: Receipt(submission: "0123", instant: "2026-11-23T10:00:00Z")
      ),
      as: UTF8.self)
    #expect(plain.contains(">not graded yet</span>"))
    #expect(
      FeedbackPage.agreeing(Data(plain.utf8), with: row, columns: columns) == Data(plain.utf8))
  }

  @Test("What a student can do about files that were not graded stands on the page")
  func remarks() {
    let row = StudentGrades(
      student: "ann", grades: [grade("ch02.turn", 10), grade("ch02.stay", 0)],
      remarks: [
        .notOnRoster, .unknownName(file: "notes.txt", nearest: []),
        .unknownName(file: "turn.swift", nearest: ["1-turn.swift"]),
      ])
    #expect(
      text(row).contains(
        #"<p data-grade="notes">turn.swift has the name of no exercise; did you mean 1-turn.swift?</p>"#
      ))
  }

  @Test("A page that is one file has its style in it, and neither scripts nor other files")
  func selfContained() {
    let page = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'">
      <link rel="icon" href="icon.svg"><link rel="stylesheet" href="style.css">
      <script defer src="site.js"></script><p>&lt;script&gt;</p><script type="application/json">{"a": 1}</script><b>x</b>
      """
    let whole = FeedbackPage.selfContained(
      Data(page.utf8), style: Data("p > b::after { content: '</'; }".utf8))
    #expect(
      String(decoding: whole, as: UTF8.self) == """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        img-src data:; base-uri 'none'; form-action 'none'">
        <style>
        p > b::after { content: '<\\/'; }</style>
        <p>&lt;script&gt;</p><b>x</b>
        """)
  }

  @Test("An exercise that is left out is not on the page, and all others are as they were")
  func restricted() {
    let html = String(
      decoding: FeedbackPage.restricted(page, to: [columns[0]]), as: UTF8.self)
    #expect(html.contains("ch02.turn") && !html.contains("ch02.stay"))
    #expect(html.hasSuffix("<!-- end ch02.turn -->\n"))
    #expect(FeedbackPage.restricted(page, to: columns) == page)
  }
}
