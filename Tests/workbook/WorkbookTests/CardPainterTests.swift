import Chapters
import Compiling
import Foundation
import SiteRendering
import Testing

@testable import workbook

@Suite("The picture of a chapter's address", .timeLimit(.minutes(2)))
struct CardPainterTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/cards-\(UUID().uuidString)"
  private let book: Book

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
  }

  @Test("It is a PNG of 1200 × 630 pixels, drawn once, and none is drawn without a still picture")
  func card() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let cache = ContentCache(folder: folder + "/cache", key: .forThisProcess())
    guard let painter = CardPainter(cache: cache) else { return }
    let card = try #require(book.outline.chapters.compactMap { SocialCard(of: $0) }.first)
    #expect(try await painter.paint(book.outline, in: folder) == [card.file])
    let still = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\"/>"
    try Data(still.utf8).write(to: URL(filePath: "\(folder)/\(card.still)"))
    #expect(try await painter.paint(book.outline, in: folder) == [])
    let picture = try Data(contentsOf: URL(filePath: "\(folder)/\(card.file)"))
    // The signature, the header's length and name, and the two sizes.
    #expect(
      [UInt8](picture.prefix(24)) == [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76,
      ])
    #expect(!FileManager.default.fileExists(atPath: folder + "/card.html"))
    try FileManager.default.removeItem(atPath: "\(folder)/\(card.file)")
    #expect(try await painter.paint(book.outline, in: folder) == [])
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(card.file)")) == picture)
  }
}
