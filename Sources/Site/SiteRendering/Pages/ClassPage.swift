import Foundation
public import Grading

/// The page of a class for its instructor, and a page for each two answers that are alike.
///
/// It stands in the folder that `grade` writes to, and takes its style from the feedback's.
public struct ClassPage: Sendable {
  private let summary: ClassSummary
  private let comparison: GradebookComparison?
  private let templates: Templates

  public init(
    _ summary: ClassSummary, comparison: GradebookComparison?, templates: Templates
  ) {
    self.summary = summary
    self.comparison = comparison
    self.templates = templates
  }

  /// The file of a pair, in the folder of the index.
  public static func file(ofPair index: Int) -> String { "alike/\(index + 1).html" }

  /// The page of the whole class.
  public func index() -> String {
    let book = summary.gradebook
    let content = Content(
      summary: sentence, facts: facts, concerns: summary.concerns.map { Line($0, list) },
      columns: book.columns.map { Column(id: $0.exercise, title: $0.title, points: $0.points) },
      rows: book.rows.map { Row($0, list) }, bars: bars, hardest: summary.hardest.map(Line.init),
      mistakes: summary.mistakes.map(Line.init),
      pairs: summary.alike.enumerated().map { index, pair in
        Pair(
          address: Self.file(ofPair: index), exercise: pair.exercise,
          students: pair.students.map(list.label).joined(separator: " and "),
          percent: "\(pair.percent) %")
      },
      shownPairs: summary.alike.count < summary.alikeCount
        ? "These are the \(summary.alike.count) most alike of \(summary.alikeCount) pairs." : nil,
      copies: summary.copies.map { Line($0, list) },
      changes: comparison?.changes.map { Line($0, list) } ?? [], isCompared: comparison != nil,
      slowest: summary.slowest.map { Line($0, list) })
    return page("The class", "class", content, root: "feedback/")
  }

