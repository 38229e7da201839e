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

  /// What was judged when an entry was first read.
  private struct Basis: Codable, Equatable {
    /// The student's id.
    var student: String
    var exercise: String
    var points: Int
    var reason: String
    /// The digest of the answer; `nil` if there was none.
    var answer: String?
    var judged: Int?

    func isAbout(_ other: Basis) -> Bool {
      student == other.student && exercise == other.exercise && points == other.points
        && reason == other.reason
    }
  }

  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The name of the file in a run's folder.
  public static let fileName = "overrides.csv"

  private let file: String
  private let basesFile: String
  private var bases: [Basis] = []
  /// By student and exercise.
  private var entries: [String: [String: Entry]] = [:]

  /// The overrides of a run; none if its folder has no such file.
  public init(run folder: String) throws(TableError) {
    file = "\(folder)/\(Self.fileName)"
    basesFile = "\(folder)/\(Self.basesName)"
    guard FileManager.default.fileExists(atPath: file) else { return }
    bases = readBases()
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

  /// The name of the file in which a run keeps what was judged when an entry was first read.
  private static let basesName = "overrides.json"

  /// Whether there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// Copies the overrides of one run into the folder of another that has none.
  public static func copy(from run: String, to other: String) throws(FileError) {
    guard !FileManager.default.fileExists(atPath: "\(other)/\(fileName)") else { return }
    for name in [fileName, basesName] {
      guard let bytes = FileManager.default.contents(atPath: "\(run)/\(name)") else { continue }
      try AtomicFile.write(bytes, to: "\(other)/\(name)")
    }
  }

  /// Keeps what each entry was written about, unless that is known already.
  ///
  /// An entry that is changed is a new one.
  public mutating func keepBases(in record: GradingRecord, list: ClassList) throws(FileError) {
    guard !isEmpty else { return }
    var gradebook = record.gradebook
    gradebook.list = list
    let before = readBases()
    var kept: [Basis] = []
    for (student, all) in entries {
      for (exercise, entry) in all {
        guard let row = gradebook.places(of: student).first,
          let basis = basis(of: entry, exercise, student: gradebook.rows[row].student, in: record)
        else { continue }
        kept.append(before.first { $0.isAbout(basis) } ?? basis)
      }
    }
    kept += before.filter { old in !kept.contains { $0.isAbout(old) } }
    kept.sort { ($0.student, $0.exercise) < ($1.student, $1.exercise) }
    bases = kept
    guard kept != before, let line = try? WorkerLine.encode(kept) else { return }
    try AtomicFile.write(Data(line + [0x0A]), to: basesFile)
  }

  /// As ``keepBases(in:list:)``, for a run that was graded before.
  public static func keepBases(ofRun folder: String) throws {
    var overrides = try Overrides(run: folder)
    guard !overrides.isEmpty else { return }
    try overrides.keepBases(
      in: GradingRecord(run: folder, keeping: .overview), list: ClassList(run: folder))
  }

  private func readBases() -> [Basis] {
    let bytes = FileManager.default.contents(atPath: basesFile)
    return bytes.flatMap { WorkerLine.decode([Basis].self, from: Array($0)) } ?? []
  }

  private func basis(
    of entry: Entry, _ exercise: String, student: String, in record: GradingRecord
  ) -> Basis? {
    guard let column = record.terms.columns.place(named: exercise),
      let row = record.rows.first(where: { $0.grades.student == student })
    else { return nil }
    return Basis(
      student: student, exercise: record.terms.columns[column].exercise, points: entry.points,
      reason: entry.reason,
      answer: row.answers[column], judged: row.grades.grades[column].points)
  }

  /// The entry as one about another answer; `nil` if the answer is still the one.
  private func outdated(
    _ entry: Entry, _ exercise: String, student: String, in record: GradingRecord
  ) -> OutdatedOverride? {
    guard let now = basis(of: entry, exercise, student: student, in: record),
      let then = bases.first(where: { $0.isAbout(now) }), then.answer != now.answer
    else { return nil }
    return OutdatedOverride(
      student: student, exercise: now.exercise, line: entry.line, points: entry.points,
      before: then.judged, now: now.judged)
  }

  /// Returns the gradebook with these points in place of the judged ones.
  ///
  /// - Parameter record: Says which entries are about an answer that is not there any more.
  /// - Throws: ``TableError`` for an entry about an unknown student or exercise, or with more
  ///   points than the exercise is worth.
  public func applied(
    to gradebook: Gradebook, record: GradingRecord? = nil
  ) throws(TableError) -> Gradebook {
    var gradebook = gradebook
    var lines: [Place: Int] = [:]
    for (student, all) in entries {
      for (exercise, entry) in all.sorted(by: { $0.value.line < $1.value.line }) {
        func fault(_ reason: TableError.Reason) -> TableError {
          TableError(file: file, line: entry.line, reason: reason)
        }
        let rows = gradebook.places(of: student)
        guard let row = rows.first else {
          throw fault(.nobody(student, nearest: gradebook.list.nearest(to: student)))
        }
        guard rows.count == 1 else {
          throw fault(.several(student, ids: rows.map { gradebook.rows[$0].student }))
        }
        guard let column = gradebook.columns.place(named: exercise) else {
          throw fault(.noExercise(exercise, nearest: gradebook.columns.nearest(to: exercise)))
        }
        // Under another name of the student's, or of the exercise's.
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
        let id = gradebook.rows[row].student
        if let record, let outdated = outdated(entry, exercise, student: id, in: record) {
          gradebook.outdated.append(outdated)
        }
      }
    }
    gradebook.outdated.sort { $0.line < $1.line }
    return gradebook
  }
}
