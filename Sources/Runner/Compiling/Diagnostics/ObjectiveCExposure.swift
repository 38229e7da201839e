import SwiftSyntax

/// Which methods of a module's types Objective-C sees on Apple's platforms.
struct ObjectiveCExposure {
  private let collector: Collector
  /// UIKit's names, among them those of its protocols' methods.
  private let publicNames: Set<String>

  init(in trees: [SourceFileSyntax], publicNames: Set<String>) {
    let collector = Collector(viewMode: .sourceAccurate)
    for tree in trees { collector.walk(tree) }
    self.collector = collector
    self.publicNames = publicNames
  }

  /// The last name of a type, without those that it is in and without its parameters.
  static func simple(_ type: String) -> String {
    let last = type.prefix { $0 != "<" && $0 != "@" }.split(separator: ".").last
    return last.map(String.init) ?? type
  }

  /// The method of a type that a selector means, if Objective-C does not see it; `nil` if it does, or if the
  /// module does not declare it.
  ///
  /// - Parameter labels: `nil` if the selector leaves them out.
  func unexposed(_ name: String, labels: [String]?, in type: String) -> FunctionDeclSyntax? {
    let chain = ancestors(of: type)
    let candidates = chain.flatMap { collector.methods[$0] ?? [] }.filter { method in
      guard method.name.text == name else { return false }
      return labels == nil
        || method.signature.parameterClause.parameters.map(\.firstName.text) == labels
    }
    guard let first = candidates.first,
      !candidates.contains(where: { isExposed($0, in: chain) })
    else { return nil }
    return first
  }

  private func isExposed(_ method: FunctionDeclSyntax, in chain: [String]) -> Bool {
    if method.attributes.names(anyOf: ["objc", "IBAction", "IBSegueAction", "NSManaged"]) {
      return true
    }
    if method.attributes.names(anyOf: ["nonobjc"]) { return false }
    let owner = Surroundings.owner(of: method)?.asProtocol((any DeclGroupSyntax).self)
    if owner?.attributes.names(anyOf: ["objc", "objcMembers"]) == true { return true }
    if chain.contains(where: collector.exposing.contains) { return true }
    // One of the module's own is among the candidates.
    let isOverriding = method.modifiers.contains { $0.name.text == "override" }
    if isOverriding, !isDeclaredWithoutOverride(method, in: chain.dropFirst()) { return true }
    return fulfilsRequirement(method, in: chain)
  }

  private func isDeclaredWithoutOverride(
    _ method: FunctionDeclSyntax, in chain: ArraySlice<String>
  ) -> Bool {
    let name = ObjectiveCName.reference(to: method)
    return chain.contains { type in
      collector.methods[type, default: []].contains { other in
        ObjectiveCName.reference(to: other) == name
          && !other.modifiers.contains { $0.name.text == "override" }
      }
    }
  }

  /// Whether a protocol that Objective-C knows asks for the method: one of the module's, or one of UIKit's.
  private func fulfilsRequirement(_ method: FunctionDeclSyntax, in chain: [String]) -> Bool {
    var open = chain.flatMap { collector.inherited[$0] ?? [] }
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      open += collector.inherited[name] ?? []
      if collector.protocols.contains(name) {
        let isAsked = collector.methods[name, default: []].contains {
          ObjectiveCName.reference(to: $0) == ObjectiveCName.reference(to: method)
        }
        if isAsked, collector.exposed.contains(name) { return true }
      } else if isProtocolOfLibrary(name) {
        // Without the names it could be any of its methods.
        if publicNames.isEmpty || publicNames.contains(method.name.text) { return true }
      }
    }
    return false
  }

  /// A superclass is none: what a class has of its methods is overridden.
  private func isProtocolOfLibrary(_ name: String) -> Bool {
    if collector.classes.contains(name) { return false }
    return AppleFrameworks.isProtocol(name) || !collector.superclasses.values.contains(name)
  }

  /// A type and the classes above it, nearest first, whoever declares them.
  private func ancestors(of type: String) -> [String] {
    var found = [type]
    while let next = collector.superclasses[found[found.count - 1]], !found.contains(next) {
      found.append(next)
    }
    return found
  }
}

/// Collects types, what they inherit from, and their methods.
private final class Collector: SyntaxVisitor {
  /// By the names of types, with those of their extensions.
  private(set) var methods: [String: [FunctionDeclSyntax]] = [:]
  private(set) var inherited: [String: [String]] = [:]
  private(set) var superclasses: [String: String] = [:]
  private(set) var classes: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// The protocols that say `@objc`.
  private(set) var exposed: Set<String> = []
  /// The classes that say `@objcMembers`.
  private(set) var exposing: Set<String> = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.text)
    if node.attributes.names(anyOf: ["objcMembers"]) { exposing.insert(node.name.text) }
    superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first.map {
      ObjectiveCExposure.simple($0.type.trimmedDescription)
    }
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    if node.attributes.names(anyOf: ["objc"]) { exposed.insert(node.name.text) }
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(ObjectiveCExposure.simple(node.extendedType.trimmedDescription), node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Surroundings.owner(of: node) != nil, let type = Surroundings.types(around: node).first {
      methods[ObjectiveCExposure.simple(type), default: []].append(node)
    }
    return .visitChildren
  }

  private func note(_ name: String, _ clause: InheritanceClauseSyntax?) {
    inherited[name, default: []] +=
      clause?.inheritedTypes.map { ObjectiveCExposure.simple($0.type.trimmedDescription) } ?? []
  }
}

extension AttributeListSyntax {
  /// Whether one of these attributes is in the list.
  fileprivate func names(anyOf names: Set<String>) -> Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return names.contains(attribute.attributeName.trimmedDescription)
    }
  }
}
