import Databases
import Foundation
import Testing

@Suite("A database says what it has, and what keeps it from that")
final class DatabaseFileTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/database-\(UUID().uuidString)"
  private var path: String { folder + "/a.sqlite" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func make() throws -> DatabaseFile {
    let file = try DatabaseFile(path, patience: 0)
    try file.write { try $0.execute(script: "CREATE TABLE t (a, b, c, d)") }
    return file
  }

  @Test("Values of each type come back as they were, and nothing is nil")
  func values() throws {
    let file = try make()
    try file.write { db in
      try db.execute(
        "INSERT INTO t VALUES (?, ?, ?, ?)",
        [.integer(1), .real(0.1), .text("é\n"), .bytes(Data([0, 255]))])
      try db.execute("INSERT INTO t (a) VALUES (?)", [nil])
    }
    try file.read { db in
      let row = try #require(try db.row("SELECT * FROM t WHERE a = ?", [.integer(1)]))
      #expect(try row.integer("a") == 1 && row.real("b") == 0.1)
      #expect(try row.text("c") == "é\n" && row.bytes("d") == Data([0, 255]))
      let none = try #require(try db.row("SELECT * FROM t WHERE a IS NULL"))
      #expect(try none.integerIfAny("a") == nil && none.realIfAny("a") == nil)
      #expect(try none.textIfAny("a") == nil)
      #expect(throws: DatabaseFailure.damaged) { try none.text("a") }
      #expect(throws: DatabaseFailure.damaged) { try row.integer("c") }
      #expect(throws: DatabaseFailure.damaged) { try row.text("no such column") }
      var count = 0
      try db.forEachRow("SELECT * FROM t") { _ in count += 1 }
      #expect(count == 2)
    }
  }

  private struct Other: Error {}

  @Test("What a write has begun is taken back if it fails, with the error that it failed with")
  func rollback() throws {
    let file = try make()
    #expect(throws: Other.self) {
      try file.write { db in
        try db.execute(script: "INSERT INTO t (a) VALUES (1)")
        throw Other()
      }
    }
    #expect(throws: DatabaseFailure.damaged) {
      try file.write { try $0.execute("INSERT INTO nowhere VALUES (1)") }
    }
    #expect(try file.read { try $0.row("SELECT * FROM t") } == nil)
  }

  @Test("A locked file, another file, a folder and a file without room are told from damage")
  func failures() throws {
    let file = try make()
    let other = try DatabaseFile(path, patience: 0)
    try file.write { db in
      try db.execute(script: "INSERT INTO t (a) VALUES (1)")
      #expect(throws: DatabaseFailure.locked) { try other.write { _ = try $0.row("SELECT 1") } }
    }
    let count = try other.read { try $0.row("SELECT count(*) AS n FROM t")?.integer("n") }
    #expect(count == 1)
    try "not a database, but long enough to be one's header, or to seem so".write(
      toFile: folder + "/text", atomically: true, encoding: .utf8)
    #expect(throws: DatabaseFailure.notADatabase) {
      _ = try DatabaseFile(folder + "/text", patience: 0)
    }
    #expect(throws: DatabaseFailure.notAccessible) { _ = try DatabaseFile(folder, patience: 0) }
    #expect(throws: DatabaseFailure.notAccessible) {
      _ = try DatabaseFile(folder + "/none/a.sqlite", patience: 0)
    }
    let small = try DatabaseFile(path, patience: 0, settings: ["PRAGMA max_page_count = 3"])
    #expect(throws: DatabaseFailure.noSpaceLeft) {
      try small.write {
        try $0.execute("INSERT INTO t (a) VALUES (?)", [.bytes(Data(count: 99_999))])
      }
    }
  }
}
