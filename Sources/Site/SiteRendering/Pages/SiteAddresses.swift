import Chapters
import Markdown

/// Converts links between Markdown files to links between pages.
struct SiteAddresses {
  private let outline: BookOutline

  init(_ outline: BookOutline) {
    self.outline = outline
  }

  /// "ch18.html#the-mask" for "ch18-reveal.md#the-mask"; other addresses are not changed.
  func address(_ address: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.isEmpty else { return address }
    let name = file.hasPrefix("./") ? file.dropFirst(2) : file
    guard let chapter = outline.chapters.first(where: { $0.file == "chapters/\(name)" }) else {
      return address
    }
    return ChapterPage.file(of: chapter) + (parts.count == 2 ? "#\(parts[1])" : "")
  }

}

extension Book {
  /// The target of a check's `read:`, an address relative to a chapter.
  func heading(_ address: String, from chapter: Chapter) -> (chapter: Chapter, title: String)? {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first else { return nil }
    let target =
      file.isEmpty ? chapter : chapters.first { $0.file == "chapters/\(file)" }
    guard let target else { return nil }
    guard parts.count == 2 else { return (target, target.title) }
    let heading = target.document.headings.first { $0.identifier ?? "" == parts[1] }
    return heading.map { (target, $0.text) }
  }
}
