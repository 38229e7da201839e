import Files
import Foundation
public import Sandboxing

/// All that a run of `grade` has found out, on the disk as it is found out.
///
/// A file of JSON lines: first what was graded with, then a line for each submission, in the order in
/// which they were done. A line is written at once and reaches the disk before the next submission
/// begins, so that an end of the grader costs what was in flight and the line that it tore.
public struct GradingRecord: Equatable, Sendable {
  /// What the grades depend on, besides the submission.
  public struct Terms: Codable, Equatable, Sendable {
    /// The form of the file.
    public var format = Terms.currentFormat
    public var columns: [Gradebook.Column]
    /// A digest of the chapters and the reference answers.
    public var book: String
    /// The compiler, and the digests of the engine's files.
    public var tools: String
    /// The workbook's version and the compiler's, as they call themselves.
    public var versions: [String]
    /// When the run began that has read the submissions, in the form of ISO 8601.
    public var begun: String
    /// A digest of the secret; `nil` without one.
    public var secret: String?
    /// The limits that were active.
    public var protection: Protection
    /// Which part of the class it is; `nil` if it is all of it.
    public var shard: Shard?

    public init(
      columns: [Gradebook.Column], book: String, tools: String, versions: [String], begun: String,
      secret: Secret?, protection: Protection, shard: Shard? = nil
    ) {
      self.columns = columns
      self.book = book
      self.tools = tools
      self.versions = versions
      self.begun = begun
      self.secret = secret?.digest
      self.protection = protection
      self.shard = shard
    }

    /// Whether a run with these may go on with one of those: all is the same but the time.
    func continues(_ other: Terms) -> Bool {
      var own = self
      own.begun = other.begun
      return own == other
    }
  }

  /// One submission.
  public struct Row: Codable, Equatable, Sendable {
    public var grades: StudentGrades
    /// A digest of what was handed in.
    public var submission: String
    /// The names of the answers in the run's ``AnswerStore``, in the order of the columns.
    public var answers: [String?]
    /// How long it took, in seconds.
    public var seconds: Double

    init(
      grades: StudentGrades, submission: String, answers: [String?] = [], seconds: Double = 0
    ) {
      self.grades = grades
      self.submission = submission
      self.answers = answers
      self.seconds = seconds
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

  /// Reads a record, and says how many bytes of the file are whole lines of it.
  static func read(_ file: String) throws(GradingError) -> (record: GradingRecord, length: Int) {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw .recordNotReadable(path: file)
    }
    // Behind the last line's end is nothing, or what was torn.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    guard let first = lines.first, let terms = WorkerLine.decode(Terms.self, from: Array(first)),
      terms.format == Terms.currentFormat
    else { throw .recordOfOtherFormat(path: file) }
    var record = GradingRecord(terms: terms, rows: [])
    var length = first.count + 1
    var places: [String: Int] = [:]
    for (index, line) in lines.enumerated().dropFirst() {
      guard let row = WorkerLine.decode(Row.self, from: Array(line)) else {
        throw .recordDamaged(path: file, line: index + 1)
      }
      length += line.count + 1
      // A submission that was graded again has another line, which counts.
      if let place = places[row.grades.student] {
        record.rows[place] = row
      } else {
        places[row.grades.student] = record.rows.count
        record.rows.append(row)
      }
    }
    return (record, length)
  }

  init(terms: Terms, rows: [Row]) {
    self.terms = terms
    self.rows = rows
  }
}

extension GradingRecord.Terms {
  static let currentFormat = 4
}

/// Writes a record while a run goes on; only one at a time into a folder.
public actor GradingRecordFile {
  private let file: FileHandle
  private let path: String
  private let answers: AnswerStore
  /// What the rows depend on; of a run that is continued, with the time at which it began.
  public nonisolated let terms: GradingRecord.Terms
  /// Rows of the run that is continued, by student, without what only pages show.
  private let kept: [String: GradingRecord.Row]

  /// Begins a record, or continues one.
  ///
  /// - Parameter resumes: Whether what is known stays. The terms have to be the same.
  public init(
    path: String, terms: GradingRecord.Terms, resumes: Bool
  ) throws(GradingError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .recordNotWritable(path: path) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.path = path
    answers = AnswerStore(run: URL(filePath: path).deletingLastPathComponent().path)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .outputInUse(path: path) }
    let run = URL(filePath: path).deletingLastPathComponent().path
    for folder in [run, run + "/feedback"] { AtomicFile.removeDrafts(in: folder) }
    answers.removeDrafts()
    var known: [GradingRecord.Row] = []
    var terms = terms
    // A file without a whole line is that of a run which ended before it had begun.
    if resumes, FileManager.default.contents(atPath: path)?.contains(0x0A) == true {
      let (record, length) = try GradingRecord.read(path)
      guard terms.continues(record.terms) else { throw .termsChanged(path: path) }
      terms = record.terms
      // What a kill has torn is taken off; nothing that is whole is ever written again.
      guard ftruncate(descriptor, off_t(length)) == 0 else { throw .recordNotWritable(path: path) }
      known = record.rows
    } else {
      guard ftruncate(descriptor, 0) == 0 else { throw .recordNotWritable(path: path) }
    }
    // What is ungraded is tried again.
    known.removeAll { $0.grades.total == nil }
    var shared = SharedGrades()
    kept = Dictionary(
      known.map { row in
        let brief = GradingRecord.Row(
          grades: shared.share(row.grades.brief), submission: row.submission)
        return (row.grades.student, brief)
      }
    ) { $1 }
    self.terms = terms
    guard let end = try? file.seekToEnd() else { throw .recordNotWritable(path: path) }
    if end == 0 { try append(terms) }
  }

  // A process that has just been forked holds the file until it becomes another program, and a lock
  // lasts as long as somebody holds its file.
  deinit { flock(file.fileDescriptor, LOCK_UN) }

  /// The grades of a submission that were known before, unless it has changed.
  public func grades(of student: String, handingIn submission: String) -> StudentGrades? {
    kept[student].flatMap { $0.submission == submission ? $0.grades : nil }
  }

  /// Adds a submission.
  ///
  /// - Parameters:
  ///   - answers: What was read of it, in the order of the columns.
  ///   - time: How long it took.
  public func add(
    _ grades: StudentGrades, handingIn submission: String, answers: [KeptAnswer?] = [],
    taking time: Duration = .zero
  ) throws(GradingError) {
    var names: [String?] = []
    do throws(FileError) {
      for answer in answers {
        if let answer { names.append(try self.answers.keep(answer)) } else { names.append(nil) }
      }
    } catch {
      throw .recordNotWritable(path: path)
    }
    let milliseconds = (time / .milliseconds(1)).rounded()
    try append(
      GradingRecord.Row(
        grades: grades, submission: submission, answers: names, seconds: milliseconds / 1000))
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
        throw .recordNotWritable(path: path)
      }
    }
    try append(row)
  }

  private nonisolated func append(_ value: some Encodable) throws(GradingError) {
    guard let line = try? WorkerLine.encode(value),
      (try? file.write(contentsOf: Data(line + [0x0A]))) != nil,
      fsync(file.fileDescriptor) == 0
    else { throw .recordNotWritable(path: path) }
  }
}
