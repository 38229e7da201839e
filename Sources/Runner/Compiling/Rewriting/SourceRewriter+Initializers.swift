import SwiftSyntax

extension SourceRewriter {
  /// Classes that have designated initialisers beside `init(frame:)` that few subclasses override.
  static let classesWithManyInitializers = [
    "UIImageView", "UISegmentedControl", "UIActivityIndicatorView", "UIWindow",
  ]

  /// Gives a subclass of one of these classes the `init()` that it inherits on Apple's platforms.
  ///
  /// There it comes from Objective-C. Here a class inherits it if it overrides every designated
  /// initialiser, and few override those with an image, a style, items or a scene.
  func addPlainInitializer(to node: ClassDeclSyntax) {
    guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      Self.classesWithManyInitializers.contains(superclass)
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
    let frame = superclass == "UIWindow" ? "UIScreen.main.bounds" : ".zero"
    insert(" \(access)convenience init() { self.init(frame: \(frame)) };", at: place)
  }
}
