import Chapters
import Foundation
import Markdown

/// An Atom feed with an entry for each chapter, the one changed last first.
struct Feed {
  static let file = "feed.xml"

  private let base: String
  private let entries: [(chapter: ChapterOutline, update: String)]

  /// `nil` if no chapter's date is known.
  ///
  /// - Parameters:
  ///   - base: The site's address, with a slash at its end.
  ///   - updates: When chapters were last changed, by chapter id.
  init?(of outline: BookOutline, at base: String, updates: [String: String]) {
    self.base = base
    let known = outline.chapters.compactMap { chapter in updates[chapter.id].map { (chapter, $0) } }
    guard !base.isEmpty, !known.isEmpty else { return nil }
    entries = known.sorted { Self.instant($0.1) > Self.instant($1.1) }
  }

  /// The date of the latest change of any chapter.
  var updated: String { entries[0].update }

  var xml: Data {
    let address = escapedForHTML(base)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
    text += "<title>Workbook: UIKit transitions by hand</title>\n<id>\(address)</id>\n"
    text += "<link href=\"\(address)\"/>\n<link rel=\"self\" href=\"\(address)\(Self.file)\"/>\n"
    text += "<updated>\(escapedForHTML(updated))</updated>\n"
    text += "<author><name>workbook</name></author>\n"
    for (chapter, update) in entries {
      let page = address + escapedForHTML(ChapterPage.file(of: chapter))
      text += "<entry>\n<title>\(escapedForHTML(ChapterPage.title(of: chapter)))</title>\n"
      text += "<id>\(page)</id>\n<link href=\"\(page)\"/>\n"
      text += "<updated>\(escapedForHTML(update))</updated>\n"
      text += "<summary>\(escapedForHTML(typographic(chapter.description)))</summary>\n</entry>\n"
    }
    return Data((text + "</feed>\n").utf8)
  }

  /// Dates of different time zones in their order; of equal ones, chapters keep theirs.
  private static func instant(_ date: String) -> Date {
    (try? Date(date, strategy: .iso8601)) ?? .distantPast
  }
}
