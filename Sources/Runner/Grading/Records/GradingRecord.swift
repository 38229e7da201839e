import Files
import Foundation

/// The record of a run of `grade`, written to the disk while the run goes on.
///
/// A file of JSON lines: first the terms, then a line for each submission, in the order in which
/// they were done. A line is written at once and reaches the disk before the next submission
/// begins, so that an end of the grader costs only the submissions in flight and the line that it
/// tore.
///
/// A line follows from its submission and the terms, whenever a run was ended and however busy the
/// machine was. Two things do not: how long something took (`seconds`, `durations`), and where a program
/// was when its time was up (`stop`: its line, call and instant).
public struct GradingRecord: Equatable, Sendable {
  /// One submission.
  public struct Row: Codable, Equatable, Sendable {
    public var grades: StudentGrades
    /// A digest of the submission.
    public var submission: String
    /// The names of the answers in the run's ``AnswerStore``, in the order of the columns.
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

    init(
      grades: StudentGrades, submission: String, answers: [String?] = [], seconds: Double = 0,
      durations: [Double?] = [], runs: [String?] = [], protection: Int = 0
    ) {
      self.grades = grades
      self.submission = submission
      self.answers = answers
      self.seconds = seconds
      self.durations = durations
      self.runs = runs
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

  /// The gradebook, in the order of students.
  public var gradebook: Gradebook {
    Gradebook(columns: terms.columns, rows: rows.map(\.grades).sorted { $0.student < $1.student })
  }

  /// Reads a record; a last line that was torn is left out.
  ///
  /// - Throws: ``GradingError/recordDamaged(path:line:)`` if a line that is whole cannot be read.
  public init(file: String) throws(GradingError) {
    self = try Self.read(file).record
  }

  /// Reads the record of a run.
  ///
  /// A line stays when its submission is gone or has got another name, such as by a better roster. The
  /// class list is written anew whenever a run begins or goes on, and says whose rows count.
  public init(run folder: String, keeping detail: Detail = .everything) throws(GradingError) {
    let path = folder + "/record.jsonl"
    var shared = SharedGrades()
    self =
      switch detail {
      case .everything: try Self.read(path).record
      case .overview: try Self.read(path) { shared.share($0.overview) }.record
      }
    let list = try ClassList(run: folder)
    if !list.students.isEmpty { rows.removeAll { !list.has($0.grades.student) } }
  }

  /// What is kept in memory of each row that is read.
  public enum Detail: Sendable {
    case everything
    /// What a page about the whole class shows.
    case overview
  }

  /// Makes sure that a run which is not continued overwrites no other.
  ///
  /// - Throws: ``GradingError/outputHasRun(folder:submissions:)`` if the folder has a record of anybody.
  public static func requireNone(in folder: String) throws(GradingError) {
    let path = folder + "/record.jsonl"
    guard hasLine(path) else { return }
    let count = try read(path) { GradingRecord.Row(grades: $0.grades.brief, submission: "") }
      .record.rows.count
    guard count == 0 else { throw .outputHasRun(folder: folder, submissions: count) }
  }

  /// Whether a file has a whole line; one without is that of a run which ended before it had begun.
  static func hasLine(_ path: String) -> Bool {
    guard var lines = try? WholeLines(of: path) else { return false }
    return (try? lines.next()) != nil
  }

  /// The terms of a run, for which the rows need not be read; `nil` if it ended before it had begun.
  public static func terms(ofRun folder: String) throws(GradingError) -> Terms? {
    let path = folder + "/record.jsonl"
    var lines = try WholeLines(of: path)
    guard let first = try lines.next() else { return nil }
    return try terms(in: first, of: path)
  }

  private static func terms(in bytes: [UInt8], of path: String) throws(GradingError) -> Terms {
    if let origin = WorkerLine.decode(Terms.Origin.self, from: bytes),
      origin.format != Terms.currentFormat
    {
      throw .recordOfOtherFormat(path: path, origin, known: Terms.currentFormat)
    }
    guard let terms = WorkerLine.decode(Terms.self, from: bytes) else {
      throw .recordDamaged(path: path, line: 1)
    }
    return terms
  }

  /// Reads a record, and says how many bytes of the file are whole lines of it.
  ///
  /// - Parameter reduce: Makes of each row what is kept in memory.
  static func read(
    _ file: String, _ reduce: (Row) -> Row = { $0 }
  ) throws(GradingError) -> (record: GradingRecord, length: Int) {
    var lines = try WholeLines(of: file)
    guard let first = try lines.next() else {
      throw .recordEmpty(folder: URL(filePath: file).deletingLastPathComponent().path)
    }
    var record = GradingRecord(terms: try terms(in: first, of: file), rows: [])
    var length = first.count + 1
    var count = 1
    var places: [String: Int] = [:]
    while let line = try lines.next() {
      count += 1
      guard let row = WorkerLine.decode(Row.self, from: line),
        record.terms.protections.indices.contains(row.protection)
      else {
        throw .recordDamaged(path: file, line: count)
      }
      length += line.count + 1
      // A submission that was graded again has another line, which counts.
      if let place = places[row.grades.student] {
        record.rows[place] = reduce(row)
      } else {
        places[row.grades.student] = record.rows.count
        record.rows.append(reduce(row))
      }
    }
    return (record, length)
  }

  init(terms: Terms, rows: [Row]) {
    self.terms = terms
    self.rows = rows
  }
}

/// Writes a record while a run goes on; only one at a time into a folder.
public actor GradingRecordFile {
  /// Locked for as long as this lives.
  private let lock: FileHandle
  /// What lines are added to: the record itself, or the draft that replaces it.
  private let file: FileHandle
  private let path: String
  /// The path of the draft; `nil` if lines are added to the record itself.
  private let draft: String?
  private let answers: AnswerStore
  /// The terms of the rows; of a run that is continued, with the time at which it began.
  public nonisolated let terms: GradingRecord.Terms
  /// Rows of the run that is continued, by student, without the parts that only pages show.
  private let kept: [String: GradingRecord.Row]

  /// Begins a record, or continues one.
  ///
  /// - Parameters:
  ///   - resumes: Whether existing rows are kept. The terms have to be the same.
  ///   - replaces: Whether existing rows may be lost, because all of them are written again. They are there until
  ///     ``replace()``.
  public init(
    path: String, terms: GradingRecord.Terms, resumes: Bool, replaces: Bool = false
  ) throws(GradingError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .recordNotWritable(path: path) }
    lock = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.path = path
    answers = AnswerStore(run: URL(filePath: path).deletingLastPathComponent().path)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .outputInUse(path: path) }
    let run = URL(filePath: path).deletingLastPathComponent().path
    for folder in [run, run + "/feedback"] { AtomicFile.removeDrafts(in: folder) }
    answers.removeDrafts()
    var known: [GradingRecord.Row] = []
    var terms = terms
    if resumes, GradingRecord.hasLine(path) {
      var shared = SharedGrades()
      let (record, length) = try GradingRecord.read(path) { row in
        shared.share(GradingRecord.Row(grades: row.grades.brief, submission: row.submission))
      }
      terms.begun = record.terms.begun
      let differences = terms.differences(from: record.terms)
      guard differences.isEmpty else { throw .termsChanged(path: path, differences) }
      // What a kill has torn is taken off; nothing that is whole is ever written again.
      guard ftruncate(descriptor, off_t(length)) == 0 else { throw .recordNotWritable(path: path) }
      known = record.rows
    } else if !replaces {
      try GradingRecord.requireNone(in: run)
      guard ftruncate(descriptor, 0) == 0 else { throw .recordNotWritable(path: path) }
    }
    // What is ungraded is tried again.
    known.removeAll { $0.grades.total == nil }
    kept = Dictionary(known.map { ($0.grades.student, $0) }) { $1 }
    self.terms = terms
    if replaces {
      let draft = AtomicFile.draft(in: run)
      let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw .recordNotWritable(path: path) }
      file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      self.draft = draft
    } else {
      file = lock
      draft = nil
    }
    guard let end = try? file.seekToEnd() else { throw .recordNotWritable(path: path) }
    if end == 0 { try Self.append(terms, to: file.fileDescriptor, path) }
  }

  deinit {
    if let draft { unlink(draft) }
    // A process that has just been forked holds the file until it becomes another program, and a lock
    // lasts as long as somebody holds its file.
    flock(lock.fileDescriptor, LOCK_UN)
  }

  /// Puts the rows that were added in the place of those that were there; call it once, after the last row.
  func replace() throws(GradingError) {
    guard let draft else { return }
    do throws(FileError) { try AtomicFile.move(draft, to: path) } catch {
      throw Self.error(error, path)
    }
  }

  /// The grades of a submission that were known before, unless it has changed.
  ///
  /// - Parameter submission: Its digest; `nil` if nobody wants to know whether it has changed.
  public func grades(of student: String, handingIn submission: String?) -> StudentGrades? {
    kept[student].flatMap { [nil, $0.submission].contains(submission) ? $0.grades : nil }
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
    var names: [String?] = []
    do throws(FileError) {
      for answer in answers {
        if let answer { names.append(try self.answers.keep(answer)) } else { names.append(nil) }
      }
    } catch {
      throw Self.error(error, path)
    }
    func seconds(_ time: Duration) -> Double { (time / .milliseconds(1)).rounded() / 1000 }
    try append(
      GradingRecord.Row(
        grades: grades, submission: submission, answers: names, seconds: seconds(time),
        durations: times.map { $0.map(seconds) }, runs: runs))
  }

  /// Adds a row of another run, with its answers.
  ///
  /// - Throws: ``GradingError/answersMissing(path:student:)`` if the other run has lost one.
  func add(_ row: GradingRecord.Row, from other: AnswerStore) throws(GradingError) {
    for name in row.answers.compactMap(\.self) {
      guard let answer = other[name] else {
        throw .answersMissing(path: other.folder, student: row.grades.student)
      }
      do throws(FileError) { _ = try answers.keep(answer) } catch {
        throw Self.error(error, path)
      }
    }
    try append(row)
  }

  private static func error(_ error: FileError, _ path: String) -> GradingError {
    if case .noSpaceLeft = error {
      .noSpaceLeft(path: path)
    } else {
      .recordNotWritable(path: path)
    }
  }

  private nonisolated func append(_ value: some Encodable) throws(GradingError) {
    try Self.append(value, to: file.fileDescriptor, path)
  }

  /// Adds a line; if it cannot be written as a whole, nothing of it stays.
  private static func append(
    _ value: some Encodable, to descriptor: Int32, _ path: String
  ) throws(GradingError) {
    guard let line = try? WorkerLine.encode(value) else { throw .recordNotWritable(path: path) }
    let bytes = line + [0x0A]
    let start = lseek(descriptor, 0, SEEK_END)
    do throws(FileError) {
      try SystemCall.writeDurably(bytes, to: descriptor, path: path)
    } catch {
      ftruncate(descriptor, start)
      lseek(descriptor, start, SEEK_SET)
      throw Self.error(error, path)
    }
  }
}
