import Foundation

/// The sections of a book and where its words occur, as a script for `site/search.js`.
struct SearchIndex {
  static let file = "search-index.js"

  private struct Page: Encodable {
    var address: String
    var title: String
  }

  /// The object that the script assigns.
  private struct Content: Encodable {
    var pages: [Page] = []
    /// Anchor, title and text: each section's, one after the other.
    var sections: [String] = []
    var sectionPages: [Int] = []
    /// The words with their places: differences between indices of sections.
    ///
    /// Names in listings begin with a grave accent.
    var words: [String: [Int]] = [:]
    /// The glossary's words, and the section that explains each.
    var terms: [String: Int] = [:]
  }

  private let chapters: [SearchedChapter]

  init(of chapters: [SearchedChapter]) {
    self.chapters = chapters
  }

  var script: Data {
    var content = Content()
    var last: [String: Int] = [:]
    for (number, chapter) in chapters.enumerated() {
      let first = content.sectionPages.count
      content.pages.append(Page(address: chapter.address, title: chapter.title))
      for section in chapter.sections {
        content.sections += [section.anchor, section.title, section.text]
        content.sectionPages.append(number)
      }
      for (word, places) in chapter.words {
        for place in places {
          content.words[word, default: []].append(first + place - last[word, default: 0])
          last[word] = first + place
        }
      }
    }
    var places: [String: Int] = [:]
    for (place, number) in content.sectionPages.enumerated() {
      places["\(chapters[number].address)#\(content.sections[3 * place])"] = place
    }
    for term in chapters.flatMap(\.terms) { content.terms[term.word] = places[term.address] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All of it is text and whole numbers, which JSON has.
    let json = (try? encoder.encode(content)) ?? Data("{}".utf8)
    return Data("window.workbookSearch=".utf8) + json + Data(";\n".utf8)
  }
}
