import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Files

@Suite("Checksums are nobody's but the user's own")
struct ChecksumTests {
  @Test(
    "SipHash-2-4 of the bytes 0, 1, 2, … under the key 0…15, as its authors have it",
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
      (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
    ] as [(Int, UInt64)])
  func vectors(count: Int, sum: UInt64) {
    let key = ChecksumKey(first: 0x0706_0504_0302_0100, second: 0x0f0e_0d0c_0b0a_0908)
    let bytes = (0..<count).map { UInt8($0) }
    #expect(bytes.withUnsafeBytes { Checksum.sum($0, key) } == sum)
  }

  @Test("Other bytes, another name and another key give another sum")
  func differences() {
    let key = ChecksumKey(first: 1, second: 2)
    let bytes = Data("bytes".utf8)
    let sums = [
      Checksum.of(bytes, named: "name", key: key), Checksum.of(bytes, named: "nam", key: key),
      Checksum.of(Data("byte".utf8), named: "name", key: key),
      Checksum.of(bytes, named: "name", key: ChecksumKey(first: 1, second: 3)),
      Checksum.of(bytes, named: "name", key: ChecksumKey(first: 0, second: 2)),
    ]
    #expect(Set(sums).count == sums.count)
    #expect(sums.allSatisfy { $0.utf8.count == 16 })
  }

  private static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/key-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  @Test("A key is made once, for this user's eyes only, and nothing else is left in its folder")
  func made() throws {
    try Self.withFolder { folder in
      let key = ChecksumKey.kept(in: folder)
      #expect(ChecksumKey.kept(in: folder) == key)
      var status = stat()
      #expect(lstat(folder + "/cache-key", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["cache-key"])
    }
    try Self.withFolder { folder in
      let keys = Mutex([ChecksumKey]())
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        let key = ChecksumKey.kept(in: folder)
        keys.withLock { $0.append(key) }
      }
      let all = keys.withLock { $0 }
      #expect(all.count == 16 && all.allSatisfy { $0 == all[0] })
    }
  }

  @Test("A key that is cut, a link, or open to others is replaced; without a place none is kept")
  func damaged() throws {
    try Self.withFolder { folder in
      let path = folder + "/cache-key"
      var earlier = ChecksumKey.kept(in: folder)
      let spoil: [() throws -> Void] = [
        { try Data("short".utf8).write(to: URL(filePath: path)) },
        { chmod(path, 0o644) },
        {
          rename(path, folder + "/elsewhere")
          symlink(folder + "/elsewhere", path)
        },
      ]
      for spoil in spoil {
        try spoil()
        let key = ChecksumKey.kept(in: folder)
        #expect(key != earlier)
        #expect(ChecksumKey.kept(in: folder) == key)
        earlier = key
      }
    }
    #expect(ChecksumKey.kept(in: "/nowhere") != ChecksumKey.kept(in: "/nowhere"))
  }
}
