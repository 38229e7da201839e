import SwiftSyntax

/// Removes the marks of code that belongs to the main actor.
///
/// On Apple's platforms all of UIKit belongs to it, so that such code and other code of an app call
/// each other freely. The engine belongs to no actor: it runs on one thread. Declarations lose the
/// marks here, except for asynchronous ones, which would otherwise leave that thread.
extension SourceRewriter {
  /// Paints over `@MainActor`, except before a closure and before an asynchronous function.
  func freeFromMainActor(_ node: AttributeSyntax) {
    guard node.attributeName.trimmedDescription == "MainActor",
      let owner = node.parent?.parent, !owner.is(ClosureSignatureSyntax.self)
    else { return }
    if let function = owner.as(FunctionDeclSyntax.self), function.isAsynchronous { return }
    blank(node)
  }

  /// An asynchronous method of a type that loses the mark gets the type's.
  func keepOnMainActor(_ node: FunctionDeclSyntax) {
    guard node.isAsynchronous, !node.isNonisolated,
      !node.attributes.contains(where: \.isMainActor)
    else { return }
    var ancestor = node.parent
    while let present = ancestor {
      if let group = present.asProtocol((any DeclGroupSyntax).self) {
        guard group.attributes.contains(where: \.isMainActor) else { return }
        return insert("@MainActor ", at: node.bytes.lowerBound)
      }
      ancestor = present.parent
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isAsynchronous: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  fileprivate var isNonisolated: Bool { modifiers.contains { $0.name.text == "nonisolated" } }
}

extension AttributeListSyntax.Element {
  fileprivate var isMainActor: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return attribute.attributeName.trimmedDescription == "MainActor"
  }
}