  /// The page of two answers side by side.
  ///
  /// - Parameter texts: The answers of the two.
  public func pair(_ pair: AlikeAnswers, texts: [String]) -> String {
    let sides = zip(pair.students, zip(texts, pair.lines)).map { student, answer in
      Side(
        student: list.label(student),
        lines: answer.0.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
          SourceLine(text: String($1), isMarked: answer.1.contains($0 + 1))
        })
    }
    let content = PairContent(
      exercise: pair.exercise, students: pair.students.map(list.label).joined(separator: " and "),
      percent: pair.percent, sides: sides)
    return page("Alike: \(content.students)", "alike", content, root: "../feedback/")
  }

  private var list: ClassList { summary.gradebook.list }

  private func page(_ title: String, _ template: String, _ content: Any, root: String) -> String {
    templates.page(
      PageContext(
        title: title, description: "For the instructor.",
        content: templates.render(template, content), root: root, kind: "class",
        isIndexed: false))
  }

  // MARK: - Words

  private var sentence: String {
    let rows = summary.gradebook.rows
    let complete = rows.count { $0.total != nil }
    var text = "\(complete) of \(summary.expected) graded"
    if let average = summary.average, let median = summary.median {
      text +=
        ", on average \(Self.text(average)) of \(summary.gradebook.maximum) points, "
        + "median \(Self.text(median))"
    }
    let untouched = rows.reduce(0) { $0 + $1.grades.count { $0.isNotBegun } }
    if untouched > 0 {
      text += "; \(untouched) \(untouched == 1 ? "answer is" : "answers are") still the starter"
    }
    let absent = list.absent.count
    if absent > 0 {
      text += "; \(absent) on the roster \(absent == 1 ? "is" : "are") in no part of this run"
    }
    let parts = summary.terms.otherParts.map { "\($0.number)" }
    if !parts.isEmpty, summary.terms.shard == nil {
      text += "; \(parts.count == 1 ? "part" : "parts") \(parts.joined(separator: ", ")) "
      text += "\(parts.count == 1 ? "is" : "are") missing"
    }
    let left = summary.expected - rows.count - absent
    if left > 0 {
      text +=
        "; the run was ended before \(left) \(left == 1 ? "was" : "were") tried, and the same command with "
        + "--resume goes on"
    }
    return text + "."
  }

  private var facts: String {
    let terms = summary.terms
    return "Book \(terms.book.prefix(12)), "
      + (terms.secret.map { "values drawn from the secret \($0.prefix(12))" } ?? "no secret")
      + ", \(Self.protection(terms.protections.map(\.isSandboxed)))"
      + (terms.shard.map { ", part \($0.number) of \($0.count)" } ?? "") + "."
  }

  private static func protection(_ areSandboxed: [Bool]) -> String {
    if areSandboxed.allSatisfy(\.self) { return "boxed" }
    return areSandboxed.contains(true) ? "partly without a sandbox" : "without a sandbox"
  }

  private static func text(_ points: Double) -> String {
    let tenths = Int((points * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private var bars: [Bar] {
    let most = max(1, summary.distribution.max() ?? 1)
    return summary.distribution.enumerated().map { index, count in
      Bar(
        range: index == 9 ? "90 to 100 %" : "\(index * 10) to \(index * 10 + 9) %",
        count: count, width: count * 300 / most)
    }
  }

  // MARK: - What the templates show

  private struct Content {
    var summary: String
    var facts: String
    var concerns: [Line]
    var columns: [Column]
    var rows: [Row]
    var bars: [Bar]
    var hardest: [Line]
    var mistakes: [Line]
    var pairs: [Pair]
    /// A sentence about pairs that are left out.
    var shownPairs: String?
    var copies: [Line]
    var changes: [Line]
    var isCompared: Bool
    var slowest: [Line]
  }

  private struct Column {
    var id: String
    var title: String
    var points: Int
  }

  private struct Row {
    var address: String
    /// The student's name, or the id.
    var student: String
    /// `nil` if that is the id.
    var id: String?
    var total: String
    var cells: [Cell]

    init(_ grades: StudentGrades, _ list: ClassList) {
      student = list[grades.student]?.name ?? grades.student
      id = student == grades.student ? nil : list.shortID(grades.student)
      let name = grades.student + ".html"
      address =
        "feedback/"
        + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
      total = grades.total.map { "\($0)" } ?? "–"
      cells = grades.grades.map { Cell($0) }
    }
  }

  private struct Cell {
    var text: String
    /// The status in words.
    var words: String
    /// The class of the cell.
    var kind: String

    init(_ grade: Grade) {
      text = grade.points.map { "\($0)" } ?? "?"
      if grade.status == "not-submitted", grade.note == nil { text = "–" }
      if grade.isNotBegun, grade.note == nil { text = "○" }
      let status = grade.isNotBegun ? "not begun: still the starter" : grade.status
      words = [status, grade.note].compactMap(\.self).joined(separator: "; ")
      if grade.note != nil { text += "*" }
      kind =
        switch grade.status {
        case "pass": "pass"
        case "not-submitted": "idle"
        case _ where grade.isNotBegun: "idle"
        case "ungraded", "partial": "warn"
        default: "fail"
        }
    }
  }

  private struct Bar {
    var range: String
    var count: Int
    /// Of 300.
    var width: Int
  }

  private struct Line {
    var exercise: String?
    var text: String
    var detail: String

    init(_ concern: ClassSummary.Concern, _ list: ClassList) {
      exercise = concern.exercise
      (text, detail) = (list.label(concern.student), concern.sentence)
    }

    init(_ slow: ClassSummary.SlowAnswer, _ list: ClassList) {
      exercise = slow.exercise
      (text, detail) = (list.label(slow.student), "\((slow.seconds * 10).rounded() / 10) s")
    }

    init(_ test: ClassSummary.HardTest) {
      exercise = test.exercise
      (text, detail) = (test.test, "\(test.failed) of \(test.tried)")
    }

    init(_ mistake: ClassSummary.CommonMistake) {
      exercise = mistake.exercise
      (text, detail) = (mistake.name, "\(mistake.count)")
    }

    init(_ copies: ClassSummary.Copies, _ list: ClassList) {
      exercise = copies.exercise
      text = copies.students.map(list.label).joined(separator: "; ")
      detail = "\(copies.students.count)"
    }

    init(_ change: GradebookComparison.Change, _ list: ClassList) {
      exercise = change.exercise
      text = list.label(change.student)
      detail = "\(change.before ?? "nothing") → \(change.after ?? "nothing")"
      if let remark = change.remark { detail += ". " + remark }
    }
  }

  private struct Pair {
    var address: String
    var exercise: String
    var students: String
    var percent: String
  }

  private struct PairContent {
    var exercise: String
    var students: String
    var percent: Int
    var sides: [Side]
  }

  private struct Side {
    var student: String
    var lines: [SourceLine]
  }

  private struct SourceLine {
    var text: String
    var isMarked: Bool
  }
}
