public import Record
import SwiftSyntax

/// Finds code that touches UIKit outside of the main actor, which the Swift 6 language mode refuses unless
/// the project makes the main actor its default.
///
/// The engine belongs to no actor, so the compiler cannot find it. This looks at syntax alone: it
/// knows the types of parameters, of annotated properties and of objects that it sees being made,
/// and reports nothing about others.
public enum UnisolatedCode {
  /// A warning at each such declaration of a file.
  ///
  /// - Parameter given: The texts beside it, whose classes are known too.
  public static func warnings(
    in text: String, file: String, besides given: [String]
  ) -> [Diagnostic] {
    let trees = ([text] + given).map { ParsedSource($0).tree }
    let finder = DeclarationFinder(isolated: IsolatedTypes(in: trees))
    finder.walk(trees[0])
    let places = SourceLocationConverter(fileName: file, tree: trees[0])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return finder.found.map { token, touch in
      let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
      return Diagnostic(
        severity: .warning,
        message:
          "'\(token.text)' touches UIKit (\(touch)) outside of the main actor. That works here; "
          + "in Swift 6 language mode, a project whose code is nonisolated by default needs @MainActor "
          + "before it: bin/workbook read preface#into-xcode",
        file: file, line: place.line, column: place.column,
        source: lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil)
    }
  }
}

/// Visits declarations outside of functions, and looks in those that belong to no actor for uses of
/// UIKit.
private final class DeclarationFinder: SyntaxVisitor {
  private let isolated: IsolatedTypes
  private(set) var found: [(token: TokenSyntax, touch: String)] = []

  init(isolated: IsolatedTypes) {
    self.isolated = isolated
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(
      node.name, node.attributes, node.body, names(of: node.signature.parameterClause.parameters))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    judge(
      node.initKeyword, node.attributes, node.body,
      names(of: node.signature.parameterClause.parameters))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return .skipChildren }
    if let accessors = binding.accessorBlock { _ = judge(name, node.attributes, accessors, []) }
    guard let value = binding.initializer?.value else { return .skipChildren }
    var names: Set<String> = []
    if let closure = value.as(ClosureExprSyntax.self) {
      let types = binding.typeAnnotation?.type.as(FunctionTypeSyntax.self)?.parameters.map(\.type)
      for (index, type) in (types ?? []).enumerated() where isolated.contains(type) {
        names.formUnion(["$\(index)", closure.parameterNames.dropFirst(index).first ?? "_"])
      }
    }
    return judge(name, node.attributes, value, names)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  private func judge(
    _ token: TokenSyntax, _ attributes: AttributeListSyntax, _ code: (some SyntaxProtocol)?,
    _ names: Set<String>
  ) -> SyntaxVisitorContinueKind {
    guard let code, !attributes.nameMainActor else { return .skipChildren }
    var names = names
    var node = Syntax(token).parent
    while let present = node {
      if let group = present.asProtocol((any DeclGroupSyntax).self) {
        if isolated.contains(group) { return .skipChildren }
        names.formUnion(properties(of: group))
        break
      }
      node = present.parent
    }
    let finder = TouchFinder(isolated: isolated, names: names)
    finder.walk(code)
    if let touch = finder.touch { found.append((token, touch)) }
    return .skipChildren
  }

  private func names(of parameters: FunctionParameterListSyntax) -> Set<String> {
    Set(
      parameters.filter { isolated.contains($0.type) }
        .map { ($0.secondName ?? $0.firstName).text })
  }

  private func properties(of group: any DeclGroupSyntax) -> Set<String> {
    Set(
      group.memberBlock.members.compactMap { member in
        guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
          let type = binding.typeAnnotation?.type, isolated.contains(type)
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      })
  }
}

/// Finds the first expression that needs the main actor.
private final class TouchFinder: SyntaxVisitor {
  private let isolated: IsolatedTypes
  private let names: Set<String>
  private(set) var touch: String?

  init(isolated: IsolatedTypes, names: Set<String>) {
    self.isolated = isolated
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    // What begins with a capital is a type, and belongs to nobody.
    guard touch == nil, member.first?.isLowercase == true, member != "self",
      let base = node.base.map(Self.name)
    else { return .visitChildren }
    if names.contains(base) || isolated.contains(base) { touch = "\(base).\(member)" }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    // Their closures are on the main actor.
    if ["DispatchQueue.main", "MainActor."].contains(where: callee.hasPrefix) {
      return .skipChildren
    }
    if touch == nil, isolated.contains(callee) { touch = "\(callee)()" }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.signature?.attributes.nameMainActor == true ? .skipChildren : .visitChildren
  }

  /// `view` for `view`, `view?`, `view!` and `self.view`.
  private static func name(_ expression: ExprSyntax) -> String {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return name(optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return name(forced.expression) }
    if let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    {
      return access.declName.baseName.text
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

/// The types whose members belong to the main actor.
private struct IsolatedTypes {
  private var own: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for tree in trees { collector.walk(tree) }
    own = collector.marked
    while true {
      let more = collector.inherited.filter { name, parents in
        !own.contains(name) && parents.contains(where: contains)
      }
      if more.isEmpty { return }
      own.formUnion(more.keys)
    }
  }

  func contains(_ name: String) -> Bool {
    own.contains(name)
      || name.hasPrefix("UI") && Self.endings.contains(where: name.hasSuffix)
  }

  /// Also if it is optional.
  func contains(_ type: TypeSyntax) -> Bool { contains(Self.name(of: type)) }

  /// Whether the members of a type or an extension do by themselves.
  func contains(_ group: any DeclGroupSyntax) -> Bool {
    if group.attributes.nameMainActor { return true }
    let name =
      group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    return contains(name)
      || group.inheritanceClause?.inheritedTypes.contains { contains($0.type) } == true
  }

  private static func name(of type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return name(of: forced.wrappedType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return name(of: some.constraint) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
  }

  /// How the names of UIKit's classes and protocols end that belong to the main actor.
  ///
  /// Its values, its fonts, colours, images, paths and timing parameters do not.
  private static let endings = [
    "View", "Controller", "Recognizer", "Window", "Label", "Button", "Switch", "Slider", "Field",
    "Bar", "Cell", "Animator", "Transition", "Screen", "Application", "Device", "Control",
    "Delegate", "DataSource", "Transitioning", "Context", "Coordinator", "Animating", "Behavior",
  ]

  private final class Collector: SyntaxVisitor {
    var marked: Set<String> = []
    var inherited: [String: [String]] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    private func add(
      _ node: some DeclGroupSyntax & NamedDeclSyntax
    ) -> SyntaxVisitorContinueKind {
      if node.attributes.nameMainActor { marked.insert(node.name.text) }
      inherited[node.name.text, default: []] +=
        node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      return .visitChildren
    }
  }
}

extension AttributeListSyntax {
  fileprivate var nameMainActor: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [String] {
    if case .simpleInput(let names) = signature?.parameterClause { return names.map(\.name.text) }
    guard case .parameterClause(let clause) = signature?.parameterClause else { return [] }
    return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }
}
