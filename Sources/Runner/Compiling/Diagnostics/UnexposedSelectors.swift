import Record
import SwiftSyntax

/// Finds selectors of methods that Objective-C does not see, which Apple's compiler refuses.
///
/// On Linux a selector is made from the method itself, so the compiler accepts them. This knows the sources
/// of the unit and UIKit's names; where neither says whether a method is exposed, it reports nothing.
struct UnexposedSelectors {
  private let sources: [CompilationUnit.Source]
  private let exposure: ObjectiveCExposure
  private let finders: [SelectorFinder]

  /// - Parameter publicNames: UIKit's names, among them those of its protocols' methods.
  init(in unit: CompilationUnit, publicNames: Set<String>) {
    let trees = unit.sources.map { ParsedSource($0.text).tree }
    sources = unit.sources
    exposure = ObjectiveCExposure(in: trees, publicNames: publicNames)
    finders = trees.map { tree in
      let finder = SelectorFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      return finder
    }
  }

  /// An error for each that an answer has, or that the app has of an answer's method.
  static func errors(
    in unit: CompilationUnit, publicNames: @autoclosure () -> Set<String>
  ) -> [Diagnostic] {
    guard unit.sources.contains(where: { RewritingNeed.contains($0.text, ["#selector"]) }) else {
      return []
    }
    return UnexposedSelectors(in: unit, publicNames: publicNames()).errors
  }

  private var errors: [Diagnostic] {
    var known: Set<String> = []
    return finders.indices.flatMap { index in
      finders[index].uses.compactMap { use -> Diagnostic? in
        guard let method = exposure.unexposed(use.name, labels: use.labels, in: use.type),
          let owner = method.root.as(SourceFileSyntax.self),
          let declaring = finders.firstIndex(where: { $0.root == owner.id })
        else { return nil }
        // A selector of the app's is its author's, unless the method is the learner's.
        let place: (source: Int, token: TokenSyntax)
        if !sources[index].isGiven {
          place = (index, use.token)
        } else if !sources[declaring].isGiven {
          place = (declaring, method.name)
        } else {
          return nil
        }
        let error = diagnostic(about: method, at: place.token, in: place.source)
        return known.insert(error.locationPrefix).inserted ? error : nil
      }
    }
  }

  private func diagnostic(
    about method: FunctionDeclSyntax, at token: TokenSyntax, in index: Int
  ) -> Diagnostic {
    let source = sources[index]
    let place = SourceLocationConverter(fileName: source.name, tree: token.root)
      .location(for: token.positionAfterSkippingLeadingTrivia)
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let name = ObjectiveCName.reference(to: method)
    return Diagnostic(
      severity: .error, id: "expr_selector_not_objc",
      lead: "A selector needs a method that Objective-C can see: add @objc before func "
        + "\(method.name.text).",
      message: "argument of '#selector' refers to instance method '\(name)' that is not exposed to "
        + "Objective-C",
      file: source.name, line: source.firstLine + place.line - 1,
      column: source.firstColumn + place.column - 1,
      source: lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil)
  }
}

/// Collects the methods of which a source makes selectors.
private final class SelectorFinder: SyntaxVisitor {
  struct Use {
    var token: TokenSyntax
    var name: String
    /// `nil` where the selector leaves them out.
    var labels: [String]?
    var type: String
  }

  private(set) var uses: [Use] = []
  private(set) var root: SyntaxIdentifier?

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    root = node.id
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first,
      argument.label == nil
    else { return .visitChildren }
    note(argument.expression, around: Surroundings.types(around: node).first)
    return .skipChildren
  }

  private func note(_ expression: ExprSyntax, around type: String?) {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      note(only.expression, around: type)
    } else if let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first
    {
      note(first, around: type)
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      note(name, in: type)
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let text = base.trimmedDescription
      if ["self", "Self"].contains(text) {
        note(member.declName, in: type)
      } else if base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
        text.first?.isUppercase == true
      {
        note(member.declName, in: text)
      }
    }
  }

  private func note(_ reference: DeclReferenceExprSyntax, in type: String?) {
    guard let type else { return }
    uses.append(
      Use(
        token: reference.baseName, name: reference.baseName.text,
        labels: reference.argumentNames?.arguments.map(\.name.text),
        type: ObjectiveCExposure.simple(type)))
  }
}
