import Chapters
import Grading
import Record

/// The output of `grade`.
struct GradeReport {
  private let gradebook: Gradebook
  private let output: String
  private let hasSecret: Bool
  private let missing: Merge.Missing
  /// The most lines about single students.
  private static let mostLines = 40

  /// - Parameter missing: What the run lacks of the class.
  init(
    _ gradebook: Gradebook, output: String, hasSecret: Bool,
    missing: Merge.Missing = Merge.Missing()
  ) {
    self.gradebook = gradebook
    self.output = output
    self.hasSecret = hasSecret
    self.missing = missing
  }

  func text() -> String {
    var lines = gradebook.outdated.map { outdated in
      "By hand: \(Look.withoutControls(gradebook.list.label(outdated.student))), \(outdated.exercise). "
        + outdated.sentence
    }
    // What is wrong with the book or the machine is wrong for many, and said once.
    var notGraded: [String: (line: Int, names: [String])] = [:]
    for row in gradebook.rows {
      let name = Look.withoutControls(gradebook.list.label(row.student))
      // The same reason is often that of several exercises.
      var reasons: [(word: String, exercises: [String], text: String)] = []
      for (column, grade) in zip(gradebook.columns, row.grades) {
        let given: String? =
          switch grade {
          case .graded(let verdict): verdict.unjudged
          case .ungraded, .obstructed: grade.ungradedReason
          case .adjusted: nil
          }
        guard let reason = given else { continue }
        let word = grade.points == nil ? "Not graded" : "No points"
        if let place = reasons.firstIndex(where: { $0.word == word && $0.text == reason }) {
          reasons[place].exercises.append(column.exercise)
        } else {
          reasons.append((word, [column.exercise], reason))
        }
      }
      for (word, exercises, text) in reasons {
        let rest = "\(exercises.joined(separator: ", ")). \(Look.withoutControls(text))"
        if word == "No points" {
          lines.append("\(word): \(name), \(rest)")
        } else if notGraded[rest] != nil {
          notGraded[rest]?.names.append(name)
        } else {
          notGraded[rest] = (lines.count, [name])
          lines.append("")
        }
      }
      let remarks = row.openRemarks.map(\.sentence)
      if !remarks.isEmpty {
        let text = Look.withoutControls(remarks.joined(separator: " "))
        lines.append("Not recognised: \(name). \(text)")
      }
    }
    for (rest, (line, names)) in notGraded {
      let others = names.count > 3 ? " and \(names.count - 3) more" : ""
      lines[line] = "Not graded: \(names.prefix(3).joined(separator: "; "))\(others), \(rest)"
    }
    let left = lines.count - Self.mostLines
    if left > 0 {
      lines.removeLast(left)
      lines.append("And \(left) more: the gradebook has all statuses and remarks.")
    }
    let complete = gradebook.rows.filter { $0.total != nil }.count
    let leftOut = gradebook.rows.count(where: \.isLeftOut)
    if complete + leftOut < gradebook.rows.count {
      lines.append("The same command with --resume tries what is not graded once more.")
    }
    if Self.hasQuestions(gradebook) {
      lines.append(
        "Some submissions are nobody's on the roster, and some on the roster have none: who of these "
          + "belongs to whom? Correct the roster or the names, and grade with --resume.")
    }
    let late = gradebook.rows.filter(\.isMarkedLate).map(\.student)
    if !late.isEmpty { lines.append(LateWords.marked(late, gradebook.list) + ".") }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      "\(complete) of \(gradebook.rows.count + missing.students.count) submissions graded"
        + (leftOut > 0 ? ", \(leftOut) left out" : "") + MissingWords.parts(missing.shards) + ".")
    let without = gradebook.rows.count { !$0.isLeftOut && Self.handedInNothing($0) }
    if without > 0 {
      lines.append("\(without) of them \(without == 1 ? "has" : "have") handed in nothing.")
    }
    let absent = gradebook.list.absent.count
    if absent > 0 {
      lines.append("\(absent) more on the roster \(absent == 1 ? "is" : "are") not in this run.")
    }
    if !gradebook.columns.isEmpty { lines.append("Answers:  \(statuses)") }
    if !hasSecret {
      lines.append(
        "There was no --secret-file: answers were played with the values that learners see.")
    }
    lines.append("Grades:   \(output)/gradebook.csv")
    lines.append("Feedback: \(output)/feedback/")
    lines.append("Overview: bin/workbook grade report \(output)")
    return lines.joined(separator: "\n")
  }

  static func interrupted(_ done: Int, of all: Int) -> String {
    "Interrupted: \(done) of \(all) graded and kept; the same command with --resume goes on."
  }

  /// What is said where all points are 0, since no file was taken for an answer.
  static func nothingRecognised(of exercises: [Exercise]) -> String {
    "No submission has a file with the name of an exercise that is graded, so that all points are 0. Expected: "
      + exercises.prefix(3).map { "\($0.chapter)/\($0.fileName)" }.joined(separator: ", ")
  }

  /// What stays ungraded where archives cannot be unpacked.
  static func withoutUnpacking(_ archives: Int) -> String {
    "\(archives) \(archives == 1 ? "submission is an archive" : "submissions are archives") and will "
      + "be ungraded: bsdtar, which unpacks them, is not installed. Install it (apt-get install "
      + "libarchive-tools); the same command with --resume then grades them."
  }

  /// Whether everybody who was to be graded has a grade, and it is known whose each is.
  ///
  /// - Parameter isPart: Of a part of a class the second cannot be said.
  static func isComplete(_ gradebook: Gradebook, isPart: Bool = false) -> Bool {
    gradebook.rows.allSatisfy { $0.total != nil || $0.isLeftOut }
      && (isPart || !hasQuestions(gradebook))
  }

  /// Whether a submission without a student may be that of a student without a submission.
  static func hasQuestions(_ gradebook: Gradebook) -> Bool {
    let isMissing = gradebook.rows.contains { row in
      handedInNothing(row) && gradebook.list[row.student]?.fields != nil
    }
    return isMissing && gradebook.rows.contains { $0.remarks.contains(.notOnRoster) }
  }

  private static func handedInNothing(_ row: StudentGrades) -> Bool {
    row.remarks.isEmpty
      && row.grades.allSatisfy { $0.status == "not-submitted" && $0.note == nil }
  }

  /// The number of answers of each status.
  private var statuses: String {
    var counts: [String: Int] = [:]
    for grade in gradebook.rows.flatMap(\.grades) { counts[grade.status, default: 0] += 1 }
    let texts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($1) \($0)" }
    return texts.joined(separator: ", ")
  }
}
