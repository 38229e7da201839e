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
    let (old, new) = (ContentCache(folder: folder + "/old"), ContentCache(folder: folder + "/new"))
    new.takeAlong(old)
    #expect(!FileManager.default.fileExists(atPath: new.folder))
    old.keep(Data("run".utf8), .runs, "a")
    old.keep(Data("program".utf8), .programs, "b")
    new.keep(Data("own".utf8), .runs, "c")
    new.takeAlong(old)
    new.takeAlong(old)
    #expect(new.bytes(.runs, "a") == Data("run".utf8))
    #expect(new.bytes(.programs, "b") == Data("program".utf8))
    new.keep(Data("other".utf8), .runs, "a")
    #expect(old.bytes(.runs, "a") == Data("run".utf8))
    try FileManager.default.removeItem(atPath: old.folder)
    #expect(new.bytes(.programs, "b") == Data("program".utf8))
    #expect(new.bytes(.runs, "c") == Data("own".utf8))
  }
}
