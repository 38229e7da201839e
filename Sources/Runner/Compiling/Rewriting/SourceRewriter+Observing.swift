import SwiftSyntax

extension SourceRewriter {
  /// A `dynamic` property of a class tells its observers at the end of its setter, as key-value observing
  /// has it: after the app's own `didSet`.
  func tellObservers(of node: VariableDeclSyntax) {
    let isDynamic = node.modifiers.contains { $0.name.text == "dynamic" }
    let isOfType = node.modifiers.contains { ["class", "static"].contains($0.name.text) }
    guard isDynamic, !isOfType, node.bindingSpecifier.text == "var", node.isInClass, !node.isManaged
    else { return }
    for binding in node.bindings where binding.pattern.is(IdentifierPatternSyntax.self) {
      guard let block = binding.accessorBlock else {
        let last = binding.initializer?.bytes ?? binding.typeAnnotation?.bytes
        insert(
          " { didSet { \(Self.tellingObservers) } }",
          at: (last ?? binding.pattern.bytes).upperBound)
        continue
      }
      // One that is only computed has nothing to tell.
      guard case .accessors(let accessors) = block.accessors else { continue }
      func body(_ kind: String) -> CodeBlockSyntax? {
        accessors.first { $0.accessorSpecifier.text == kind }?.body
      }
      if let setter = body("didSet") ?? body("set") {
        insert(" defer { \(Self.tellingObservers) };", at: setter.leftBrace.bytes.upperBound)
      } else if body("willSet") != nil {
        insert(" didSet { \(Self.tellingObservers) }", at: accessors.bytes.upperBound)
      }
    }
  }

  private static let tellingObservers = "_didSetDynamicProperty(of: self)"
}

extension VariableDeclSyntax {
  /// Whether it is a member of a class' declaration, and not of an extension.
  fileprivate var isInClass: Bool {
    parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?.is(ClassDeclSyntax.self)
      ?? false
  }

  /// Whether Core Animation stores it.
  var isManaged: Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "NSManaged"
    }
  }
}
