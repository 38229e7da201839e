public import Checking
public import Record

/// What one student gets for one exercise.
public enum Grade: Equatable, Sendable {
  /// The answer was judged, if only as missing.
  case graded(Verdict)
  /// It could not be judged, through no fault of the student: this is not zero points.
  case ungraded(CheckingError)

  /// The points; `nil` if there is no grade.
  public var points: Double? {
    switch self {
    case .graded(let verdict): verdict.points
    case .ungraded: nil
    }
  }
}

/// One student's grades.
public struct StudentGrades: Equatable, Sendable {
  /// The name of the student's folder.
  public var student: String
  /// In the order of the gradebook's columns.
  public var grades: [Grade]

  /// A student's row.
  public init(student: String, grades: [Grade]) {
    self.student = student
    self.grades = grades
  }

  /// All points; `nil` as long as one exercise has no grade.
  public var total: Double? {
    let points = grades.compactMap(\.points)
    return points.count == grades.count ? points.reduce(0, +) : nil
  }
}
