import SwiftSyntax

extension SourceRewriter {
  /// The class that has designated initialisers beside `init(frame:)` that few subclasses override.
  static let classWithManyInitializers = "UIImageView"

  /// Gives a subclass of `UIImageView` the `init()` that it inherits on Apple's platforms.
  ///
  /// There it comes from Objective-C. Here a class inherits it if it overrides every designated
  /// initialiser, and few override those with an image.
  func addPlainInitializer(to node: ClassDeclSyntax) {
    guard
      node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        == Self.classWithManyInitializers
    else { return }
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let labels = own.map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    guard !labels.contains([]),
      own.contains(where: { declared in
        declared.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"]
          && declared.modifiers.contains { $0.name.text == "override" }
      })
    else { return }
    let access =
      node.modifiers.first { ["public", "open"].contains($0.name.text) } == nil ? "" : "public "
    let place = node.memberBlock.leftBrace.bytes.upperBound
    insert(" \(access)convenience init() { self.init(frame: .zero) };", at: place)
  }
}
