import Foundation
import Testing

@testable import SiteRendering

@Suite("Bytes are found in a page")
struct BytePatternTests {
  @Test("Wherever Foundation finds them, also in a part of the data")
  func places() {
    for _ in 0..<2_000 {
      // Of few letters, so that the pattern is there often, and nearly there more often.
      let data = Data((0..<Int.random(in: 0...40)).map { _ in UInt8.random(in: 97...99) })
      let pattern = String(
        decoding: (0..<Int.random(in: 1...4)).map { _ in UInt8.random(in: 97...99) },
        as: UTF8.self)
      let part = data.dropFirst(data.count / 3)
      #expect(
        BytePattern(pattern).range(in: part) == part.range(of: Data(pattern.utf8)),
        "\(pattern) in \(data.map { $0 })")
    }
  }

  @Test("At the beginning, at the end, and not in less than the pattern")
  func edges() {
    #expect(BytePattern("ab").range(in: Data("ab".utf8)) == 0..<2)
    #expect(BytePattern("ab").range(in: Data("éab".utf8)) == 2..<4)
    #expect(BytePattern("é").range(in: Data("aé".utf8)) == 1..<3)
    #expect(BytePattern("ab").range(in: Data("a".utf8)) == nil)
    #expect(BytePattern("a").range(in: Data()) == nil)
  }
}
