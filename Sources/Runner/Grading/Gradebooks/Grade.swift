public import Checking
public import Record

/// A student's grade for one exercise.
public indirect enum Grade: Codable, Equatable, Sendable {
  /// The answer was judged, if only as missing.
  case graded(Verdict)
  /// It could not be judged, through no fault of the student: this is not zero points.
  case ungraded(CheckingError)
  /// The submission could not be read, so that nobody knows what is in it.
  case obstructed(Submission.Obstacle)
  /// Other points than the judged ones; never in a record.
  case adjusted(Grade, points: Int, Adjustment)

  /// Why points are others than the judged ones.
  public enum Adjustment: Codable, Equatable, Sendable {
    /// A person gave them, for this reason.
    case byHand(reason: String)
    /// It was handed in so many days late.
    case late(days: Int)
  }

  /// The points; `nil` if there is no grade.
  public var points: Int? {
    if case .adjusted(_, let points, _) = self { return points }
    return verdict.map { Points.whole($0.points) }
  }

  /// The verdict; `nil` if there is none.
  public var verdict: Verdict? {
    switch self {
    case .graded(let verdict): verdict
    case .adjusted(let grade, _, _): grade.verdict
    case .ungraded, .obstructed: nil
    }
  }

  /// The status in the gradebook: that of the verdict, even if the points were changed.
  public var status: String {
    guard let verdict else { return "ungraded" }
    return switch verdict.status {
    case .pass: "pass"
    case .fail: verdict.points > 0 ? "partial" : "fail"
    case .error: verdict.unreadable == nil ? "does-not-compile" : "unreadable"
    case .timeout: "timeout"
    case .crash: "crash"
    case .skipped: "not-submitted"
    }
  }

  /// Whether it is the starter, which nobody has changed.
  public var isNotBegun: Bool { verdict?.isUntouched == true }

  /// The same without the parts that only a page shows, so that many of them fit into memory.
  var brief: Grade {
    guard case .graded(var verdict) = self else { return self }
    verdict.tests = []
    verdict.diagnostics = []
    verdict.remark = nil
    verdict.visibleDifference = nil
    verdict.output = ""
    return .graded(verdict)
  }

  /// As ``brief``, with which tests hold, which mistakes were recognized, and the first error.
  var overview: Grade {
    guard case .graded(let verdict) = self, case .graded(var short) = brief else { return self }
    short.tests = verdict.tests.map { test in
      TestResult(
        name: test.name, status: test.status, line: test.line,
        mistake: test.mistake.map { RecognizedMistake(name: $0.name, explanation: "") })
    }
    short.diagnostics =
      verdict.diagnostics.first { $0.severity == .error }.map {
        [Diagnostic(severity: .error, lead: $0.lead, message: $0.message)]
      } ?? []
    return .graded(short)
  }
}

/// One student's grades.
public struct StudentGrades: Codable, Equatable, Sendable {
  /// The name of the student's folder.
  public var student: String
  /// In the order of the gradebook's columns.
  public var grades: [Grade]
  /// Remarks on files that were handed in and not graded.
  public var remarks: [Remark]

  public init(student: String, grades: [Grade], remarks: [Remark] = []) {
    self.student = student
    self.grades = grades
    self.remarks = remarks
  }

  /// The row of somebody of whom nothing is known.
  static func blank(_ student: String, in columns: [Gradebook.Column]) -> StudentGrades {
    StudentGrades(
      student: student, grades: Array(repeating: .obstructed(.archive), count: columns.count))
  }

  /// Whether others of the class were to be graded, and this student was not.
  public var isLeftOut: Bool { grades.contains(.obstructed(.leftOut)) }

  /// Whether the platform says that it was handed in late.
  public var isMarkedLate: Bool { remarks.contains(.markedLate) }

  /// The remarks as tables have them: files that can be no exercise's are one number.
  public var shortRemarks: [Remark] { Remark.shortened(remarks) }

  /// The remarks at which a person has to look.
  public var openRemarks: [Remark] {
    let answers = grades.count { $0.status != "not-submitted" }
    return shortRemarks.filter { $0.isOpen(with: answers, of: grades.count) }
  }

  /// The remarks on files that may be the answer to the exercise at a place, if none was found.
  public func hints(at place: Int) -> [Remark] {
    guard let verdict = grades[place].verdict,
      let reason = verdict.unreadable, [.missing, .archiveWithoutSwift].contains(reason)
    else { return [] }
    return remarks.filter { $0.mayBe(verdict.file) }
  }

  /// All points; `nil` as long as one exercise has no grade.
  public var total: Int? {
    let points = grades.compactMap(\.points)
    return points.count == grades.count ? points.reduce(0, +) : nil
  }

  /// See ``Grade/brief``.
  var brief: StudentGrades {
    StudentGrades(student: student, grades: grades.map(\.brief), remarks: remarks)
  }
}
