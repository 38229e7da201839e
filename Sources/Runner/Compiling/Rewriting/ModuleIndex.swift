import SwiftSyntax

/// What rewriting one source of a module has to know about all of them.
struct ModuleIndex {
  /// How Swift refers to methods, by type and Objective-C's name.
  private(set) var methods: [String: [String: String]] = [:]
  private(set) var requirements: [OptionalRequirement] = []
  private var properties: [OptionalProperty] = []
  /// The protocols to which each type says it conforms.
  private var conformances: [String: Set<String>] = [:]
  private(set) var inheritedRequirements: [InheritedRequirement] = []
  /// Methods by their classes, which override what those requirements add.
  private(set) var overriding: [String: Set<String>] = [:]

  init(_ sources: [ParsedSource]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for source in sources { collector.walk(source.tree) }
    methods = collector.methods
    requirements = collector.requirements
    properties = collector.properties
    conformances = collector.conformances
    var classes = collector.classes
    for type in classes.keys {
      classes[type]?.conforms =
        conformances[type]?.contains(where: AppleFrameworks.isProtocol) == true
    }
    (inheritedRequirements, overriding) = InheritedRequirement.all(in: classes)
  }

  /// How Swift refers to a method of a type, by Objective-C's name; in doubt, to the only method of
  /// that name in the module.
  func reference(to selector: String, in type: String?) -> (type: String, method: String)? {
    if let type, let method = methods[type]?[selector] { return (type, method) }
    let owners = methods.filter { $0.value[selector] != nil }
    guard owners.count == 1, let owner = owners.first, let method = owner.value[selector] else {
      return nil
    }
    return (owner.key, method)
  }

  /// The requirement that a method of a type fulfils.
  func requirement(fulfilledBy method: FunctionDeclSyntax, in type: String) -> OptionalRequirement?
  {
    let protocols = conformances[type] ?? []
    return requirements.first {
      protocols.contains($0.protocolName) && $0.isFulfilled(by: method)
    }
  }

  /// The optional property that one of a type fulfils.
  func property(fulfilledBy name: String, in type: String) -> OptionalProperty? {
    let protocols = conformances[type] ?? []
    return properties.first { $0.name == name && protocols.contains($0.protocolName) }
  }

  /// The requirement that is meant by a name, and by labels where they are known.
  func requirement(base: String, labels: [String]?) -> OptionalRequirement? {
    requirements.first { $0.base == base && (labels == nil || $0.labels == labels) }
  }
}

extension ModuleIndex {
  private final class Collector: SyntaxVisitor {
    var methods: [String: [String: String]] = [:]
    var requirements: [OptionalRequirement] = []
    var properties: [OptionalProperty] = []
    var conformances: [String: Set<String>] = [:]
    var classes: [String: InheritedRequirement.Class] = [:]
    private var types: [String] = []

    private func enter(_ name: String, _ inheritance: InheritanceClauseSyntax?) {
      types.append(name)
      for type in inheritance?.inheritedTypes ?? [] {
        let inherited = type.type.trimmedDescription
        conformances[name, default: []].insert(String(inherited.split(separator: ".").last ?? ""))
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
      classes[node.name.text, default: .init()].superclass =
        node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription
      enter(String(name.split(separator: ".").last ?? ""), node.inheritanceClause)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last, node.modifiers.contains(where: { $0.name.text == "optional" }),
        let binding = node.bindings.first, let value = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return .visitChildren }
      properties.append(
        OptionalProperty(name: name, type: value.trimmedDescription, protocolName: type))
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
        return .visitChildren
      }
      classes[type, default: .init()].methods.insert(InheritedRequirement.name(of: node))
      let isInBody = node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
      if isInBody, InheritedRequirement.isCandidate(node) {
        classes[type]?.candidates.append(node)
      }
      if node.modifiers.contains(where: { $0.name.text == "optional" }) {
        requirements.append(OptionalRequirement(node, in: type))
      } else {
        for name in ObjectiveCName.selectors(of: node) {
          methods[type, default: [:]][name] = ObjectiveCName.reference(to: node)
        }
      }
      return .visitChildren
    }
  }
}
