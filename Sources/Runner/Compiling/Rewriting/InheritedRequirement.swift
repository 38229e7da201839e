import SwiftSyntax

/// A member that a class gets because another one implements an optional requirement of its
/// protocol.
///
/// Objective-C finds a method by its name. Swift alone asks the class that conforms. If only a
/// subclass implements an optional method of UIKit, the class that conforms gets one that says that
/// it is missing, and the subclass's overrides it. ``Conformances`` does the like for protocols of
/// the app.
struct InheritedRequirement {
  /// The class that conforms.
  var owner: String
  /// The source of the member to add to it.
  var declaration: String
  /// The name with its labels.
  var name: String

  /// A class, as far as the module's sources declare it.
  struct Class {
    var superclass: String?
    var conforms = false
    /// The names of methods, with their labels, and of properties.
    var members: Set<String> = []
    /// Methods that may implement an optional one of UIKit.
    var candidates: [FunctionDeclSyntax] = []
  }

  /// Whether any class of a module has a superclass in it, guessed without parsing.
  static func mayOccur(in texts: [String]) -> Bool {
    var classes: Set<Substring> = []
    var superclasses: Set<Substring> = []
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    for part in texts.flatMap({ $0.split(separator: "class") }) {
      let name = part.drop(while: \.isWhitespace).prefix(while: isPart)
      classes.insert(name)
      var rest = part[name.endIndex...].drop(while: \.isWhitespace)
      if rest.first == "<" { rest = rest.drop { $0 != ">" }.drop { $0 == ">" || $0.isWhitespace } }
      guard rest.first == ":" else { continue }
      superclasses.insert(rest.dropFirst().drop(while: \.isWhitespace).prefix(while: isPart))
    }
    classes.remove("")
    return !classes.isDisjoint(with: superclasses)
  }

  /// All of a module, and the methods that have to be marked as overrides, by their classes.
  static func all(in classes: [String: Class]) -> (
    [InheritedRequirement], overriding: [String: Set<String>]
  ) {
    var found: [InheritedRequirement] = []
    var overriding: [String: Set<String>] = [:]
    for (type, declared) in classes.sorted(by: { $0.key < $1.key }) {
      for method in declared.candidates {
        let name = name(of: method)
        guard let owner = owner(of: name, above: type, in: classes),
          let declaration = declaration(like: method)
        else { continue }
        overriding[type, default: []].insert(name)
        if found.contains(where: { $0.owner == owner && $0.name == name }) { continue }
        found.append(InheritedRequirement(owner: owner, declaration: declaration, name: name))
      }
    }
    return (found, overriding)
  }

  /// The nearest class above that conforms to something, unless one of them has the method.
  private static func owner(
    of name: String, above type: String, in classes: [String: Class]
  ) -> String? {
    var seen: Set = [type]
    var next = classes[type]?.superclass
    var owner: String?
    while let current = next, let parent = classes[current], seen.insert(current).inserted {
      if parent.members.contains(name) { return nil }
      if parent.conforms, owner == nil { owner = current }
      next = parent.superclass
    }
    return owner
  }

  static func name(of method: FunctionDeclSyntax) -> String {
    let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(method.name.text)(\(labels.joined()))"
  }

  /// Whether a method may implement an optional one: no other kind can be one of Objective-C's.
  static func isCandidate(_ method: FunctionDeclSyntax) -> Bool {
    let excluded: Set = ["override", "static", "class", "private", "fileprivate"]
    return SourceRewriter.optionalRequirements.contains(method.name.text)
      && !method.modifiers.contains { excluded.contains($0.name.text) }
      && method.genericParameterClause == nil && method.signature.effectSpecifiers == nil
  }

  /// A method with the same signature that reports to UIKit that it is missing; `nil` if its answer
  /// for others than UIKit is not known.
  private static func declaration(like method: FunctionDeclSyntax) -> String? {
    let result = method.signature.returnClause?.type
    let isOptional =
      result?.is(OptionalTypeSyntax.self) == true
      || result?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    let body: String
    switch result?.trimmedDescription {
    case nil, "Void", "()": body = "_requirementIsMissing()"
    case _ where isOptional: body = "_requirementIsMissing(); return nil"
    case "Bool"?:
      let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
      body = "return \(!labels.contains(where: refusals.contains))"
    default: return nil
    }
    let signature = method.signature.trimmedDescription.replacing("\n", with: " ")
    return "func \(method.name.text)\(signature) { \(body) }"
  }

  /// The labels of a gesture recognizer's delegate methods whose default is `false`; that of all
  /// others is `true`.
  private static let refusals: Set = [
    "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
  ]
}

extension SourceRewriter {
  /// Gives a class the methods that only subclasses of it have.
  func addInheritedRequirements(to node: ClassDeclSyntax) {
    let declarations = index.inheritedRequirements.filter { $0.owner == node.name.text }
      .map(\.declaration)
    if declarations.isEmpty { return }
    let brace = node.memberBlock.rightBrace
    let hasLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let separator = hasLine || node.memberBlock.members.isEmpty ? "" : "; "
    insert(separator + declarations.joined(separator: "; ") + " ", at: brace.bytes.lowerBound)
  }

  /// Marks a method that now overrides one.
  func markOverride(_ node: FunctionDeclSyntax) {
    guard let type = enclosingType,
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
      index.overriding[type]?.contains(InheritedRequirement.name(of: node)) == true,
      InheritedRequirement.isCandidate(node)
    else { return }
    insert("override ", at: node.funcKeyword.bytes.lowerBound)
  }
}
