import Chapters
import Compiling
import Files
import Foundation
import Sandboxing
import SiteRendering

/// Draws the cards of pages with a browser of this machine.
struct CardPainter {
  private let browser: String
  private let cache: ContentCache

  /// `nil` if there is no Chromium on the path.
  init?(cache: ContentCache) {
    guard let browser = SearchPath.program("chromium-headless-shell", "chromium") else {
      return nil
    }
    self.browser = browser
    self.cache = cache
  }

  /// Adds the cards to a site that has been built.
  ///
  /// - Returns: The names of those that could not be drawn.
  func paint(_ outline: BookOutline, in folder: String) async throws(FileError) -> [String] {
    var missing: [String] = []
    for card in SocialCard.all(of: outline) {
      guard let still = FileManager.default.contents(atPath: "\(folder)/\(card.still)") else {
        missing.append(card.file)
        continue
      }
      let key = CacheFormat.key(.pages, [card.html, String(decoding: still, as: UTF8.self)])
      if let kept = cache.bytes(.pages, key + ".png") {
        try AtomicFile.write(kept, to: "\(folder)/\(card.file)", isDurable: false)
        continue
      }
      let page = "\(folder)/card.html"
      try AtomicFile.write(Data(card.html.utf8), to: page, isDurable: false)
      defer { try? FileManager.default.removeItem(atPath: page) }
      // The page is ours, and Chromium's own sandbox does not start for root.
      _ = await Command.output(
        browser,
        [
          "--headless", "--no-sandbox", "--hide-scrollbars", "--window-size=1200,630",
          "--screenshot=\(folder)/\(card.file)", URL(filePath: page).absoluteString,
        ])
      if let picture = FileManager.default.contents(atPath: "\(folder)/\(card.file)") {
        cache.keep(picture, .pages, key + ".png")
      } else {
        missing.append(card.file)
      }
    }
    return missing
  }
}
