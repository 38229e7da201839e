import Foundation
import SystemPackage
import Testing

@testable import Files

@Suite("Calls of the system")
struct SystemCallTests {
  @Test("All bytes are written, behind those that a file has")
  func writing() throws {
    let path = FileManager.default.temporaryDirectory.path + "/call-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(descriptor) }
    let bytes = Data((0..<200_000).map { UInt8($0 % 251) })
    try SystemCall.writeDurably(Data("a".utf8), to: descriptor, path: path)
    try SystemCall.writeDurably(bytes, to: descriptor, path: path)
    #expect(FileManager.default.contents(atPath: path) == Data("a".utf8) + bytes)
  }

  @Test("A full device is no space left, and a closed descriptor says what is wrong with it")
  func failing() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: FileError.noSpaceLeft(path: "p")) {
      try SystemCall.writeDurably(Data("a".utf8), to: full, path: "p")
    }
    #expect(throws: FileError.cannotWrite(path: "p", reason: "Bad file descriptor")) {
      try SystemCall.writeDurably(Data("a".utf8), to: -1, path: "p")
    }
  }

  @Test("The last error is the one of the call that failed")
  func lastError() {
    #expect(open("/nowhere/at/all", O_RDONLY) < 0)
    #expect(Errno.last == .noSuchFileOrDirectory)
  }
}
