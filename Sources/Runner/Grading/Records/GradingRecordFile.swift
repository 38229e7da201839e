import Files

/// Writes a record while a run goes on; only one at a time into a folder.
public actor GradingRecordFile {
  /// Held for as long as this lives.
  private let lock: RunLock
  private let database: RecordDatabase
  /// The terms of the rows; of a run that is continued, with the time at which it began.
  public nonisolated let terms: GradingRecord.Terms

  /// Begins a record, or continues one.
  ///
  /// - Parameters:
  ///   - folder: The run's.
  ///   - list: Whom the run is to grade.
  ///   - resumes: Whether existing rows are kept. The terms have to be the same.
  public init(
    run folder: String, terms: GradingRecord.Terms, list: ClassList = ClassList(), resumes: Bool
  ) throws(GradingError) {
    let lock = try RunLock(folder)
    if !resumes { try GradingRecord.requireNone(in: folder) }
    let database = try RecordDatabase(writing: folder)
    var terms = terms
    let earlier = try resumes ? database.terms() : nil
    if let earlier {
      terms.begun = earlier.begun
      let differences = terms.differences(from: earlier)
      guard differences.isEmpty else { throw .termsChanged(path: database.path, differences) }
    }
    try database.write { [terms] db in
      if earlier == nil { try database.insert(terms, db) }
      try database.insert(list, db)
    }
    self.lock = lock
    self.database = database
    self.terms = terms
  }

  /// The grades of a submission that are known already, without the parts that only pages show.
  ///
  /// What is ungraded is tried again, and what cannot be read is as good as unknown.
  ///
  /// - Parameter submission: Its digest; `nil` if nobody wants to know whether it has changed.
  public func grades(of student: String, handingIn submission: String?) -> StudentGrades? {
    guard (try? database.isGraded(student, handingIn: submission)) == true else { return nil }
    return try? database.row(of: student)?.grades.brief
  }

  /// Adds a submission.
  ///
  /// - Parameters:
  ///   - answers: The answers that were read from it, in the order of the columns.
  ///   - time: How long it took.
  ///   - times: How long each answer took, in the order of the columns.
  ///   - runs: The names of each answer's kept runs, in the order of the columns.
  public func add(
    _ grades: StudentGrades, handingIn submission: String, answers: [KeptAnswer?] = [],
    taking time: Duration = .zero, each times: [Duration?] = [], runs: [String?] = []
  ) throws(GradingError) {
    func seconds(_ time: Duration) -> Double { (time / .milliseconds(1)).rounded() / 1000 }
    let row = GradingRecord.Row(
      grades: grades, submission: submission, answers: answers.map { $0?.digest },
      seconds: seconds(time), durations: times.map { $0.map(seconds) }, runs: runs)
    try database.write { db in
      try database.insert(row, terms.columns, answers.compactMap(\.self), db)
    }
  }
}
