import SwiftSyntax

/// The facts about all sources of a module that rewriting one of them needs.
struct ModuleIndex {
  /// The names by which Swift refers to methods, by type and Objective-C's name.
  private(set) var methods: [String: [String: String]] = [:]
  private(set) var requirements: [OptionalMethod] = []
  private var properties: [OptionalProperty] = []
  private let conformances: Conformances
  private let protocols: Set<String>
  /// The names of properties of any type of the module.
  private let propertyNames: Set<String>
  private(set) var inheritedRequirements: [InheritedRequirement] = []
  private(set) var extendedMembers: [ExtendedMember] = []
  /// The methods that override what those requirements add, by their classes.
  private(set) var overriding: [String: Set<String>] = [:]

  init(_ sources: [ParsedSource]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for source in sources { collector.walk(source.tree) }
    methods = collector.methods
    protocols = collector.protocols
    propertyNames = collector.classes.values.reduce(into: []) { names, type in
      names.formUnion(type.members.filter { !$0.contains("(") })
    }
    requirements = Self.marked(collector.requirements)
    properties = collector.properties
    var classes = collector.classes
    for type in classes.keys {
      classes[type]?.conforms =
        collector.inherited[type]?.contains(where: AppleFrameworks.isProtocol) == true
    }
    conformances = Conformances(
      inherited: collector.inherited, protocols: collector.protocols,
      classes: classes.filter { collector.classNames.contains($0.key) })
    (inheritedRequirements, overriding) = InheritedRequirement.all(in: classes)
    inheritedRequirements += conformances.answers(to: requirements.map(OptionalMember.init))
    extendedMembers = collector.extensions.compactMap { type, name in
      // A member of a protocol's extension is nobody's to override.
      if collector.classNames.contains(type) || collector.protocols.contains(type) { return nil }
      // All classes have these, so that only structures and enumerations are extended with them.
      if ["description", "debugDescription", "hashValue"].contains(name) { return nil }
      return ExtendedMember(
        type: type, name: name, overrides: collector.overrides, in: conformances)
    }
  }

  /// Finds out which requirements differ by their types only.
  private static func marked(_ requirements: [OptionalMethod]) -> [OptionalMethod] {
    requirements.map { requirement in
      var marked = requirement
      marked.isOverloaded =
        requirements.filter {
          $0.protocolName == requirement.protocolName && $0.property == requirement.property
        }.count > 1
      return marked
    }
  }

  /// The requirement that a protocol's method declares.
  func requirement(declaredBy method: FunctionDeclSyntax, in type: String) -> OptionalMethod {
    let plain = OptionalMethod(method, in: type)
    return requirements.first {
      $0.protocolName == type && $0.base == plain.base && $0.labels == plain.labels
        && $0.types == plain.types
    } ?? plain
  }

  /// The superclasses of a class that the module declares, nearest first.
  func superclasses(of type: String) -> [String] { conformances.superclasses(of: type) }

  /// Whether a superclass that the module declares has a member.
  func inherits(_ member: String, into type: String) -> Bool {
    superclasses(of: type).contains { conformances.declares($0, member) }
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

  /// The requirement that a name alone means; `nil` if it may as well be a property.
  func requirement(bound name: String) -> OptionalMethod? {
    propertyNames.contains(name) ? nil : requirement(base: name, labels: nil)
  }

  /// The requirement that a call with a closure behind its parentheses means.
  func requirement(base: String, labelsBeforeClosure labels: [String]) -> OptionalMethod? {
    requirements.first { $0.base == base && $0.labels.dropLast() == labels[...] }
  }

  /// The only protocol of the module that declares a method.
  ///
  /// - Parameter name: As Swift refers to it, with or without labels.
  func onlyProtocol(declaring name: String) -> String? {
    let owners = methods.filter { type, methods in
      protocols.contains(type)
        && methods.values.contains { $0 == name || $0.hasPrefix(name + "(") }
    }
    return owners.count == 1 ? owners.first?.key : nil
  }

  /// The requirement that a method of a type fulfils.
  func requirement(fulfilledBy method: FunctionDeclSyntax, in type: String) -> OptionalMethod? {
    requirements.first {
      $0.isFulfilled(by: method) && conformances.begins($0.protocolName, with: type)
    }
  }

  /// The optional property that one of a type fulfils.
  func property(fulfilledBy name: String, in type: String) -> OptionalProperty? {
    properties.first { $0.name == name && conformances.begins($0.protocolName, with: type) }
  }

  /// The requirement that is meant by a name, and by labels where they are known.
  func requirement(base: String, labels: [String]?) -> OptionalMethod? {
    requirements.first { $0.base == base && (labels == nil || $0.labels == labels) }
  }
}

extension ModuleIndex {
  private final class Collector: SyntaxVisitor {
    var methods: [String: [String: String]] = [:]
    var requirements: [OptionalMethod] = []
    var properties: [OptionalProperty] = []
    /// The types that each type inherits from or conforms to, as its declaration and extensions
    /// list them.
    var inherited: [String: Set<String>] = [:]
    var protocols: Set<String> = []
    var classes: [String: InheritedRequirement.Class] = [:]
    var classNames: Set<String> = []
    /// The names of members that each class overrides.
    var overrides: [String: Set<String>] = [:]
    /// The names of members that extensions declare.
    var extensions: [(type: String, name: String)] = []
    private var types: [String] = []

    private func enter(_ name: String, _ inheritance: InheritanceClauseSyntax?) {
      types.append(name)
      for type in inheritance?.inheritedTypes ?? [] {
        let inherited = type.type.trimmedDescription
        self.inherited[name, default: []].insert(String(inherited.split(separator: ".").last ?? ""))
      }
    }

    /// Notes a class's override, or a member of an extension.
    private func note(_ name: String, _ node: DeclSyntax, _ modifiers: DeclModifierListSyntax) {
      guard let type = types.last else { return }
      let words = modifiers.map(\.name.text)
      if node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) != true {
        if words.contains("override") { overrides[type, default: []].insert(name) }
      } else if !words.contains(where: ["static", "class", "private", "override"].contains) {
        extensions.append((type, name))
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classNames.insert(node.name.text)
      enter(node.name.text, node.inheritanceClause)
      let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      classes[node.name.text, default: .init()].superclass =
        inherited.map { String($0.prefix { $0 != "<" }) }
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
      protocols.insert(node.name.text)
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
      guard let type = types.last, node.parent?.is(MemberBlockItemSyntax.self) == true,
        let binding = node.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return .visitChildren }
      classes[type, default: .init()].members.insert(name)
      note(name, DeclSyntax(node), node.modifiers)
      guard node.modifiers.contains(where: { $0.name.text == "optional" }),
        let value = binding.typeAnnotation?.type
      else { return .visitChildren }
      properties.append(
        OptionalProperty(
          name: name, type: value.trimmedDescription, protocolName: type,
          access: OptionalMethod.access(of: node)))
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
        return .visitChildren
      }
      let name = InheritedRequirement.name(of: node)
      classes[type, default: .init()].members.insert(name)
      note(name, DeclSyntax(node), node.modifiers)
      let isInBody = node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
      if isInBody, InheritedRequirement.isCandidate(node) {
        classes[type]?.candidates.append(node)
      }
      if node.modifiers.contains(where: { $0.name.text == "optional" }) {
        requirements.append(OptionalMethod(node, in: type))
      } else {
        for name in ObjectiveCName.selectors(of: node) {
          methods[type, default: [:]][name] = ObjectiveCName.reference(to: node)
        }
      }
      return .visitChildren
    }
  }
}
