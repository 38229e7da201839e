import Foundation
import Markdown
import Record

/// The page that explains every fault.
public struct FaultsPage: Sendable {
  /// The page's name for `bin/workbook read` and on the site.
  public static let id = "faults"

  private let document: MarkdownDocument

  /// Reads the page of a book, whichever of its chapters have been read; `nil` if it has none.
  public init?(of book: Book) {
    let file = book.folder + "/chapters/\(Self.id).md"
    guard let bytes = FileManager.default.contents(atPath: file),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    document = MarkdownDocument(text)
  }

  /// The meaning of a fault and its remedy, as Markdown; `nil` if the page lacks it.
  public func explanation(of fault: Fault.Code) -> String? {
    let blocks = document.blocks
    guard let heading = blocks.firstIndex(where: { $0.identifier == fault.rawValue }) else {
      return nil
    }
    return Prose(Array(blocks[(heading + 1)...].prefix { $0.headingLevel == nil })).markdown
  }
}
