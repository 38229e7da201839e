public import Databases
import Foundation

/// Opens a database that is there.
public func openDatabase(_ path: String, settings: [String] = []) throws -> DatabaseFile {
  guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
  return try DatabaseFile(path, patience: 10, settings: settings)
}

/// The rows of each table, as statements that insert them.
///
/// - Parameter columns: Names of columns that are left out.
public func databaseRows(
  _ path: String, without columns: Set<String> = []
) throws -> [String: [String]] {
  try openDatabase(path).read { db in
    var rows: [String: [String]] = [:]
    for table in try names(db, "SELECT name FROM sqlite_master WHERE type = 'table'") {
      let all = try names(db, "SELECT name FROM pragma_table_info('\(table)')")
      let known = all.filter { !columns.contains($0) }
      let values = known.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
      rows[table] = try names(db, "SELECT \(values) AS name FROM \(table) ORDER BY rowid").map {
        "INSERT INTO \(table) (\(known.joined(separator: ", "))) VALUES (\($0));"
      }
    }
    return rows
  }
}

/// The statements with which the tables and views of a database were made, in their order.
public func databaseSchema(_ path: String) throws -> [String] {
  try openDatabase(path).read { db in
    try names(db, "SELECT sql AS name FROM sqlite_master WHERE sql IS NOT NULL").map { $0 + ";" }
  }
}

private func names(_ db: DatabaseTransaction, _ sql: String) throws -> [String] {
  var names: [String] = []
  try db.forEachRow(sql) { names.append(try $0.text("name")) }
  return names
}
