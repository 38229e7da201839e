import Checking
import Foundation
import Testing

@Suite("Files are replaced whole")
struct SafeFileTests {
  @Test("Folders are made, the text is there, and no draft is left")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/safe-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a/b/c.txt"
    try SafeFile.write("one", to: path)
    try SafeFile.write("two", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["c.txt"])
  }

  @Test("A file in the place of a folder is an error, not a loss")
  func inTheWay() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/safe-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try SafeFile.write("kept", to: folder + "/file")
    #expect(throws: WorkspaceError.self) { try SafeFile.write("lost", to: folder + "/file/more") }
    #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == "kept")
  }
}
