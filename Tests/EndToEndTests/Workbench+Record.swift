import Databases
import DatabasesTesting
import Foundation
import Testing

extension Workbench {
  /// What the record of a run says, table by table, as statements.
  ///
  /// - Parameter columns: Names of columns that are left out.
  static func record(
    ofRun folder: String, without columns: Set<String> = []
  ) throws -> [String: [String]] {
    try databaseRows(folder + "/record.sqlite", without: columns)
  }

  private struct Ended: Error {}

  /// Copies the record of a run as a kill leaves it in the middle of a transaction, with its journal.
  func copyHalfWritten(recordOf run: String, to folder: String) throws {
    let path = run + "/record.sqlite"
    // With so little memory for pages, changes are in the file before they count.
    let file = try openDatabase(path, settings: ["PRAGMA cache_size = 1"])
    #expect(throws: Ended.self) {
      try file.write { db in
        try db.execute(script: "UPDATE grade SET verdict = 'x'; UPDATE answer SET text = 'x'")
        try db.execute(
          script: "UPDATE answer SET shape = hex(randomblob(20000)); UPDATE run SET begun = 'x'")
        // Not by this process, whose locks would end with the copy.
        let copied = try start(
          "/bin/sh", ["-c", "mkdir -p '\(folder)' && cp '\(path)'* '\(folder)'"])
        try #require(copied.status == 0)
        throw Ended()
      }
    }
    try #require(FileManager.default.fileExists(atPath: folder + "/record.sqlite-journal"))
    try #require(
      FileManager.default.contents(atPath: folder + "/record.sqlite")
        != FileManager.default.contents(atPath: path))
  }
}
