import Foundation

extension Export {
  /// A score as LTI's Assignment and Grade Services take it.
  ///
  /// The program that sends it has the tokens for it. A platform keeps the score with the latest
  /// date.
  struct Score: Encodable {
    var userId: String
    var scoreGiven: Int
    var scoreMaximum: Int
    var comment: String
    var timestamp: String
    var activityProgress = "Completed"
    var gradingProgress = "FullyGraded"
  }

  /// A file for each line item: the exercises, and all of them together.
  ///
  /// The roster's column `lti` has the platform's own names of users.
  func lti() throws -> [String: Data] {
    var files: [String: Data] = [:]
    let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    func add(
      _ item: String, _ line: (StudentGrades) -> (given: Int, of: Int, comment: String)
    ) throws {
      let lines = try graded.map { row in
        let user = people[row.student]?.fields["lti"] ?? ""
        let (given, maximum, comment) = line(row)
        let score = Score(
          userId: user.isEmpty ? row.student : user, scoreGiven: given, scoreMaximum: maximum,
          comment: comment, timestamp: time)
        return try WorkerLine.encode(score)
      }
      files["\(item).jsonl"] = Data(lines.map { $0 + [0x0A] }.joined())
    }
    for (index, column) in columns.enumerated() {
      try add(column.exercise) { row in
        let grade = row.grades[index]
        return (grade.points ?? 0, column.points, Self.sentence(of: row, at: index))
      }
    }
    try add("total") { ($0.total ?? 0, maximum, Self.total(of: $0)) }
    return files
  }

  /// Feedback pages in the folders by which Moodle's assignment knows its participants.
  ///
  /// The number of a participant stands in the roster's column `participant`, or else in the name of the
  /// folder that Moodle handed out, whatever the roster calls the student. Students without a number are left out, since Moodle could not
  /// assign their pages. Each page is all that there is: Moodle gives a student one file after the other.
  func moodleFeedback() throws(GradingError) -> [String: Data] {
    guard let feedback else { return [:] }
    var files: [String: Data] = [:]
    for row in graded {
      guard let folder = moodleFolder(of: row.student) else { continue }
      let path = "\(feedback)/\(row.student).html"
      guard let page = FileManager.default.contents(atPath: path) else {
        throw .fileNotReadable(path: path)
      }
      files["\(folder)/feedback.html"] = adjusting(page, row, columns)
    }
    return files
  }

  /// Graded students whom ``Format/moodleFeedback`` leaves out.
  public var withoutParticipant: [String] {
    graded.map(\.student).filter { moodleFolder(of: $0) == nil }
  }

  private func moodleFolder(of student: String) -> String? {
    let fields = people[student]?.fields ?? [:]
    let handedOut = student.firstMatch(of: /^(.+?)_(\d+)_assignsubmission_/)
    let numbers = [
      fields["participant"], gradebook.list[student]?.participant, handedOut.map { String($0.2) },
    ]
    let number = numbers.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let name =
      fields["name"] ?? gradebook.list[student]?.name ?? handedOut.map { String($0.1) } ?? student
    // Moodle reads the name of the folder at its underlines.
    let plain = Self.plain(name).map { "/\\:_\n\t".contains($0) ? " " : $0 }
    return "\(String(plain))_\(number)_assignfeedback_file"
  }
}
