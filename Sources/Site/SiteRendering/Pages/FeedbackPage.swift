import Checking
public import Foundation
public import Grading
import Markdown
import Record

/// The places of a feedback page that show a grade, so that it agrees with the gradebook even if
/// that has changed since the page was drawn.
///
/// Such a place is the text of an element with `data-grade`. A student's text cannot contain one,
/// since all of it is escaped.
public enum FeedbackPage {
  /// Returns the page with the grades of a row; exercises that are not among the columns stay as
  /// they are.
  ///
  /// The summary is about the columns, so that they have to be all of the page's.
  public static func agreeing(
    _ page: Data, with row: StudentGrades, columns: [Gradebook.Column]
  ) -> Data {
    let texts = Self.texts(row, columns)
    var result = Data(capacity: page.count)
    var rest = page[...]
    while let start = mark.range(in: rest),
      let quote = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "\"")),
      let open = rest[quote...].firstIndex(of: UInt8(ascii: ">")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "<"))
    {
      result += rest[...open]
      let name = String(decoding: rest[start.upperBound..<quote], as: UTF8.self)
      result += texts[name].map { Data(escapedForHTML($0).utf8) } ?? rest[(open + 1)..<close]
      rest = rest[close...]
    }
    result += rest
    return result
  }

  private static let mark = BytePattern(#" data-grade=""#)

  /// A page without the exercises that are not among the columns.
  public static func restricted(_ page: Data, to columns: [Gradebook.Column]) -> Data {
    let names = Set(columns.map(\.exercise))
    var result = Data()
    var rest = page[...]
    while let start = beginning.range(in: rest),
      let end = closing.range(in: rest[start.upperBound...])
    {
      let name = String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)
      let last = BytePattern("<!-- end \(name) -->").range(in: rest[end.upperBound...])
      if names.contains(name) || last == nil {
        result += rest[..<end.upperBound]
        rest = rest[end.upperBound...]
      } else {
        result += rest[..<start.lowerBound]
        rest = rest[(last?.upperBound ?? end.upperBound)...]
      }
    }
    return result + rest
  }

  private static let beginning = BytePattern("<!-- begin ")
  private static let closing = BytePattern(" -->")

  /// The page as one file, which shows all that it has wherever it is opened.
  ///
  /// It has the style sheet in it, and no script: films are rows of pictures then. What only a script
  /// reads is left out.
  ///
  /// - Parameter style: The style sheet.
  public static func selfContained(_ page: Data, style: Data) -> Data {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    let sheet = String(decoding: style, as: UTF8.self).replacing("</", with: "<\\/")
    // All that a student has written is escaped, so that these are tags of ours.
    let tags = [
      (
        #"<meta http-equiv="Content-Security-Policy""#, ">",
        #"<meta http-equiv="Content-Security-Policy" content="\#(policy)">"#
      ),
      (#"<link rel="icon""#, ">", ""),
      (#"<link rel="stylesheet""#, ">", "<style>\n\(sheet)</style>"),
      ("<script", "</script>", ""),
    ]
    return tags.reduce(page) { page, tag in
      replacing(
        from: BytePattern(tag.0), to: BytePattern(tag.1), with: Data(tag.2.utf8), in: page)
    }
  }

  private static func replacing(
    from start: BytePattern, to end: BytePattern, with text: Data, in page: Data
  ) -> Data {
    var result = Data()
    var rest = page[...]
    while let first = start.range(in: rest), let last = end.range(in: rest[first.upperBound...]) {
      result += rest[..<first.lowerBound] + text
      rest = rest[last.upperBound...]
    }
    return result + rest
  }

  /// The page of a student whose worker ended while it drew one.
  public static func plain(
    _ row: StudentGrades, columns: [Gradebook.Column], receipt: Receipt
  ) -> Data {
    var lines = [
      row.student, "Submission \(receipt.mark), read on \(receipt.day)",
    ].map(escapedForHTML)
    lines.append(place("summary") + "\n" + place("notes"))
    for column in columns {
      let id = escapedForHTML(column.exercise)
      lines.append("\(id)  \(place("word \(id)"))  \(place("points \(id)"))")
    }
    let text = lines.joined(separator: "\n")
    let page = "<!DOCTYPE html><meta charset=\"utf-8\"><pre>\(text)\n</pre>\n"
    return agreeing(Data(page.utf8), with: row, columns: columns)
  }

  private static func place(_ name: String) -> String { "<span data-grade=\"\(name)\"></span>" }

  /// The text of each place.
  private static func texts(_ row: StudentGrades, _ columns: [Gradebook.Column]) -> [String: String]
  {
    var texts: [String: String] = [:]
    var notes = row.remarks.filter(\.isForStudent).map(\.sentence)
    for (place, (column, grade)) in zip(columns, row.grades).enumerated() {
      let id = column.exercise
      // Something was handed in, under a name that says nothing.
      let isMisnamed = grade.status == "not-submitted" && !row.hints(at: place).isEmpty
      texts["word \(id)"] =
        isMisnamed ? "not recognised" : grade.verdict?.word ?? "not graded yet"
      texts["points \(id)"] =
        grade.points.map { pointsText(Double($0), of: Double(column.points)) } ?? "no points yet"
      let note =
        grade.points == nil
        ? "This could not be graded yet, through no fault of yours." : grade.note
      texts["note \(id)"] = note ?? ""
      if let note { notes.append("\(column.title): \(note)") }
    }
    let solved = row.grades.count { $0.status == "pass" }
    let earned = row.grades.compactMap(\.points).reduce(0, +)
    let maximum = columns.reduce(0) { $0 + $1.points }
    texts["summary"] =
      "\(solved) of \(columns.count) solved, \(pointsText(Double(earned), of: Double(maximum)))"
    texts["notes"] = notes.joined(separator: "\n")
    return texts
  }
}
