import Chapters
import Foundation
import Markdown

/// The sections of a book and where its words occur, as a script for `site/search.js`.
struct SearchIndex {
  static let file = "search-index.js"

  /// A heading and the text up to the next one.
  private struct Section {
    var page: Int
    /// Empty for the beginning of a page.
    var anchor: String
    var title: String
    /// The prose below the heading, of which a result shows a sentence.
    var text = ""
  }

  private struct Page: Encodable {
    var address: String
    var title: String
  }

  /// What the script assigns.
  private struct Content: Encodable {
    var pages: [Page]
    /// Anchor, title and text: each section's, one after the other.
    var sections: [String]
    var sectionPages: [Int]
    /// The words with their places: differences between indices of sections.
    ///
    /// Words that only listings have begin with a grave accent.
    var words: [String: [Int]]
  }

  private var pages: [Page] = []
  private var sections: [Section] = []
  private var words: [String: Set<Int>] = [:]

  init(of book: Book) {
    for chapter in book.chapters {
      pages.append(
        Page(address: ChapterPage.file(of: chapter), title: ChapterPage.title(of: chapter)))
      begin("", typographic(chapter.title))
      sections[sections.count - 1].text = typographic(chapter.description)
      add(chapter.description, isCode: false)
      for passage in chapter.passages { add(passage, in: book) }
    }
  }

  private mutating func begin(_ anchor: String, _ title: String) {
    sections.append(Section(page: pages.count - 1, anchor: anchor, title: title))
  }

  private mutating func add(_ passage: Passage, in book: Book) {
    switch passage {
    case .prose(let prose): add(prose.nodes)
    case .exercise(let id):
      guard let exercise = book.exercise(id) else { return }
      add("\(id) \(exercise.title)", isCode: false)
      add(exercise.starter.shownCode, isCode: true)
    case .hints(let id):
      for hint in book.exercise(id)?.hints ?? [] { hint.prose.nodes.forEach { addText(of: $0) } }
    case .code(let fence): add(fence.shownCode, isCode: true)
    case .figure(let figure): add(figure.caption, isCode: false)
    }
  }

  private mutating func add(_ nodes: [MarkdownNode]) {
    for node in nodes {
      if case .heading = node.kind, let anchor = node.identifier {
        begin(anchor, typographic(node.text))
        continue
      }
      addSentences(of: node)
      addText(of: node)
    }
  }

  /// Adds prose to what results show; each cell of a table and each item of a list is a line.
  private mutating func addSentences(of node: MarkdownNode) {
    switch node.kind {
    case .codeBlock: return
    case .paragraph, .tableCell: break
    default: return node.children.forEach { addSentences(of: $0) }
    }
    let text = typographic(node.text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else { return }
    let last = sections.count - 1
    sections[last].text += sections[last].text.isEmpty ? text : "\n" + text
  }

  private mutating func addText(of node: MarkdownNode) {
    for part in node.subtree {
      switch part.kind {
      case .text, .code: add(part.literal, isCode: false)
      case .codeBlock: add(part.literal, isCode: true)
      default: break
      }
    }
  }

  private mutating func add(_ text: String, isCode: Bool) {
    for word in Self.words(of: text) where word.utf8.count > 1 && !Self.stop.contains(word) {
      words[isCode ? "`\(word)" : word, default: []].insert(sections.count - 1)
    }
  }

  /// Runs of letters and digits, in small letters; of names like `viewDidLoad`, the whole.
  private static func words(of text: String) -> [String] {
    var text = text.lowercased()
    let isPlain = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
    guard isPlain else {
      return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    // The same, without asking Unicode for what each letter is.
    return text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        false
      default: true
      }
    }.map { String(Substring($0)) }
  }

  /// Words that are in every section.
  private static let stop: Set<String> = [
    "an", "and", "are", "as", "at", "be", "but", "by", "for", "from", "has", "have", "if", "in",
    "is",
    "it", "its", "not", "of", "on", "or", "so", "that", "the", "then", "there", "this", "to", "was",
    "what", "which", "with", "you", "your", "func", "let", "var", "import", "private", "override",
    "final", "class", "self", "super", "return", "uikit",
  ]

  var script: Data {
    let content = Content(
      pages: pages, sections: sections.flatMap { [$0.anchor, $0.title, $0.text] },
      sectionPages: sections.map(\.page),
      words: words.mapValues { places in
        var last = 0
        return places.sorted().map { place in
          defer { last = place }
          return place - last
        }
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All of it is text and whole numbers, which JSON has.
    let json = (try? encoder.encode(content)) ?? Data("{}".utf8)
    return Data("window.workbookSearch=".utf8) + json + Data(";\n".utf8)
  }
}
