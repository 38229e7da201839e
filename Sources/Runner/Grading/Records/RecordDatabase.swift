import Databases
import Foundation

/// The database of a run.
///
/// Its journal is one that is rolled back. A write-ahead log would leave two more files beside a file that is
/// copied, and works on no network disk.
struct RecordDatabase: Sendable {
  let path: String
  private let file: DatabaseFile

  /// Changes with the tables, and with what is written into them.
  ///
  /// Files of lines had the numbers up to 7.
  static let format = 8
  /// "wkbk", by which the file is known as ours.
  static let application = 0x776B_626B

  /// How long another program may keep the file locked, in seconds.
  struct Patience {
    var seconds: Double
    /// A grader that reads or writes a row is done in milliseconds.
    static let reading = Patience(seconds: 10)
    /// What cannot be written has to be graded once more.
    static let writing = Patience(seconds: 60)
  }

  /// The path of a run's database.
  static func path(inRun folder: String) -> String { "\(folder)/record.sqlite" }

  /// Opens the record of a run to read it.
  ///
  /// What a killed grader has left half-written is taken back first, so that the folder has to be writable then.
  ///
  /// - Throws: ``GradingError/recordEmpty(folder:)`` if the run ended before it had begun, and other errors of
  ///   what is no record that can be read.
  init(reading folder: String, patience: Patience = .reading) throws(GradingError) {
    try OldRecord.requireNone(in: folder)
    path = Self.path(inRun: folder)
    // SQLite would make the file.
    guard FileManager.default.fileExists(atPath: path) else { throw .recordNotReadable(path: path) }
    file = try Self.open(path, patience, isWriting: false)
    guard try hasTables(isWriting: false),
      try read({ try $0.row("SELECT id FROM run") }) != nil
    else { throw .recordEmpty(folder: folder) }
  }

  /// Opens the record of a run to write it, or makes one; the run's ``RunLock`` has to be held.
  init(writing folder: String, patience: Patience = .writing) throws(GradingError) {
    try OldRecord.requireNone(in: folder)
    path = Self.path(inRun: folder)
    file = try Self.open(path, patience, isWriting: true)
    guard try hasTables(isWriting: true) else {
      try write { db in
        try db.execute(
          script: """
            \(Self.schema)
            PRAGMA application_id = \(Self.application);
            PRAGMA user_version = \(Self.format);
            """)
      }
      return
    }
    // Nothing is added to what is damaged, wherever that is.
    let fault = try read { try $0.row("PRAGMA quick_check(1)")?.text("quick_check") }
    guard fault == "ok" else { throw .recordDamaged(path: path, student: nil) }
  }

  private static func open(
    _ path: String, _ patience: Patience, isWriting: Bool
  ) throws(GradingError) -> DatabaseFile {
    // The folder too is on the disk before a row counts: otherwise a journal that is deleted could be there
    // again after a power failure, and take the row back.
    let durable = ["PRAGMA journal_mode = DELETE", "PRAGMA synchronous = EXTRA"]
    do throws(DatabaseFailure) {
      return try DatabaseFile(
        path, patience: patience.seconds, settings: isWriting ? durable : [])
    } catch {
      throw Self.error(error, path, isWriting: isWriting)
    }
  }

  /// Whether the file has the tables of this version, and not nothing at all.
  ///
  /// - Throws: ``GradingError`` if the file is another program's, or another version's.
  private func hasTables(isWriting: Bool) throws(GradingError) -> Bool {
    try access(isWriting: isWriting) { file in
      try file.read { db in
        guard try db.row("SELECT name FROM sqlite_master LIMIT 1") != nil else { return false }
        guard try db.row("PRAGMA application_id")?.integer("application_id") == Self.application
        else { throw GradingError.recordForeign(path: path) }
        let format = try db.row("PRAGMA user_version")?.integer("user_version")
        guard format == Self.format else {
          throw GradingError.recordOfOtherFormat(
            path: path, Self.origin(format: format, db), known: Self.format)
        }
        return true
      }
    }
  }

  /// What another version's record says of itself, as far as the names are still the same.
  private static func origin(
    format: Int?, _ db: DatabaseTransaction
  ) -> GradingRecord.Terms.Origin {
    guard let run = try? db.row("SELECT workbook, compiler, begun FROM run") else {
      return .init(format: format)
    }
    let versions = ["workbook", "compiler"].compactMap { try? run.textIfAny($0) }
    return .init(format: format, versions: versions, begun: try? run.textIfAny("begun"))
  }

  /// Reads in one transaction; others may write before and after it.
  func read<Value>(
    _ body: (DatabaseTransaction) throws -> Value
  ) throws(GradingError) -> Value {
    try access(isWriting: false) { try $0.read(body) }
  }

  /// Writes all or nothing, and returns when it is on the disk.
  func write<Value>(
    _ body: (DatabaseTransaction) throws -> Value
  ) throws(GradingError) -> Value {
    try access(isWriting: true) { try $0.write(body) }
  }

  /// As ``write(_:)``, where files change too before it counts, whose errors stay what they are.
  func writeWithFiles<Value>(_ body: (DatabaseTransaction) throws -> Value) throws -> Value {
    do { return try file.write(body) } catch let error as DatabaseFailure {
      throw Self.error(error, path, isWriting: true)
    }
  }

  private func access<Value>(
    isWriting: Bool, _ body: (DatabaseFile) throws -> Value
  ) throws(GradingError) -> Value {
    do { return try body(file) } catch {
      throw error as? GradingError
        ?? Self.error(error as? DatabaseFailure ?? .damaged, path, isWriting: isWriting)
    }
  }

  private static func error(
    _ failure: DatabaseFailure, _ path: String, isWriting: Bool
  ) -> GradingError {
    switch failure {
    case .noSpaceLeft: return .noSpaceLeft(path: path)
    case .locked: return .recordLocked(path: path)
    case .notADatabase: return .recordForeign(path: path)
    case .damaged: return .recordDamaged(path: path, student: nil)
    case .notAccessible:
      if isWriting { return .recordNotWritable(path: path) }
      // To read, only what was half-written has to be written.
      let isHalfWritten = FileManager.default.fileExists(atPath: path + "-journal")
      return isHalfWritten ? .recordHalfWritten(path: path) : .recordNotReadable(path: path)
    }
  }
}
