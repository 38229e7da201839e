import Foundation

/// A file of comma-separated values that a person wrote, with named columns.
struct Table {
  struct Row {
    fileprivate var file: String
    var line: Int
    fileprivate var cells: [String: String]

    subscript(column: String) -> String { cells[column] ?? "" }

    func fault(_ reason: TableError.Reason) -> TableError {
      TableError(file: file, line: line, reason: reason)
    }
  }

  var rows: [Row] = []

  /// - Parameters:
  ///   - columns: What has to be there, with a value in each row.
  ///   - unique: How many of the first columns together are different in each row.
  init(file: String, columns: [String], unique: Int) throws(TableError) {
    func fault(_ line: Int?, _ reason: TableError.Reason) -> TableError {
      TableError(file: file, line: line, reason: reason)
    }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw fault(nil, .notReadable)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fault(nil, .notText) }
    guard let all = CSV.rows(of: text) else { throw fault(nil, .openQuotation) }
    let head = all.first?.cells.map { $0.lowercased() } ?? []
    for column in columns where !head.contains(column) {
      throw fault(1, .noColumn(column, of: columns))
    }
    var lines: [[String]: Int] = [:]
    for row in all.dropFirst() {
      if let count = row.count(beyond: head.count) {
        throw fault(row.line, .tooManyValues(count, columns: head.count))
      }
      let cells = Dictionary(zip(head, row.cells)) { first, _ in first }
      for column in columns where (cells[column] ?? "").isEmpty {
        throw fault(row.line, .noValue(column: column))
      }
      let key = columns.prefix(unique).map { cells[$0] ?? "" }
      if let first = lines[key] { throw fault(row.line, .twice(first: first)) }
      lines[key] = row.line
      rows.append(Row(file: file, line: row.line, cells: cells))
    }
  }
}

/// Why a table of overrides or late days cannot be used.
public struct TableError: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case notReadable, notText, openQuotation
    /// The row has more values than the first line has names, as after a comma without quotation marks.
    case tooManyValues(Int, columns: Int)
    /// The first line does not have all the columns that the file has to have.
    case noColumn(String, of: [String])
    case noValue(column: String)
    case noNumber(column: String, value: String)
    /// The line says something about what another line is about.
    case twice(first: Int)
    case nobody(String, nearest: [String])
    /// Several students have this name.
    case several(String, ids: [String])
    case noExercise(String, nearest: [String])
    case tooMany(points: Int, most: Int)
  }

  public var file: String
  /// From 1; `nil` if it is about the whole file.
  public var line: Int?
  public var reason: Reason
}
