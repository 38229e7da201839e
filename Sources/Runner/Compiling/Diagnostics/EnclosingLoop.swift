import SwiftSyntax

/// The innermost loop around a line of a source, in the function that the line is in.
public struct EnclosingLoop: Equatable, Sendable {
  /// The line in which it begins, from 1.
  public var line: Int
  /// Whether a condition ends it, and not the end of a sequence.
  public var hasCondition: Bool

  /// `nil` if there is none.
  public static func find(around line: Int, in text: String) -> EnclosingLoop? {
    let tree = ParsedSource(text).tree
    let finder = LoopFinder(line: line, in: tree)
    finder.walk(tree)
    return finder.loop
  }
}

private final class LoopFinder: SyntaxAnyVisitor {
  var loop: EnclosingLoop?
  private let line: Int
  private let places: SourceLocationConverter

  init(line: Int, in tree: SourceFileSyntax) {
    self.line = line
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    let first = places.location(for: node.positionAfterSkippingLeadingTrivia).line
    guard (first...places.location(for: node.endPositionBeforeTrailingTrivia).line).contains(line)
    else { return .skipChildren }
    switch node.kind {
    case .whileStmt, .repeatStmt: loop = EnclosingLoop(line: first, hasCondition: true)
    case .forStmt: loop = EnclosingLoop(line: first, hasCondition: false)
    // What is written in a loop is not run by it. A closure that begins in this line is called there.
    case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .deinitializerDecl:
      if first < line { loop = nil }
    default: break
    }
    return .visitChildren
  }
}
