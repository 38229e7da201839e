extension HollowDeclarations.Source {
  /// A property of a class that apps can set, and that may have no effect.
  struct Property {
    enum Kind: CaseIterable {
      /// Stored, with nothing that happens when it is set.
      case stored
      /// Computed, with an empty setter.
      case ignored
      /// Computed, and kept by its name.
      case kept
    }

    let name: Substring
    let kind: Kind
    /// From 0.
    let line: Int
  }

  /// The settable properties of classes, in a file that declares or extends some of `classes`.
  func properties(of classes: Set<Substring>) -> [Property] {
    lines.indices.compactMap { line in
      guard
        let match = lines[line].prefixMatch(
          of: /^ +(?:open|public) (?:(?:weak|final|static|class|override) )*var (\w+)/),
        isInClass(line, classes), let kind = kind(at: line)
      else { return nil }
      return Property(name: match.1, kind: kind, line: line)
    }
  }

  /// The classes that the file declares for apps.
  var classes: [Substring] {
    lines.compactMap { $0.firstMatch(of: /^ *(?:open|public)(?: final)? class (\w+)/)?.1 }
  }

  private func isInClass(_ line: Int, _ classes: Set<Substring>) -> Bool {
    let type = lines[typeLine(around: line)]
    if type.contains("class ") || type.contains("extension NSObjectProtocol where ") { return true }
    guard let extended = type.firstMatch(of: /extension (?:\w+\.)*(\w+)/) else { return false }
    return classes.contains(extended.1)
  }

  private func kind(at line: Int) -> Property.Kind? {
    guard lines[line].contains("{") else { return .stored }
    let indent = lines[line].prefix { $0 == " " }
    let end =
      lines[line].hasSuffix("}")
      ? line : lines[line...].firstIndex { $0.hasPrefix(indent + "}") } ?? line
    let body = lines[line...end].joined(separator: "\n")
    if body.contains(/\bset \{\s*\}/) { return .ignored }
    return body.contains("get { kept(") ? .kept : nil
  }

  /// Whether a comment says that a property has no effect: its own, that of its type or extension, or an
  /// earlier one that is for all of the file.
  func admits(_ property: Property) -> Bool {
    if admits(String(property.name), at: property.line) { return true }
    let type = typeLine(around: property.line)
    // An extension of kept properties says once that they are.
    if lines[type].hasPrefix("extension "), comment(above: type).contains("Fidelity:") {
      return true
    }
    return lines[..<type].contains { $0.contains("/// Fidelity:") && $0.contains("here and below") }
  }
}
