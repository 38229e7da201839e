import Chapters
import Compiling
import Foundation
import SiteRendering
import Testing

@testable import workbook

@Suite("The pictures of pages' addresses", .timeLimit(.minutes(2)))
struct CardPainterTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/cards-\(UUID().uuidString)"
  private let book: Book

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
  }

  @Test("Each is a PNG of 1200 × 630 pixels, drawn once, and none is drawn without a still picture")
  func cards() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let cache = ContentCache(folder: folder + "/cache", key: .forThisProcess())
    guard let painter = CardPainter(cache: cache) else { return }
    let cards = SocialCard.all(of: book.outline)
    #expect(cards.map(\.file) == ["index-card.png", "ch01-card.png"])
    #expect(try await painter.paint(book.outline, in: folder) == cards.map(\.file))
    let still = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\"/>"
    try Data(still.utf8).write(to: URL(filePath: "\(folder)/\(cards[0].still)"))
    #expect(try await painter.paint(book.outline, in: folder) == [])
    let pictures = try cards.map { try Data(contentsOf: URL(filePath: "\(folder)/\($0.file)")) }
    // The signature, the header's length and name, and the two sizes.
    for picture in pictures {
      #expect(
        [UInt8](picture.prefix(24)) == [
          0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
          0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76,
        ])
    }
    #expect(pictures[0] != pictures[1])
    #expect(!FileManager.default.fileExists(atPath: folder + "/card.html"))
    try FileManager.default.removeItem(atPath: "\(folder)/\(cards[1].file)")
    #expect(try await painter.paint(book.outline, in: folder) == [])
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(cards[1].file)")) == pictures[1])
  }
}
