import SwiftSyntax

/// Makes wrong answers from a right one, each by one change that people make by mistake.
public final class Mutator: SyntaxVisitor {
  let source: ParsedSource
  private let lines: Set<Int>?
  private(set) var mutants: [Mutant] = []
  /// The guard's way out that the node is in.
  private var probe: String?

  /// All mutants of a text, in the order of its lines; they need not compile.
  ///
  /// - Parameter lines: The lines in which a change may begin, from 1; `nil` for all.
  public static func mutants(of text: String, lines: Set<Int>? = nil) -> [Mutant] {
    let mutator = Mutator(ParsedSource(text), lines: lines)
    mutator.walk(mutator.source.tree)
    var seen: Set<String> = [text]
    return mutator.mutants.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
      .filter { seen.insert($0.text).inserted }
  }

  private init(_ source: ParsedSource, lines: Set<Int>?) {
    self.source = source
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds the mutant that some edits make, which begin at a node.
  func add(at node: some SyntaxProtocol, _ change: String, _ edits: [Edit]) {
    add(at: node, change, EditedText(source.text, edits: edits).text, probe: probe)
  }

  /// Adds a mutant of the whole text.
  func add(at node: some SyntaxProtocol, _ change: String, _ text: String, probe: String?) {
    let line = 1 + source.text.utf8.prefix(node.bytes.lowerBound).count { $0 == 0x0A }
    guard lines?.contains(line) ?? true else { return }
    mutants.append(Mutant(line: line, change: change, text: text, probe: probe))
  }

  /// Adds the mutant in which something stands in a node's place.
  func replace(_ node: some SyntaxProtocol, with text: String, as change: String? = nil) {
    add(at: node, change ?? "\(Self.brief(node)) → \(text)", [Self.edit(node, text)])
  }

  static func edit(_ node: some SyntaxProtocol, _ text: String) -> Edit {
    Edit(start: node.bytes.lowerBound, length: node.bytes.count, text: text)
  }

  /// The node's text in one line of bearable length.
  static func brief(_ node: some SyntaxProtocol) -> String {
    let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  // MARK: - Where

  override public func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    let outer = probe
    let trap = Edit(
      start: node.body.leftBrace.bytes.upperBound, length: 0, text: " preconditionFailure();")
    probe = EditedText(source.text, edits: [trap]).text
    walk(node.body)
    probe = outer
    return .skipChildren
  }

  override public func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: - What

  override public func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(SourceFileSyntax.self) != true { omit(node) }
    return .visitChildren
  }

  override public func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    swapOrder(node)
    return .visitChildren
  }

  override public func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    swapSide(node)
    return .visitChildren
  }

  override public func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override public func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { replace(node, with: node.expression.trimmedDescription) }
    return .visitChildren
  }

  override public func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    swapComparison(node)
    return .skipChildren
  }

  override public func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { negate(condition) }
    return .visitChildren
  }

  override public func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    negateChoice(node)
    return .visitChildren
  }

  override public func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text) {
      change(node, among: value == 0 ? ["1"] : ["\(value * 2)", "0", "-\(value)"])
    }
    return .skipChildren
  }

  override public func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Double(node.literal.text) {
      change(node, among: value == 0 ? ["1"] : ["\(value * 2)", "0", "-\(node.literal.text)"])
    }
    return .skipChildren
  }
}
