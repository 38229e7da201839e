internal import GRDB

/// A file of SQLite's, and the only door to GRDB.
///
/// GRDB declares operators for its expressions. A module that sees them, through whatever other modules, needs
/// minutes for the types of a few strings with `+` between them. This module is compiled with library
/// evolution, and what such a module imports internally is hidden from those that import it.
public struct DatabaseFile: Sendable {
  private let queue: DatabaseQueue

  /// Opens a file, or makes one.
  ///
  /// - Parameters:
  ///   - patience: How long another program may keep it locked, in seconds.
  ///   - settings: Statements that are run first.
  public init(
    _ path: String, patience: Double, settings: [String] = []
  ) throws(DatabaseFailure) {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in
      for setting in settings { try db.execute(sql: setting) }
    }
    do {
      queue = try DatabaseQueue(path: path, configuration: configuration)
    } catch {
      throw DatabaseFailure(error)
    }
  }

  /// Reads in one transaction; others may write before and after it.
  ///
  /// - Throws: ``DatabaseFailure``, or the error of the body.
  public func read<Value>(_ body: (DatabaseTransaction) throws -> Value) throws -> Value {
    do { return try queue.read { try body(DatabaseTransaction($0)) } } catch {
      throw DatabaseFailure.replacing(error)
    }
  }

  /// Writes all or nothing, and returns when it is on the disk.
  ///
  /// - Throws: ``DatabaseFailure``, or the error of the body.
  public func write<Value>(_ body: (DatabaseTransaction) throws -> Value) throws -> Value {
    do { return try queue.write { try body(DatabaseTransaction($0)) } } catch {
      throw DatabaseFailure.replacing(error)
    }
  }
}

/// Why SQLite has not done what it should.
@frozen
public enum DatabaseFailure: Error, Equatable, Sendable {
  case noSpaceLeft
  /// Another program keeps the file locked.
  case locked
  case notADatabase
  /// The file, or a file beside it, cannot be opened or written.
  case notAccessible
  /// The file or its content is damaged.
  case damaged

  init(_ error: any Error) {
    self =
      switch (error as? DatabaseError)?.resultCode {
      case .SQLITE_FULL: .noSpaceLeft
      case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
      case .SQLITE_NOTADB: .notADatabase
      case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_IOERR: .notAccessible
      default: .damaged
      }
  }

  /// An error in our terms, if it is one of GRDB's.
  static func replacing(_ error: any Error) -> any Error {
    error is DatabaseError ? DatabaseFailure(error) : error
  }
}
