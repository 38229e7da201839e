import SwiftParser
import SwiftSyntax

/// A source's text and its syntax.
struct ParsedSource {
  let text: String
  let tree: SourceFileSyntax

  init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the space and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
