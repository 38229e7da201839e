import Databases
import DatabasesTesting
import Foundation
import Testing

@Suite("Questions to a record")
struct RecordQueriesTests {
  /// What the README asks, in its order.
  private static var queries: [String] {
    get throws {
      let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Runner/Grading/README.md")
      return try String(contentsOf: page, encoding: .utf8)
        .matches(of: /\n    sqlite3 grades\/record\.sqlite "([^"]+)"/).map { String($0.1) }
    }
  }

  @Test("Those of the README have the answers that it says")
  func queries() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/queries-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try RecordFormatTests.restore(to: folder)
    let answers = [
      ["ann|Doe, Ann|6", "bo||6", "cy||", "di||"],
      ["ch17.stub|It pops|1"],
      [
        "ch17.pop|does-not-compile|1|", "ch17.pop|not-submitted|1|", "ch17.pop|ungraded|2|",
        "ch17.stub|partial|1|1.25", "ch17.stub|timeout|1|", "ch17.stub|ungraded|2|",
      ],
    ]
    let columns = [
      ["id", "name", "points"], ["exercise", "name", "failed"],
      ["exercise", "status", "count(*)", "max(seconds)"],
    ]
    let queries = try Self.queries
    #expect(queries.count == answers.count)
    let file = try openDatabase(folder + "/record.sqlite")
    for ((query, columns), answer) in zip(zip(queries, columns), answers) {
      let joined = columns.map { "coalesce(\"\($0)\", '')" }.joined(separator: " || '|' || ")
      var rows: [String] = []
      try file.read { db in
        try db.forEachRow("SELECT \(joined) AS line FROM (\(query))") {
          rows.append(try $0.text("line"))
        }
      }
      #expect(rows == answer)
    }
  }
}
