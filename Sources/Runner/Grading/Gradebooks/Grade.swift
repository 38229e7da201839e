public import Checking
public import Record

/// What one student gets for one exercise.
public enum Grade: Codable, Equatable, Sendable {
  /// The answer was judged, if only as missing.
  case graded(Verdict)
  /// It could not be judged, through no fault of the student: this is not zero points.
  case ungraded(CheckingError)
  /// What was handed in could not be read, so that nobody knows what is in it.
  case obstructed(Submission.Obstacle)

  /// The points; `nil` if there is no grade.
  public var points: Double? { verdict?.points }

  /// The verdict; `nil` if there is no grade.
  public var verdict: Verdict? {
    if case .graded(let verdict) = self { verdict } else { nil }
  }

  /// The word in the gradebook.
  public var status: String {
    guard let verdict else { return "ungraded" }
    return switch verdict.status {
    case .pass: "pass"
    case .fail: verdict.points > 0 ? "partial" : "fail"
    case .error: "does-not-compile"
    case .timeout: "timeout"
    case .crash: "crash"
    case .skipped: "not-submitted"
    }
  }
}

/// One student's grades.
public struct StudentGrades: Codable, Equatable, Sendable {
  /// The name of the student's folder.
  public var student: String
  /// In the order of the gradebook's columns.
  public var grades: [Grade]
  /// What was handed in and not graded.
  public var remarks: [Remark]

  public init(student: String, grades: [Grade], remarks: [Remark] = []) {
    self.student = student
    self.grades = grades
    self.remarks = remarks
  }

  /// All points; `nil` as long as one exercise has no grade.
  public var total: Double? {
    let points = grades.compactMap(\.points)
    return points.count == grades.count ? points.reduce(0, +) : nil
  }
}
