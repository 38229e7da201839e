import Files
import Foundation
import Testing

@testable import Compiling

@Suite("What a cache takes along from another")
struct ContentCacheTests {
  @Test(
    "Both have the entries then, what the first had stays its own, and what one loses the other keeps"
  )
  func takeAlong() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/caches-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let key = ChecksumKey.forThisProcess()
    let old = ContentCache(folder: folder + "/old", key: key)
    let new = ContentCache(folder: folder + "/new", key: key)
    new.takeAlong(entriesOf: old.folder)
    #expect(!FileManager.default.fileExists(atPath: new.folder))
    old.keep(Data("run".utf8), .runs, "a")
    old.keep(Data("program".utf8), .programs, "b")
    new.keep(Data("own".utf8), .runs, "c")
    new.takeAlong(entriesOf: old.folder)
    new.takeAlong(entriesOf: old.folder)
    #expect(new.bytes(.runs, "a") == Data("run".utf8))
    #expect(new.bytes(.programs, "b") == Data("program".utf8))
    new.keep(Data("other".utf8), .runs, "a")
    #expect(old.bytes(.runs, "a") == Data("run".utf8))
    try FileManager.default.removeItem(atPath: old.folder)
    #expect(new.bytes(.programs, "b") == Data("program".utf8))
    #expect(new.bytes(.runs, "c") == Data("own".utf8))
  }

  private static func withCache(_ body: (ContentCache) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/cache-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(ContentCache(folder: folder, key: .forThisProcess()))
  }

  @Test("An entry with other bytes, or with those of another entry, is not believed, and goes")
  func replaced() throws {
    try Self.withCache { cache in
      for key in ["mine", "theirs"] { cache.keep(Data(key.utf8), .verdicts, key) }
      cache.keep(Data("mine".utf8), .runs, "mine")
      let theirs = URL(filePath: cache.path(.verdicts, "theirs"))
      for other in [
        try Data(contentsOf: theirs), Data("other".utf8), Data(),
        try Data(contentsOf: URL(filePath: cache.path(.runs, "mine"))),
      ] {
        cache.keep(Data("mine".utf8), .verdicts, "mine")
        #expect(cache.bytes(.verdicts, "mine") == Data("mine".utf8))
        try other.write(to: URL(filePath: cache.path(.verdicts, "mine")))
        #expect(cache.bytes(.verdicts, "mine") == nil)
        #expect(!cache.holds(.verdicts, "mine"))
      }
    }
  }

  @Test("An entry that was kept with another key is not believed, nor is a program or a mark")
  func otherKey() throws {
    try Self.withCache { cache in
      let stranger = ContentCache(folder: cache.folder, key: ChecksumKey(first: 1, second: 2))
      stranger.keep(Data("all points".utf8), .verdicts, "a")
      #expect(stranger.bytes(.verdicts, "a") != nil)
      #expect(cache.bytes(.verdicts, "a") == nil)
      try FileManager.default.createDirectory(
        atPath: cache.folder, withIntermediateDirectories: true)
      let file = cache.folder + "/program.so"
      try Data("program".utf8).write(to: URL(filePath: file))
      let program = CompiledProgram(path: file, key: "key", secret: stranger.key)
      #expect(program.isIntact(stranger.key) && !program.isIntact(cache.key))
      #expect(stranger.mark(of: "page") != cache.mark(of: "page"))
    }
  }

  @Test("Of too many entries of a kind the oldest go, and none of the last hour")
  func bound() throws {
    try Self.withCache { cache in
      let bound = ContentCache.Kind.runs.bound
      for number in 0...bound { cache.keep(Data(), .runs, "\(number)") }
      func count() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: cache.folder + "/runs").count
      }
      cache.trim()
      #expect(try count() == bound + 1)
      // The higher the number, the older.
      for number in 0...bound {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -7200 - Double(number))],
          ofItemAtPath: cache.path(.runs, "\(number)"))
      }
      cache.trim()
      #expect(try count() == bound * 3 / 4)
      #expect(cache.holds(.runs, "0") && !cache.holds(.runs, "\(bound)"))
    }
  }
}
