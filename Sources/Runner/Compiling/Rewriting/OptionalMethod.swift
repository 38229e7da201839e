import SwiftSyntax

/// A method that a protocol of the app does not insist on (`@objc optional func`).
///
/// Swift has no such thing without Objective-C. The requirement becomes a property that holds the
/// method or `nil`; an extension of the protocol answers `nil`, and a type that has the method gets
/// a property that answers with it. `delegate?.moved?(to: x)` then compiles as it stands, but for
/// the name and the labels.
struct OptionalMethod {
  var protocolName: String
  var base: String
  /// As declared: `_` for none.
  var labels: [String]
  /// The type of the property without its question mark.
  var functionType: String
  /// `public` if the protocol is, because a member that fulfils the requirement has to be as well.
  var access: String
  /// The parameters' types, as written.
  var types: [String]
  /// The type that each call returns, as written.
  private var result: String
  /// Whether another requirement of the protocol differs by its types only.
  var isOverloaded = false

  /// The name of the property.
  var property: String {
    let kinds = isOverloaded ? types.map { $0.filter { $0.isLetter || $0.isNumber } } : []
    return (["optional", base] + labels.filter { $0 != "_" } + kinds).joined(separator: "_")
  }

  /// The method that a call means whose types alone say which requirement is asked.
  var overload: String {
    (["overloaded", base] + labels.filter { $0 != "_" }).joined(separator: "_")
  }

  /// The declaration of that method, which calls the requirement that exists.
  var overloadDeclaration: String {
    let parameters = types.enumerated().map { "_ value\($0): \($1)" }.joined(separator: ", ")
    let values = types.indices.map { "value\($0)" }.joined(separator: ", ")
    return "@discardableResult \(access)func \(overload)(\(parameters)) -> (\(result))? "
      + "{ \(property)?(\(values)) }"
  }

  /// The name by which Swift refers to the method.
  var reference: String {
    labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// Whether UIKit has a property of this name, which then is what the name means without labels.
  ///
  /// Delegates' methods begin with the class of their sender, as these properties are called after the
  /// class of their value.
  static func isPropertyOfUIKit(_ base: String) -> Bool {
    [
      "collectionView", "navigationBar", "navigationController", "popoverPresentationController",
      "presentationController", "refreshControl", "scrollView", "searchBar", "searchController",
      "splitViewController", "tabBar", "tabBarController", "tableView", "toolbar",
    ].contains(base)
  }

  init(_ method: FunctionDeclSyntax, in protocolName: String) {
    self.protocolName = protocolName
    base = method.name.text
    access = Self.access(of: method)
    labels = method.signature.parameterClause.parameters.map(\.firstName.text)
    types = method.signature.parameterClause.parameters.map { parameter in
      parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "...")
    }
    let effects = method.signature.effectSpecifiers.map { $0.trimmedDescription + " " } ?? ""
    result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
    functionType = "(\(types.joined(separator: ", "))) \(effects)-> \(result)"
      .replacing("\n", with: " ")
  }

  /// The access level of the protocol, because a member that fulfils a requirement has to be as
  /// visible.
  static func access(of requirement: some SyntaxProtocol) -> String {
    // The member's block, its protocol.
    let owner = requirement.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self)
    let isPublic = owner?.modifiers.contains { $0.name.text == "public" } ?? false
    return isPublic ? "public " : ""
  }

  /// Whether a method of a type is this one.
  func isFulfilled(by method: FunctionDeclSyntax) -> Bool {
    method.name.text == base
      && method.signature.parameterClause.parameters.map(\.firstName.text) == labels
      && (!isOverloaded || OptionalMethod(method, in: protocolName).types == types)
  }
}

/// A property that a protocol of the app does not insist on (`@objc optional var`).
struct OptionalProperty {
  var name: String
  var type: String
  var protocolName: String
  /// `public` if the protocol is.
  var access: String

  /// The property of its own name that conforming types may implement.
  var requirement: String { "optional_\(name)" }
}
