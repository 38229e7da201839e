import Chapters
import Checking
import Files
import Foundation

/// The output of `inspect --answers`.
struct AnswersReport: Encodable {
  private struct Count: Encodable {
    var total: Int
    var accepted: Int
    /// The number of these with the remark that they look different from the reference.
    var remarked: Int
  }

  private struct Line: Encodable {
    var file: String
    var exercise: String
    var kind: String
    var status: String
    var misjudged: Bool
    /// The first failed test, its message, and the mistake that it names.
    var test: String?
    var message: String?
    var mistake: String?
    /// The rule that was broken, and the book's explanation of it.
    var fault: String?
    var explanation: String?
    /// The remark about a visible difference, although every test holds.
    var remark: String?
  }

  private let right: Count
  private let wrong: Count
  private let either: Count
  private let answers: [Line]

  /// - Parameter book: Its page of faults explains them.
  init(_ census: AnswerCensus, book: Book) {
    let faults = FaultsPage(of: book)
    let count = { (kind: KnownAnswer.Kind) in
      Count(
        total: census.count(of: kind), accepted: census.countAccepted(of: kind),
        remarked: census.countRemarked(of: kind))
    }
    right = count(.right)
    wrong = count(.wrong)
    either = count(.either)
    answers = census.answers.map {
      Line(
        file: $0.file, exercise: $0.exercise, kind: $0.kind.rawValue, status: $0.status.rawValue,
        misjudged: $0.isMisjudged, test: $0.test, message: $0.message, mistake: $0.mistake,
        fault: $0.fault?.rawValue,
        explanation: $0.fault.flatMap { faults?.explanation(of: $0) }.map {
          Prose(markdown: $0).text.replacing("\n\n", with: " ")
        }, remark: $0.remark)
    }
  }

  func json() throws -> String { String(decoding: try readableJSON(), as: UTF8.self) }

  func text(look: Look) -> String {
    var lines = answers.filter(\.misjudged).map { line in
      let test = line.test.map { ": \($0)" } ?? ""
      let mistake = line.mistake.map { " [\($0)]" } ?? ""
      return "\(line.file): \(line.kind), but " + look.red(line.status) + test + mistake
    }
    if !lines.isEmpty { lines.append("") }
    let caught = wrong.total - wrong.accepted
    lines += [
      "right: \(right.accepted) of \(right.total) accepted"
        + Self.share(right.accepted, right.total),
      "wrong: \(caught) of \(wrong.total) caught" + Self.share(caught, wrong.total),
      "either: \(either.accepted) of \(either.total) accepted",
      "accepted with the remark that they look different: \(right.remarked) right, "
        + "\(wrong.remarked) wrong, \(either.remarked) either",
    ]
    return lines.joined(separator: "\n")
  }

  /// A percentage with one decimal, rounded down: 100 % means all.
  private static func share(_ part: Int, _ whole: Int) -> String {
    if whole == 0 { return "" }
    let thousandths = part * 1000 / whole
    return " (\(thousandths / 10).\(thousandths % 10) %)"
  }
}
