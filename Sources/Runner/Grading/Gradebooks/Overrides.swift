public import Files
import Foundation

/// Points that a person gives for an exercise, whatever was judged.
///
/// They stand in a file of comma-separated values with the columns `student`, `exercise`, `points` and
/// `reason`. Nothing of ours changes it, so it survives every run.
public struct Overrides: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var points: Int
    var reason: String
    var line: Int
  }

  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The name of the file in a run's folder.
  public static let fileName = "overrides.csv"

  private let file: String
  /// By student and exercise.
  private var entries: [String: [String: Entry]] = [:]

  /// The overrides of a run; none if its folder has no such file.
  public init(run folder: String) throws(TableError) {
    file = "\(folder)/\(Self.fileName)"
    guard FileManager.default.fileExists(atPath: file) else { return }
    let table = try Table(
      file: file, columns: ["student", "exercise", "points", "reason"], unique: 2)
    for row in table.rows {
      guard let points = Int(row["points"]), points >= 0 else {
        throw row.fault(.noNumber(column: "points", value: row["points"]))
      }
      entries[row["student"], default: [:]][row["exercise"]] = Entry(
        points: points, reason: row["reason"], line: row.line)
    }
  }

  /// Copies the overrides of one run into the folder of another that has none.
  public static func copy(from run: String, to other: String) throws(FileError) {
    let copy = "\(other)/\(fileName)"
    guard !FileManager.default.fileExists(atPath: copy),
      let bytes = FileManager.default.contents(atPath: "\(run)/\(fileName)")
    else { return }
    try AtomicFile.write(bytes, to: copy)
  }

  /// Returns the gradebook with these points in place of the judged ones.
  ///
  /// - Throws: ``TableError`` for an entry about an unknown student or exercise, or with more
  ///   points than the exercise is worth.
  public func applied(to gradebook: Gradebook) throws(TableError) -> Gradebook {
    var gradebook = gradebook
    var lines: [Place: Int] = [:]
    for (student, all) in entries {
      for (exercise, entry) in all.sorted(by: { $0.value.line < $1.value.line }) {
        func fault(_ reason: TableError.Reason) -> TableError {
          TableError(file: file, line: entry.line, reason: reason)
        }
        let rows = gradebook.places(of: student)
        guard let row = rows.first else { throw fault(.nobody(student)) }
        guard rows.count == 1 else {
          throw fault(.several(student, ids: rows.map { gradebook.rows[$0].student }))
        }
        guard let column = gradebook.columns.firstIndex(where: { $0.exercise == exercise }) else {
          throw fault(.noExercise(exercise))
        }
        // Under another name of the student's.
        let place = Place(row: row, column: column)
        if let other = lines[place] {
          throw TableError(
            file: file, line: max(other, entry.line), reason: .twice(first: min(other, entry.line)))
        }
        lines[place] = entry.line
        let most = gradebook.columns[column].points
        guard entry.points <= most else { throw fault(.tooMany(points: entry.points, most: most)) }
        gradebook.rows[row].grades[column] = .adjusted(
          gradebook.rows[row].grades[column], points: entry.points,
          .byHand(reason: entry.reason))
      }
    }
    return gradebook
  }
}
