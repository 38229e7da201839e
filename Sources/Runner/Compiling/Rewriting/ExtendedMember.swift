import SwiftSyntax

/// A member of an extension of one of UIKit's classes that classes of the module override.
///
/// Objective-C finds such a member by its name, and Swift alone allows no override. So the class's
/// member gets a name of its own, a protocol says which classes have it, and the extension's member
/// asks the object first.
struct ExtendedMember {
  /// The class that is extended.
  var type: String
  /// The name as ``InheritedRequirement`` writes it.
  var name: String
  /// The classes that override it.
  var overriding: Set<String>
  /// The overriding classes that have none of the others above them.
  var first: Set<String>

  /// `nil` if no class overrides the member.
  ///
  /// - Parameter overrides: The names of members that each class overrides.
  init?(type: String, name: String, overrides: [String: Set<String>], in classes: Conformances) {
    let overriding = Set(overrides.filter { $0.value.contains(name) }.keys).filter { overrider in
      !classes.superclasses(of: overrider).contains {
        classes.declares($0, name) && overrides[$0]?.contains(name) != true
      }
    }
    if overriding.isEmpty { return nil }
    self.type = type
    self.name = name
    self.overriding = overriding
    first = overriding.filter { overriding.isDisjoint(with: classes.superclasses(of: $0)) }
  }

  /// Whether a module may have one, guessed without parsing.
  static func mayOccur(in texts: [String]) -> Bool {
    texts.contains(where: overriding.occurs)
      && texts.contains { extending.occurs(in: $0) && $0.contains("@objc") }
  }

  /// Whether a reference to a method of a type means this member; it may leave out the labels.
  func isMeant(by reference: String, of type: String) -> Bool {
    self.type == type && (name == reference || base == reference)
  }

  private static let overriding = SourceMark("override ")
  private static let extending = SourceMark("extension ")

  /// The name without labels.
  fileprivate var base: String { String(name.prefix { $0 != "(" }) }
  /// The new name of the extension's member.
  fileprivate var extended: String { "extended_\(base)" }
  /// The new name of an overriding class's member.
  fileprivate var own: String { "overriding_\(base)" }

  /// The protocol of the classes that override it.
  var protocolName: String {
    let labels = name.dropFirst(base.count).split { "():".contains($0) }.filter { $0 != "_" }
    return (["Overriding", base] + labels.map(String.init)).joined(separator: "_")
  }
}

extension SourceRewriter {
  /// Makes a member of an extension dispatch to the object's class, or renames a member that
  /// overrides one.
  func dispatchMember(_ node: some DeclSyntaxProtocol) {
    guard let type = enclosingType?.split(separator: ".").last.map(String.init),
      let declared = OverridableMember(DeclSyntax(node))
    else { return }
    let isInExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    for member in index.extendedMembers where member.name == declared.name {
      if isInExtension, member.type == type {
        dispatch(declared, member)
      } else if !isInExtension, member.overriding.contains(type) {
        replace(declared.token.bytes, with: member.own)
        guard member.first.contains(type),
          let modifier = declared.modifiers.first(where: { $0.name.text == "override" })
        else { continue }
        blank(modifier)
      }
    }
  }

  private func dispatch(_ declared: OverridableMember, _ member: ExtendedMember) {
    guard let header = declared.header, let requirement = declared.requirement(member.own) else {
      return
    }
    let object = "if let object = self as? \(member.protocolName)"
    var body =
      "\(object) { return object.\(declared.use(member.own)) }; "
      + "return \(declared.use(member.extended))"
    if declared.isSettable {
      body =
        "get { \(body) } set { \(object) { object.\(member.own) = newValue } "
        + "else { \(member.extended) = newValue } }"
    }
    replace(declared.token.bytes, with: member.extended)
    insert("; \(header) { \(body) }", at: declared.end)
    // Extensions of two types may have a member of the same name.
    if index.extendedMembers.first(where: { $0.protocolName == member.protocolName })?.type
      == member.type
    {
      append("protocol \(member.protocolName): AnyObject { \(requirement) }")
    }
  }

  /// Makes a class conform to the protocols for members of its own in the place of an extension's.
  func adoptOverriding(_ node: ClassDeclSyntax) {
    guard let last = node.inheritanceClause?.inheritedTypes.last else { return }
    let members = index.extendedMembers.filter { $0.first.contains(node.name.text) }
    if members.isEmpty { return }
    insert(members.map { ", " + $0.protocolName }.joined(), at: last.type.bytes.upperBound)
  }

  /// `super.close()` means the member of the nearest class above, or else the extension's.
  func rewriteSuperMember(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true,
      let type = enclosingType?.split(separator: ".").last.map(String.init)
    else { return }
    let name = node.declName.baseName
    let superclasses = index.superclasses(of: type)
    for member in index.extendedMembers
    where member.base == name.text && !member.overriding.isDisjoint(with: [type] + superclasses) {
      let isAbove = !member.overriding.isDisjoint(with: superclasses)
      replace(name.bytes, with: isAbove ? member.own : member.extended)
    }
  }
}

/// A method or computed property that can be called by another name.
private struct OverridableMember {
  let name: String
  let token: TokenSyntax
  let modifiers: DeclModifierListSyntax
  let isSettable: Bool
  /// The end of the declaration in the source, in bytes.
  let end: Int
  /// Its declaration without a body; `nil` if it cannot be repeated.
  let header: String?
  private let declaration: DeclSyntax

  init?(_ declaration: DeclSyntax) {
    self.declaration = declaration
    end = declaration.bytes.upperBound
    if let method = declaration.as(FunctionDeclSyntax.self) {
      name = InheritedRequirement.name(of: method)
      token = method.name
      modifiers = method.modifiers
      isSettable = false
      let parameters = method.signature.parameterClause.parameters
      let isPlain =
        method.genericParameterClause == nil && method.signature.effectSpecifiers == nil
        && parameters.allSatisfy {
          $0.ellipsis == nil && !$0.type.trimmedDescription.hasPrefix("inout ")
        }
      let signature = method.signature.trimmedDescription.replacing("\n", with: " ")
      let isDiscardable = method.attributes.trimmedDescription.contains("discardableResult")
      header =
        isPlain
        ? (isDiscardable ? "@discardableResult " : "") + Self.access(modifiers)
          + "func \(method.name.text)\(signature)" : nil
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      name = identifier.text
      token = identifier
      modifiers = property.modifiers
      if case .accessors(let list)? = binding.accessorBlock?.accessors {
        isSettable = list.contains { $0.accessorSpecifier.text == "set" }
      } else {
        isSettable = false
      }
      header = binding.typeAnnotation.map {
        Self.access(property.modifiers) + "var \(identifier.text): \($0.type.trimmedDescription)"
      }
    } else {
      return nil
    }
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    let words: Set = ["public", "open", "internal", "fileprivate"]
    return modifiers.filter { words.contains($0.name.text) }.map { $0.name.text + " " }.joined()
  }

  /// How it is called or read by another name.
  func use(_ name: String) -> String {
    guard let method = declaration.as(FunctionDeclSyntax.self) else { return name }
    let arguments = method.signature.parameterClause.parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// As a requirement of a protocol, by another name; `nil` if its type is not written out.
  func requirement(_ name: String) -> String? {
    guard let method = declaration.as(FunctionDeclSyntax.self) else {
      let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      return type.map {
        "var \(name): \($0.trimmedDescription) { get\(isSettable ? " set" : "") }"
      }
    }
    let parameters = method.signature.parameterClause.parameters.map { parameter in
      let names = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
      return "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)"
    }
    let result = method.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
    return "func \(name)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
