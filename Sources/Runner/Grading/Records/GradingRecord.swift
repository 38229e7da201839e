/// The record of a run of `grade`, written to the disk while the run goes on.
///
/// A database (`record.sqlite`) with the terms, and a row for each submission. A row with its answers is
/// written in one transaction and reaches the disk before the next submission begins, so that an end of the
/// grader costs only the submissions in flight.
///
/// A row follows from its submission and the terms, whenever a run was ended and however busy the
/// machine was. Two things do not: how long something took (`seconds`, `durations`), and where a program
/// was when its time was up (`stop`: its line, call and instant).
public struct GradingRecord: Equatable, Sendable {
  /// One submission.
  public struct Row: Equatable, Sendable {
    public var grades: StudentGrades
    /// A digest of the submission.
    public var submission: String
    /// The digests of the answers in the run's ``AnswerStore``, in the order of the columns.
    public var answers: [String?]
    /// How long it took, in seconds.
    public var seconds: Double
    /// How long each answer took to judge, in seconds and in the order of the columns; `nil` where none was.
    public var durations: [Double?]
    /// The index of the limits that were active among those of the terms.
    public internal(set) var protection: Int
    /// The names of the answers' runs among those that the run keeps (`.cache/runs`), in the order of the
    /// columns; `nil` where none was played to be kept.
    public var runs: [String?]

    /// - Parameters:
    ///   - answers: The first ones; there is none to the others. Likewise the durations and the runs.
    init(
      grades: StudentGrades, submission: String, answers: [String?] = [], seconds: Double = 0,
      durations: [Double?] = [], runs: [String?] = [], protection: Int = 0
    ) {
      func whole<Value>(_ values: [Value?]) -> [Value?] {
        values + Array(repeating: nil, count: max(0, grades.grades.count - values.count))
      }
      self.grades = grades
      self.submission = submission
      self.answers = whole(answers)
      self.seconds = seconds
      self.durations = whole(durations)
      self.runs = whole(runs)
      self.protection = protection
    }

    /// The same with what a page about the whole class shows; see ``Grade/overview``.
    var overview: Row {
      var row = self
      row.grades.grades = grades.grades.map(\.overview)
      (row.submission, row.runs) = ("", [])
      return row
    }
  }

  public var terms: Terms
  public var rows: [Row]

  init(terms: Terms, rows: [Row]) {
    self.terms = terms
    self.rows = rows
  }

  /// The gradebook, in the order of students.
  public var gradebook: Gradebook {
    Gradebook(columns: terms.columns, rows: rows.map(\.grades).sorted { $0.student < $1.student })
  }

  /// What is kept in memory of each row that is read.
  public enum Detail: Equatable, Sendable {
    case everything
    /// What a page about the whole class shows.
    case overview
    /// Everything of one student's row, and of the others only whose they are.
    case only(String)
    /// Only whose the rows are.
    case students
  }

  /// Reads the record of a run.
  public init(run folder: String, keeping detail: Detail = .everything) throws(GradingError) {
    let database = try RecordDatabase(reading: folder)
    try self.init(database, list: database.list(), keeping: detail)
  }

  /// Reads a record.
  ///
  /// A row stays when its submission is gone or has got another name, such as by a better roster. The
  /// class list is written anew whenever a run begins or goes on, and says whose rows count.
  init(
    _ database: RecordDatabase, list: ClassList, keeping detail: Detail
  ) throws(GradingError) {
    guard let terms = try database.terms() else {
      throw .recordDamaged(path: database.path, student: nil)
    }
    self.init(terms: terms, rows: [])
    let hasList = !list.students.isEmpty
    let students = try database.students().filter { !hasList || list.has($0) }
    var places: [String: Int] = [:]
    func add(_ row: Row) throws(GradingError) {
      guard terms.protections.indices.contains(row.protection) else {
        throw .recordDamaged(path: database.path, student: row.grades.student)
      }
      // Of one name, written with other characters of Unicode, the later row counts.
      if let place = places[row.grades.student] {
        rows[place] = row
      } else {
        places[row.grades.student] = rows.count
        rows.append(row)
      }
    }
    switch detail {
    case .everything: try database.forEachRow(of: students) { try add($0) }
    case .overview:
      var shared = SharedGrades()
      try database.forEachRow(of: students) { try add(shared.share($0.overview)) }
    case .only, .students:
      for student in students {
        let row = try detail == .only(student) ? database.row(of: student) : nil
        try add(row ?? Row(grades: .blank(student, in: terms.columns), submission: ""))
      }
    }
  }

  /// The terms of a run, for which the rows need not be read; `nil` if it ended before it had begun.
  public static func terms(ofRun folder: String) throws(GradingError) -> Terms? {
    do throws(GradingError) {
      return try RecordDatabase(reading: folder).terms()
    } catch .recordEmpty {
      return nil
    }
  }

  /// Makes sure that a run which is not continued overwrites no other.
  ///
  /// - Throws: ``GradingError/outputHasRun(folder:submissions:)`` if the folder has a record of anybody.
  public static func requireNone(in folder: String) throws(GradingError) {
    do throws(GradingError) {
      let count = try RecordDatabase(reading: folder).students().count
      guard count == 0 else { throw .outputHasRun(folder: folder, submissions: count) }
    } catch .recordEmpty {
      return
    } catch .recordNotReadable where !RunFolder.hasRecord(folder) {
      return
    }
  }
}
