import SwiftParser
import SwiftSyntax

/// The parts of a given app that the book does not show: between `// snippet.hide` and `// snippet.show`.
public enum HiddenCode {
  /// Code with nothing in the functions of which a part is hidden, and without the markers; each line that is
  /// left has the number that it had.
  ///
  /// The declarations are all there, for whoever compiles something beside them and does not run it.
  public static func withoutBodies(_ code: String) -> String {
    guard code.contains("// snippet.") else { return code }
    let bytes = Array(code.utf8)
    let hidden = hiddenRanges(in: code)
    let bodies = FunctionBodies(viewMode: .sourceAccurate)
    bodies.walk(Parser.parse(source: code))
    var edits: [(range: Range<Int>, text: String)] = []
    for body in bodies.ranges where hidden.contains(where: { $0.overlaps(body) }) {
      let ends = String(repeating: "\n", count: bytes[body].count { $0 == 0x0A })
      edits.append((body, " fatalError()" + (ends.isEmpty ? " " : ends)))
    }
    var start = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let range = start..<start + line.count
      start = range.upperBound + 1
      let text = String(decoding: line, as: UTF8.self).drop { $0 == " " }
      // What is hidden is explained beside it.
      let isRemoved =
        text.hasPrefix("// snippet.")
        || text.hasPrefix("//") && hidden.contains { $0.overlaps(range) }
      if isRemoved, !edits.contains(where: { $0.range.overlaps(range) }) {
        edits.append((range, ""))
      }
    }
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// In bytes, with the markers.
  private static func hiddenRanges(in code: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var position = 0
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.drop(while: { $0 == " " }) {
      case "// snippet.hide": start = start ?? position
      case "// snippet.show":
        if let begun = start { ranges.append(begun..<position) }
        start = nil
      default: break
      }
      position += line.utf8.count + 1
    }
    return ranges + (start.map { [$0..<position] } ?? [])
  }
}

/// Finds what stands between the braces of functions, initializers and computed properties.
private final class FunctionBodies: SyntaxVisitor {
  /// In bytes; none is in another.
  private(set) var ranges: [Range<Int>] = []

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace, node.rightBrace)
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    note(node.leftBrace, node.rightBrace)
    return .skipChildren
  }

  private func note(_ left: TokenSyntax, _ right: TokenSyntax) {
    let range =
      left.endPositionBeforeTrailingTrivia
      .utf8Offset..<right.positionAfterSkippingLeadingTrivia
      .utf8Offset
    if !range.isEmpty { ranges.append(range) }
  }
}
