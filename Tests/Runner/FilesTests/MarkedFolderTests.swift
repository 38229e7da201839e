import Foundation
import Testing

@testable import Files

@Suite("Folders that bear the mark of their process")
struct MarkedFolderTests {
  @Test("A new folder removes those of ended processes, and neither its own nor strangers' folders")
  func abandoned() throws {
    let home = FileManager.default.temporaryDirectory.path + "/marked-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let first = try MarkedFolder(in: home)
    // The same process number in the same namespace, but started at another time.
    let parts = ProcessMark.own.text.split(separator: "-")
    let ended = "\(parts[0])-\(parts[1])-1-77"
    for name in [ended, "strangers"] { try AtomicFile.makeFolder("\(home)/\(name)/inside") }
    let second = try MarkedFolder(in: home)
    let names = try FileManager.default.contentsOfDirectory(atPath: home).sorted()
    let kept = [first, second].map { URL(filePath: $0.path).lastPathComponent }
    #expect(names == (kept + ["strangers"]).sorted())
    second.remove()
    #expect(!FileManager.default.fileExists(atPath: second.path))
  }
}
