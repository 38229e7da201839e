/// The differences between two gradebooks of the same class.
public struct GradebookComparison: Equatable, Sendable {
  public struct Change: Equatable, Sendable {
    public var student: String
    public var exercise: String
    /// Points and status, such as `10, pass`; `nil` if there was nothing.
    public var before: String?
    public var after: String?
    /// Whether there are fewer points than before, or none at all.
    public var isLoss: Bool
    /// What a person should know of the points; `nil` if there is nothing.
    public var remark: String?
  }

  /// In the order of students and columns.
  public var changes: [Change] = []

  public init(from old: Gradebook, to new: Gradebook) {
    let (before, after) = (Self.cells(old), Self.cells(new))
    let students = Set(old.rows.map(\.student)).union(new.rows.map(\.student)).sorted()
    var exercises = new.columns.map(\.exercise)
    exercises += old.columns.map(\.exercise).filter { !exercises.contains($0) }
    for student in students {
      for exercise in exercises {
        let (was, now) = (before[student]?[exercise], after[student]?[exercise])
        let (first, second) = (was.map(Self.text), now.map(Self.text))
        guard first != second else { continue }
        changes.append(
          Change(
            student: student, exercise: exercise, before: first, after: second,
            isLoss: (now?.points ?? -1) < (was?.points ?? -1),
            remark: new.outdated.first { $0.student == student && $0.exercise == exercise }?
              .sentence))
      }
    }
  }

  private static func cells(_ book: Gradebook) -> [String: [String: Grade]] {
    Dictionary(
      book.rows.map { row in
        let grades = zip(book.columns.map(\.exercise), row.grades)
        return (row.student, Dictionary(grades.map { ($0, $1) }) { first, _ in first })
      }
    ) { first, _ in first }
  }

  private static func text(_ grade: Grade) -> String {
    "\(Gradebook.text(grade.points)), \(grade.status)"
  }
}
