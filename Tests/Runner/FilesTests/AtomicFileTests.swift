import Foundation
import Testing

@testable import Files

@Suite("Files are replaced whole")
struct AtomicFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/files-\(UUID().uuidString)"

  @Test("Folders are made, the text is there, and no draft is left", arguments: [true, false])
  func writing(isDurable: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a/b/c.txt"
    try AtomicFile.write("one", to: path, isDurable: isDurable)
    try AtomicFile.write("two", to: path, isDurable: isDurable)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["c.txt"])
  }

  @Test("A file in the place of a folder is an error, not a loss")
  func inTheWay() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write("kept", to: folder + "/file")
    #expect(throws: FileError.cannotWrite(path: "\(folder)/file/more", reason: "Not a directory")) {
      try AtomicFile.write("lost", to: folder + "/file/more")
    }
    #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == "kept")
  }

  @Test("A folder in the place of a file is an error, and no draft is left")
  func aFolderInTheWay() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.makeFolder(folder + "/place")
    #expect(throws: FileError.self) { try AtomicFile.write("lost", to: folder + "/place") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["place"])
  }

  @Test("A file that is moved replaces the one at its new place")
  func moving() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write("new", to: folder + "/draft")
    try AtomicFile.write("old", to: folder + "/deep/place")
    try AtomicFile.move(folder + "/draft", to: folder + "/deep/place")
    #expect(try String(contentsOfFile: folder + "/deep/place", encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["deep"])
  }

  @Test("A full disk and a read-only one are told apart from everything else")
  func reasons() {
    #expect(FileError(.noSpace, path: "p") == .noSpaceLeft(path: "p"))
    #expect(FileError(.diskQuotaExceeded, path: "p") == .noSpaceLeft(path: "p"))
    #expect(FileError(.readOnlyFileSystem, path: "p") == .readOnly(path: "p"))
    #expect(FileError(.permissionDenied, path: "p") == .readOnly(path: "p"))
    #expect(
      FileError(.fileTooLarge, path: "p") == .cannotWrite(path: "p", reason: "File too large"))
  }
}
