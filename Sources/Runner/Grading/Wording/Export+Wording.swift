extension Export {
  /// As ``sentence(_:)``, with the files that may be the answer where none was found.
  static func sentence(of row: StudentGrades, at place: Int) -> String {
    ([sentence(row.grades[place])] + row.hints(at: place).map { plain($0.sentence) })
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The verdict in one line, and why its points are others.
  static func sentence(_ grade: Grade) -> String {
    var text = grade.verdict.map { $0.explanation ?? $0.word } ?? ""
    if grade.note != nil, text.last?.isLetter == true { text += "." }
    return plain([text, grade.note ?? ""].joined(separator: "\n"))
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What a student reads where there is no grade.
  static let notGraded = "This could not be graded. It is no fault of yours."

  /// What is said beside a total.
  static func total(of row: StudentGrades) -> String {
    let solved = row.grades.count { $0.status == "pass" }
    return "\(solved) of \(row.grades.count) exercises solved"
  }
}
