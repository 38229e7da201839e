public import Foundation
internal import GRDB

/// What can be done with a database that is open, in one transaction.
public struct DatabaseTransaction {
  private let db: Database

  init(_ db: Database) { self.db = db }

  /// Runs statements without arguments.
  public func execute(script: String) throws { try db.execute(sql: script) }

  /// Runs one statement.
  public func execute(_ sql: String, _ values: [DatabaseCell?] = []) throws {
    try db.cachedStatement(sql: sql).execute(arguments: Self.arguments(values))
  }

  /// Calls a function with each row that a statement finds, of which one at a time is in memory.
  public func forEachRow(
    _ sql: String, _ values: [DatabaseCell?] = [], _ body: (DatabaseRow) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: sql), arguments: Self.arguments(values))
    while let row = try rows.next() { try body(DatabaseRow(row)) }
  }

  /// The first row that a statement finds.
  public func row(_ sql: String, _ values: [DatabaseCell?] = []) throws -> DatabaseRow? {
    try Row.fetchOne(db.cachedStatement(sql: sql), arguments: Self.arguments(values))
      .map(DatabaseRow.init)
  }

  private static func arguments(_ values: [DatabaseCell?]) -> StatementArguments {
    StatementArguments(
      values.map { value in
        switch value {
        case nil: DatabaseValue.null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): bytes.databaseValue
        }
      })
  }
}

/// A value in a database.
@frozen
public enum DatabaseCell: Equatable, Sendable {
  case integer(Int)
  case real(Double)
  /// Without characters of zero, at which it would end.
  case text(String)
  case bytes(Data)

  public static func integer(_ number: Int?) -> DatabaseCell? { number.map { .integer($0) } }
  public static func real(_ number: Double?) -> DatabaseCell? { number.map { .real($0) } }
  public static func text(_ text: String?) -> DatabaseCell? { text.map { .text($0) } }
}

/// A row that a statement has found.
public struct DatabaseRow {
  private let row: Row

  init(_ row: Row) { self.row = row }

  /// - Throws: ``DatabaseFailure/damaged`` if there is no number in the column; likewise for other types.
  public func integer(_ column: String) throws(DatabaseFailure) -> Int { try value(column) }
  public func real(_ column: String) throws(DatabaseFailure) -> Double { try value(column) }
  public func text(_ column: String) throws(DatabaseFailure) -> String { try value(column) }
  public func bytes(_ column: String) throws(DatabaseFailure) -> Data { try value(column) }

  /// The number in a column, or `nil` if there is nothing; likewise for other types.
  public func integerIfAny(_ column: String) throws(DatabaseFailure) -> Int? {
    try valueIfAny(column)
  }
  public func realIfAny(_ column: String) throws(DatabaseFailure) -> Double? {
    try valueIfAny(column)
  }
  public func textIfAny(_ column: String) throws(DatabaseFailure) -> String? {
    try valueIfAny(column)
  }

  private func value<Value: DatabaseValueConvertible>(
    _ column: String
  ) throws(DatabaseFailure) -> Value {
    guard let value: Value = try valueIfAny(column) else { throw .damaged }
    return value
  }

  private func valueIfAny<Value: DatabaseValueConvertible>(
    _ column: String
  ) throws(DatabaseFailure) -> Value? {
    guard let value = row[column] as DatabaseValue?, !value.isNull else { return nil }
    guard let known = Value.fromDatabaseValue(value) else { throw .damaged }
    return known
  }
}
