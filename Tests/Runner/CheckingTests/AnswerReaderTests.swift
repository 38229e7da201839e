import Foundation
import Record
import Testing

@testable import Checking

@Suite("Reading answers from somebody else's folder")
final class AnswerReaderTests {
  let folder = FileManager.default.temporaryDirectory.path + "/answers-\(UUID().uuidString)"
  let manager = FileManager.default

  init() throws {
    try manager.createDirectory(
      atPath: folder + "/inside/folder.swift", withIntermediateDirectories: true)
  }

  deinit {
    try? manager.removeItem(atPath: folder)
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(file)"))
  }

  func read(_ file: String) -> Result<String, Unreadable> {
    AnswerReader(folder: folder + "/inside").read(file).text
  }

  @Test("A text is read without its byte order mark")
  func text() throws {
    try write([0xEF, 0xBB, 0xBF] + Array("let a = 1\r\n".utf8), to: "inside/a.swift")
    #expect(read("a.swift") == .success("let a = 1\r\n"))
    #expect(AnswerReader(folder: folder + "/inside").read("a.swift").file == "a.swift")
  }

  @Test("A link is read if it stays inside the folder, and refused if it leads out")
  func links() throws {
    try write(Array("let a = 1".utf8), to: "inside/a.swift")
    try write(Array("secret".utf8), to: "b.swift")
    for (link, target) in [("near", "a.swift"), ("far", "../b.swift"), ("none", "c.swift")] {
      try manager.createSymbolicLink(
        atPath: "\(folder)/inside/\(link).swift", withDestinationPath: target)
    }
    #expect(read("near.swift") == .success("let a = 1"))
    #expect(read("far.swift") == .failure(.leavesWorkspace))
    #expect(read("none.swift") == .failure(.missing))
    #expect(read("../b.swift") == .failure(.leavesWorkspace))
  }

  @Test("What is no text has its reason")
  func reasons() throws {
    try write([], to: "inside/empty.swift")
    try write(Array(" \n\t\n".utf8), to: "inside/blank.swift")
    try write([0x61, 0xFF], to: "inside/latin.swift")
    let longest = AnswerReader.longest
    try write(Array(repeating: 0x61, count: longest), to: "inside/long.swift")
    try write(Array(repeating: 0x61, count: longest + 1), to: "inside/longer.swift")
    #expect(mkfifo(folder + "/inside/pipe.swift", 0o600) == 0)
    #expect(read("missing.swift") == .failure(.missing))
    #expect(read("empty.swift") == .failure(.empty))
    #expect(read("blank.swift") == .failure(.empty))
    #expect(read("latin.swift") == .failure(.notUTF8))
    #expect((try? read("long.swift").get())?.count == longest)
    #expect(read("longer.swift") == .failure(.tooLarge))
    #expect(read("folder.swift") == .failure(.isDirectory))
    #expect(read("pipe.swift") == .failure(.notAFile))
  }
}
