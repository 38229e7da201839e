import Chapters
import Foundation
import Markdown

/// The content of one chapter for the search index.
struct SearchedChapter: Equatable, Sendable {
  /// A heading and the text up to the next one.
  struct Section: Equatable, Sendable {
    /// Empty for the beginning of a page.
    var anchor: String
    var title: String
    /// The prose below the heading, of which a result shows a sentence.
    var text = ""
  }

  /// Words of the glossary, in small letters with a space between two.
  struct Term: Equatable, Sendable {
    var word: String
    /// The link to the section that explains it, as the chapter has it.
    var destination: String
  }

  let address: String
  let title: String
  private(set) var sections: [Section] = []
  /// The indices of the sections in which a word is, in order; in small letters.
  ///
  /// Names that are in listings begin with a grave accent, and are written as they are there.
  private(set) var words: [String: [Int]] = [:]
  private(set) var terms: [Term] = []

  init(of chapter: Chapter) {
    address = ChapterPage.file(of: chapter)
    title = ChapterPage.title(of: chapter)
    begin("", typographic(chapter.title))
    sections[0].text = typographic(chapter.description)
    add(chapter.description, isCode: false)
    for passage in chapter.passages { add(passage, in: chapter) }
    guard chapter.id == Self.glossary else { return }
    for case .prose(let prose) in chapter.passages {
      for node in prose.nodes {
        for row in node.subtree { addTerms(of: row) }
      }
    }
  }

  /// The page of all galleries of wrong answers.
  init(_ galleries: GalleriesContext) {
    address = GalleryPage.index
    title = GalleriesContext.title
    begin("", title)
    addSentence(
      "A gallery of mistakes: \(galleries.count) wrong answers, each in motion beside the right one."
    )
  }

  /// The chapter whose tables say where words are explained: in the link of a row's last cell.
  private static let glossary = "glossary"

  private mutating func addTerms(of row: MarkdownNode) {
    guard row.kind == .tableRow(isHeader: false), row.children.count > 2,
      let words = row.children.first?.text, let last = row.children.last
    else { return }
    for part in last.subtree {
      guard case .link(let destination, _) = part.kind else { continue }
      for term in words.lowercased().split(separator: ",") {
        let word = Self.words(of: String(term)).joined(separator: " ")
        terms.append(Term(word: word, destination: destination))
      }
    }
  }

  // MARK: - Keeping

  /// Takes what ``packed`` has.
  init?(packed: Data) {
    guard let parts = PackedBytes.unpack(packed), parts.count >= 4, parts.count % 3 == 1
    else { return nil }
    func text(_ index: Int) -> String { String(decoding: parts[index], as: UTF8.self) }
    (address, title) = (text(0), text(1))
    for index in stride(from: 4, to: parts.count, by: 3) {
      sections.append(
        Section(anchor: text(index), title: text(index + 1), text: text(index + 2)))
    }
    // Thousands of lines, of which nothing but the word has to be a text.
    for line in [UInt8](parts[2]).split(separator: UInt8(ascii: "\n")) {
      let numbers = line.split(separator: UInt8(ascii: " "))
      words[String(decoding: numbers[0], as: UTF8.self)] = numbers.dropFirst().map { digits in
        digits.reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
      }
    }
    for line in parts[3].split(separator: UInt8(ascii: "\n")) {
      let term = line.split(separator: UInt8(ascii: "\t"))
        .map { String(decoding: $0, as: UTF8.self) }
      guard term.count == 2 else { return nil }
      terms.append(Term(word: term[0], destination: term[1]))
    }
  }

  /// Four texts for the chapter, with a line for each word and its places and for each term, and three
  /// for each section.
  var packed: Data {
    let lines = words.map { word, places in
      "\(word) " + places.map(String.init).joined(separator: " ")
    }
    let texts =
      [
        address, title, lines.sorted().joined(separator: "\n"),
        terms.map { "\($0.word)\t\($0.destination)" }.joined(separator: "\n"),
      ]
      + sections.flatMap { [$0.anchor, $0.title, $0.text] }
    return PackedBytes.pack(texts.map { Data($0.utf8) })
  }

  // MARK: - Reading

  private mutating func begin(_ anchor: String, _ title: String) {
    sections.append(Section(anchor: anchor, title: title))
  }

  private mutating func add(_ passage: Passage, in chapter: Chapter) {
    switch passage {
    case .prose(let prose): add(prose.nodes, onlyHeadings: chapter.isReference)
    case .exercise(let id):
      guard let exercise = chapter.exercises.first(where: { $0.id == id }) else { return }
      addSentence("Exercise \(id): \(exercise.title)")
      add(exercise.starter.shownCode, isCode: true)
    // Hints are folded, and a result would give them away.
    case .hints: return
    case .code(let fence): add(fence.shownCode, isCode: true)
    case .figure(let figure): addSentence(figure.caption)
    case .diagram(let diagram): addSentence(diagram.caption)
    }
  }

  private mutating func addSentence(_ text: String) {
    add(text, isCode: false)
    show(text)
  }

  /// Adds a line to the text of results.
  private mutating func show(_ text: String) {
    let line = typographic(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !line.isEmpty else { return }
    let last = sections.count - 1
    sections[last].text += sections[last].text.isEmpty ? line : "\n" + line
  }

  private mutating func add(_ nodes: [MarkdownNode], onlyHeadings: Bool) {
    for node in nodes {
      if case .heading = node.kind, let anchor = node.identifier {
        begin(anchor, typographic(node.text))
        continue
      }
      if onlyHeadings { continue }
      addSentences(of: node)
      addText(of: node)
    }
  }

  /// Adds prose to the text of results; each cell of a table and each item of a list is a line.
  private mutating func addSentences(of node: MarkdownNode) {
    switch node.kind {
    case .codeBlock: return
    case .paragraph, .tableCell: break
    default: return node.children.forEach { addSentences(of: $0) }
    }
    show(node.text)
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
    // The names of listings are shown as they are written.
    for word in Self.words(of: isCode ? text : text.lowercased())
    where word.utf8.count > 1 && !Self.stop.contains(isCode ? word.lowercased() : word) {
      let place = sections.count - 1
      let key = isCode ? "`\(word)" : word
      if words[key]?.last != place { words[key, default: []].append(place) }
    }
  }

  /// Runs of letters and digits; of names like `viewDidLoad`, the whole.
  private static func words(of text: String) -> [String] {
    var text = text
    let isPlain = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
    guard isPlain else {
      return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    // The same, without asking Unicode for what each letter is.
    return text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
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
}
