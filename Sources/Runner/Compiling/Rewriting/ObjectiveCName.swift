import SwiftSyntax

/// Names of methods in Objective-C.
enum ObjectiveCName {
  /// All names under which code of some era refers to the method: `didTap:`, `didTapWithSender:`.
  static func selectors(of method: FunctionDeclSyntax) -> [String] {
    let base = method.name.text
    let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
    if let name = explicitName(method.attributes) { return [name] }
    guard let first = labels.first else { return [base] }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    var names = [base + ":" + rest]
    if first != "_" {
      let isPreposition = prepositions.contains { first.hasPrefix($0) }
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      names.append(base + (isPreposition ? "" : "With") + capital + ":" + rest)
    }
    return names
  }

  /// The name by which Swift refers to the method: `didTap(_:)`.
  static func reference(to method: FunctionDeclSyntax) -> String {
    let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return labels.isEmpty ? method.name.text : "\(method.name.text)(\(labels.joined()))"
  }

  /// Labels with which Swift does not say "with" again.
  private static let prepositions = [
    "with", "for", "from", "to", "at", "in", "by", "of", "on", "and", "using", "after", "before",
  ]

  private static func explicitName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      guard let arguments = attribute.arguments else { continue }
      return arguments.trimmedDescription
    }
    return nil
  }
}
