import Chapters
import Compiling
import Markdown
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Highlighted code as HTML: a class for each kind of token, and no script.
enum CodeHTML {
  /// The content of a `code` element.
  static func html(_ code: String, language: String) -> String {
    switch language {
    case "swift": swift(code)
    case "diff": diff(code)
    default: escapedForHTML(code)
    }
  }

  /// A `pre` element with the code.
  static func block(_ code: String, language: String) -> String {
    let name = language.isEmpty ? "" : " class=\"language-\(escapedForHTML(language))\""
    return "<pre tabindex=\"0\"><code\(name)>\(html(code, language: language))</code></pre>\n"
  }

  private static func swift(_ code: String) -> String {
    guard SourceExcess.find(in: code) == nil else { return escapedForHTML(code) }
    let bytes = Array(code.utf8)
    var result = ""
    var position = 0
    func text(_ range: Range<Int>) -> String {
      escapedForHTML(String(decoding: bytes[range], as: UTF8.self))
    }
    for part in Parser.parse(source: code).classifications {
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      guard let name = className(part.kind), range.lowerBound >= position,
        range.upperBound <= bytes.count
      else { continue }
      result += text(position..<range.lowerBound)
      result += "<span class=\"\(name)\">\(text(range))</span>"
      position = range.upperBound
    }
    return result + text(position..<bytes.count)
  }

  /// The class of a token; `nil` for tokens without highlighting.
  private static func className(_ kind: SyntaxClassification) -> String? {
    switch kind {
    case .keyword, .ifConfigDirective: "k"
    case .attribute: "a"
    case .type: "t"
    case .stringLiteral, .regexLiteral: "s"
    case .integerLiteral, .floatLiteral: "n"
    case .lineComment, .blockComment: "c"
    case .docLineComment, .docBlockComment: "c d"
    case .editorPlaceholder, .argumentLabel, .identifier, .operator, .dollarIdentifier, .none: nil
    @unknown default: nil
    }
  }

  private static func diff(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let name =
        switch line.first {
        case "+": "ins"
        case "-": "del"
        default: ""
        }
      let text = escapedForHTML(String(line))
      return name.isEmpty ? text : "<\(name)>\(text)</\(name)>"
    }.joined(separator: "\n")
  }
}

extension CodeHTML {
  private static let swiftBlock = "<pre tabindex=\"0\"><code class=\"language-swift\">"
  private static let blockEnd = "</code></pre>\n"

  /// A ``block(_:language:)`` of Swift in which lines are marked as inserted; lines count from 1.
  static func marking(_ marked: Set<Int>, in block: String) -> String {
    guard block.hasPrefix(swiftBlock), block.hasSuffix(blockEnd) else { return block }
    let content = block.dropFirst(swiftBlock.count).dropLast(blockEnd.count)
    var result = swiftBlock
    var isMarked = false
    for (offset, line) in lines(of: content).enumerated() {
      if offset > 0 { result += "\n" }
      if marked.contains(offset + 1) != isMarked {
        isMarked.toggle()
        result += isMarked ? "<ins class=\"step\">" : "</ins>"
      }
      result += line
    }
    return result + (isMarked ? "</ins>" : "") + blockEnd
  }

  /// Highlighted lines.
  ///
  /// A token that spans lines is closed at the end of each and opened again.
  static func lines(of html: some StringProtocol) -> [String] {
    var open: Substring?
    return html.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      let line = Substring(part)
      var text = open.map { String($0) } ?? ""
      text += line
      if let last = line.ranges(of: "<span class=").last {
        let isClosed = line[last.upperBound...].contains("</span>")
        open = isClosed ? nil : line[last.lowerBound...].prefix { $0 != ">" } + ">"
      } else if line.contains("</span>") {
        open = nil
      }
      return open == nil ? text : text + "</span>"
    }
  }
}
