import Foundation
import Testing

@testable import Files

@Suite("Events of files wake up whoever waits")
struct FileEventsTests {
  let folder = FileManager.default.temporaryDirectory.path + "/events-\(UUID().uuidString)"

  init() throws {
    try AtomicFile.makeFolder(folder)
  }

  @Test("A file that is written, replaced or deleted ends the wait at once")
  func events() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let events = FileEvents(folders: [folder])
    let changes: [() throws -> Void] = [
      { try Data("a".utf8).write(to: URL(filePath: folder + "/a")) },
      { try AtomicFile.write("b", to: folder + "/a") },
      { try FileManager.default.removeItem(atPath: folder + "/a") },
    ]
    for change in changes {
      try change()
      let begun = ContinuousClock.now
      #expect(!events.wait(for: 60_000, besides: nil))
      #expect(ContinuousClock.now - begun < .seconds(30))
    }
  }

  @Test("Input ends the wait, and a folder that is not there does not")
  func input() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pipe = Pipe()
    let events = FileEvents(folders: [folder + "/none"])
    #expect(!events.wait(for: 1, besides: pipe.fileHandleForReading.fileDescriptor))
    try pipe.fileHandleForWriting.write(contentsOf: Data([0]))
    #expect(events.wait(for: 60_000, besides: pipe.fileHandleForReading.fileDescriptor))
  }

  @Test("Only one lock on a file is held at a time")
  func lock() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first = FileLock(path: folder + "/lock")
    #expect(first != nil)
    let path = folder + "/lock"
    let second = Task.detached { FileLock(path: path) != nil }
    first = nil
    #expect(await second.value)
  }
}
