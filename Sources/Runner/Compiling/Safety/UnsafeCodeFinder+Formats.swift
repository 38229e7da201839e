import SwiftSyntax

/// Formats in the way of `printf` read whatever they name: a number that is given is an object to `%@`,
/// and what is not given is read from behind what is. The compiler calls that safe.
extension UnsafeCodeFinder {
  /// Functions whose first value is a format.
  private static let functions: Set = [
    "NSLog", "NSLogv", "appendFormat", "appendingFormat", "localizedStringWithFormat",
  ]
  /// Types that are made of formats, and what may stand for one of them.
  private static let types: Set = [
    "String", "NSString", "NSMutableString", "NSPredicate", "NSExpression", "Self", "self", "super",
  ]

  /// Notes a call whose format reads more than the numbers that it is given.
  func judgeFormat(of call: FunctionCallExprSyntax) {
    let callee = Self.callee(call)
    if Self.functions.contains(callee) {
      guard let first = call.arguments.first else { return }
      return judge(first, of: call)
    }
    // A renderer's format is no text, and never comes first.
    if let first = call.arguments.first, ["format", "localizedFormat"].contains(first.label?.text),
      makesValue(call.calledExpression)
    {
      judge(first, of: call)
    } else if callee == "raise", let format = call.arguments.first(where: { $0.isFormat }) {
      judge(format, of: call)
    }
  }

  /// Notes a function that takes formats where it is not called, and so may get any.
  func judgeFormatFunction(_ node: DeclReferenceExprSyntax) {
    let name = Self.name(node.baseName)
    let whole = node.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.id == node.id ? ExprSyntax($0) : nil
    }
    let expression = whole ?? ExprSyntax(node)
    let isCalled =
      expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
    let labels = node.argumentNames?.arguments.map(\.name.text) ?? []
    if labels.contains("format") { return note(.format, at: node) }
    guard !isCalled else { return }
    if Self.functions.contains(name) { return note(.format, at: node) }
    guard name == "init", labels.isEmpty, let access = whole?.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return }
    // `CGFloat.init` is of a type that has no format; who knows what another name stands for.
    let type = base.as(DeclReferenceExprSyntax.self).map { Self.name($0.baseName) } ?? ""
    let isType = type.first?.isUppercase == true
    if !isType || Self.types.contains(type) || otherNames.contains(type) { note(.format, at: node) }
  }

  /// Whether a call of this makes a value of some type, and is no function of a plain name.
  private func makesValue(_ called: ExprSyntax) -> Bool {
    let last =
      called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    guard let name = last.map({ Self.name($0.baseName) }) else { return true }
    return name == "init" || name == "self" || name.first?.isLowercase != true
  }

  private func judge(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) {
    guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue, let count = Self.numbers(readBy: text),
      count <= Self.values(behind: argument, of: call)
    else { return note(.format, at: argument.expression) }
  }

  /// How many values a call gives its format.
  private static func values(
    behind format: LabeledExprSyntax, of call: FunctionCallExprSyntax
  ) -> Int {
    let others = call.arguments.drop { $0.id != format.id }.dropFirst()
    if let list = others.first(where: { $0.label?.text == "arguments" }) {
      return list.expression.as(ArrayExprSyntax.self)?.elements.count ?? 0
    }
    return others.count { $0.label == nil }
  }

  /// How many numbers a format takes; `nil` if a conversion takes something else.
  private static func numbers(readBy format: String) -> Int? {
    var rest = format[...]
    var count = 0
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      let flags = rest.prefix { "0123456789.+- #'hlqLzt".contains($0) }
      guard let conversion = rest.dropFirst(flags.count).first,
        "%diuxXofFeEgGaAc".contains(conversion)
      else { return nil }
      if conversion != "%" { count += 1 }
      rest = rest.dropFirst(flags.count + 1)
    }
    return count
  }
}

extension LabeledExprSyntax {
  fileprivate var isFormat: Bool { label?.text == "format" }
}

/// Reads the names that a source gives to types of others: aliases and parameters of generics.
final class TypeNameCollector: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let collector = TypeNameCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.names
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text.replacing("`", with: ""))
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
