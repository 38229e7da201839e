import Chapters

/// The values of the template `bar`: the way through the site, at the top of each of its pages.
struct BarContext {
  struct Group {
    var title: String
    var entries: [Entry]
  }

  struct Entry {
    var address: String
    /// Empty for a page without a number.
    var number: String
    var title: String
    var isCurrent: Bool
  }

  /// The address of the index.
  var home: String
  var groups: [Group]
  /// The sections of this page.
  var sections: [LinkContext] = []
  var previous: LinkContext?
  var next: LinkContext?

  /// - Parameters:
  ///   - current: The id of the chapter whose page has the bar; `nil` for other pages.
  ///   - hasGallery: Whether the site has a gallery of wrong answers.
  ///   - root: The address of the site's folder; empty, or ends with a slash.
  init(
    _ outline: BookOutline, current: String? = nil, hasGallery: Bool = false, root: String = ""
  ) {
    home = root + "index.html"
    groups = BookPart.parts(of: outline).map { part in
      Group(
        title: part.title,
        entries: part.chapters.map { chapter in
          Entry(
            address: root + ChapterPage.file(of: chapter),
            number: chapter.number.map(String.init) ?? "", title: typographic(chapter.title),
            isCurrent: chapter.id == current)
        })
    }
    if hasGallery {
      let gallery = Entry(
        address: root + GalleryPage.index, number: "", title: GalleriesContext.title,
        isCurrent: false)
      groups.append(Group(title: "To puzzle over", entries: [gallery]))
    }
  }
}

/// Chapters that belong together: those with numbers, and the pages before and after them.
struct BookPart {
  var title: String
  var chapters: [ChapterOutline]

  /// The parts of a book that have chapters, in order.
  static func parts(of outline: BookOutline) -> [BookPart] {
    let chapters = outline.chapters
    let numbered = chapters.indices.filter { chapters[$0].number != nil }
    let first = numbered.first ?? chapters.endIndex
    let last = numbered.last ?? chapters.endIndex - 1
    return [
      BookPart(title: "Before you begin", chapters: Array(chapters[..<first])),
      BookPart(
        title: "Chapters", chapters: numbered.isEmpty ? [] : Array(chapters[first...last])),
      BookPart(title: "To look things up", chapters: Array(chapters[(last + 1)...])),
    ].filter { !$0.chapters.isEmpty }
  }
}
