import Foundation
import Testing

@testable import Files

@Suite("The entries of a folder")
struct FolderEntriesTests {
  @Test("Each entry is there once with its kind, whatever its name is, and links are not followed")
  func kinds() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/entries-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/inner/deep", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder + "/...a"))
    #expect(symlink("inner", folder + "/link") == 0)
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    let odd: [UInt8] = Array(folder.utf8) + [0x2F, 0xFF, 0x2E, 0]
    close(odd.withUnsafeBytes { open($0.bindMemory(to: CChar.self).baseAddress!, O_CREAT, 0o600) })
    let entries = Array(try #require(FolderEntries(of: folder)))
    #expect(
      Dictionary(uniqueKeysWithValues: entries.map { ($0.bytes, $0.kind) }) == [
        Array("...a".utf8): .file, Array("inner".utf8): .folder, Array("link".utf8): .link,
        Array("pipe".utf8): .other, [0xFF, 0x2E]: .file,
      ])
    let folders = try #require(FolderEntries(of: folder, where: { $0 == .folder }))
    #expect(folders.map(\.name) == ["inner"])
  }

  @Test("What is no folder has no entries to read")
  func none() {
    #expect(FolderEntries(of: "/no/such/folder") == nil)
    #expect(FolderEntries(of: "/dev/null") == nil)
  }
}
