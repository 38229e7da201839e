extension Export {
  /// As ``sentence(_:)``, with the files that may be the answer where none was found.
  static func sentence(of row: StudentGrades, at place: Int) -> String {
    joined([sentence(row.grades[place])] + row.hints(at: place).map { plain($0.sentence) })
  }

  /// Sentences in one line; what a person wrote by hand may have no end.
  static func joined(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.reduce("") { text, sentence in
      guard let last = text.last else { return sentence }
      return text + (last.isLetter || last.isNumber ? ". " : " ") + sentence
    }
  }

  /// The verdict in one line, and why its points are others.
  static func sentence(_ grade: Grade) -> String {
    let text = grade.verdict.map { $0.explanation ?? $0.word } ?? ""
    return joined(
      [text, grade.note ?? ""].map(plain).map { text in
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
      })
  }

  /// What a student reads where there is no grade.
  static let notGraded = "This could not be graded. It is no fault of yours."

  /// What is said beside a total.
  static func total(of row: StudentGrades) -> String {
    let solved = row.grades.count { $0.status == "pass" }
    return "\(solved) of \(row.grades.count) exercises solved"
  }
}
