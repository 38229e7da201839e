import Chapters
import Foundation

/// The sections of a book and where its words occur, as a script for `site/search.js`.
struct SearchIndex {
  static let file = "search-index.js"

  private let chapters: [SearchedChapter]
  private let outline: BookOutline

  init(of chapters: [SearchedChapter], _ outline: BookOutline) {
    self.chapters = chapters
    self.outline = outline
  }

  /// Assigns an object with all pages, sections and words.
  ///
  /// `sections` has an anchor, a title and a text for each, one after the other, `words` each word as
  /// ``rest(of:after:)`` the one before, and `places` those of each word: the differences between indices of
  /// sections, as ``digits(_:)``. Names in listings begin with a grave accent. `terms` has the glossary's
  /// words, and the index of the section that explains each.
  var script: Data {
    var pages: [String] = []
    var sections: [String] = []
    var anchors: [String] = []
    var sectionPages: [Int] = []
    var words: [String: (text: String, last: Int)] = [:]
    for (number, chapter) in chapters.enumerated() {
      let first = sectionPages.count
      pages.append(
        "{\"address\":\(Self.json(chapter.address)),\"title\":\(Self.json(chapter.title))}")
      for section in chapter.sections {
        sections += [section.anchor, section.title, section.text].map(Self.json)
        sectionPages.append(number)
        anchors.append(section.anchor)
      }
      for (word, places) in chapter.words {
        var (text, last) = words[word] ?? ("", 0)
        for place in places {
          text += Self.digits(first + place - last)
          last = first + place
        }
        words[word] = (text, last)
      }
    }
    var placesOfAddresses: [String: Int] = [:]
    for (place, number) in sectionPages.enumerated() {
      placesOfAddresses["\(chapters[number].address)#\(anchors[place])"] = place
    }
    let addresses = SiteAddresses(outline)
    var explained: [String: Int] = [:]
    for term in chapters.flatMap(\.terms) {
      explained[term.word] = placesOfAddresses[addresses.address(term.destination)]
    }
    let terms = explained.sorted { $0.key < $1.key }.map { "\(Self.json($0.key)):\($0.value)" }
    let entries = words.sorted { $0.key < $1.key }
    let names = zip(entries, [""] + entries.map(\.key)).map { Self.rest(of: $0.key, after: $1) }
    return Data(
      ("window.workbookSearch={\"pages\":[\(pages.joined(separator: ","))],"
        + "\"sectionPages\":[\(sectionPages.map(String.init).joined(separator: ","))],"
        + "\"sections\":[\(sections.joined(separator: ","))],"
        + "\"terms\":{\(terms.joined(separator: ","))},"
        + "\"words\":\(Self.json(names.joined(separator: " "))),"
        + "\"places\":\"\(entries.map(\.value.text).joined(separator: " "))\"};\n").utf8)
  }

  /// A word without its beginning that the word before has too, and in front of it a small letter for the
  /// length of that, in code units of JavaScript: the index is a tenth lighter so.
  private static func rest(of word: String, after former: String) -> String {
    // Each scalar is one or two code units, and there are 25 more letters.
    let shared = zip(word.unicodeScalars, former.unicodeScalars).prefix { $0 == $1 }.prefix(12)
    let units = shared.reduce(0) { $0 + UTF16.width($1.0) }
    let rest = word.unicodeScalars.dropFirst(shared.count)
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(units))) + String(rest)
  }

  /// A number to the base 26: small letters, and a capital one for the last digit, so that none need stand
  /// between two numbers.
  private static func digits(_ number: Int) -> String {
    var letters = [UInt8(ascii: "A") + UInt8(number % 26)]
    var rest = number / 26
    while rest > 0 {
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  /// The text as a literal of JSON.
  private static func json(_ text: String) -> String {
    let needsEscapes = text.utf8.contains {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
    }
    guard needsEscapes else { return "\"\(text)\"" }
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20: bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
