import SwiftSyntax

/// Rewrites code that needs Objective-C's runtime to code that Swift on Linux understands, line by
/// line.
///
/// `#selector(didPan(_:))` inside of a class becomes a `Selector` made from the method itself,
/// attributes that only Objective-C reads are replaced by spaces, and optional requirements become
/// properties. Nothing else is touched.
final class SourceRewriter: SyntaxVisitor {
  let index: ModuleIndex
  var edits: [Edit] = []
  /// The types around the node, outermost first, as code inside of them names them.
  private var types: [String] = []
  private var appendix: [String] = []
  /// Whether an import still has to be added, of networking that Linux has apart from Foundation.
  private var lacksNetworking = false

  static func rewrite(_ source: ParsedSource, index: ModuleIndex) -> EditedText {
    let rewriter = SourceRewriter(index: index)
    rewriter.lacksNetworking = source.needsNetworking
    rewriter.walk(source.tree)
    if !rewriter.appendix.isEmpty {
      let text = " " + rewriter.appendix.joined(separator: "; ")
      // A line comment may end the text; what follows has to be on a line of its own.
      let isWhole = source.text.hasSuffix("\n")
      rewriter.edits.append(
        Edit(start: source.text.utf8.count, length: 0, text: (isWhole ? "" : "\n") + text + "\n"))
    }
    return EditedText(source.text, edits: rewriter.edits)
  }

  private init(index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// Functions of the engine that rewritten code calls; no answer gains anything by calling them.
  static let helpers: Set = [
    "_bridgedCast", "_didSetDynamicProperty", "_dynamicValue", "_optionalMembers", "_overridden",
    "_requirementIsMissing", "_setDynamicValue",
  ]

  /// The innermost type around the node that is visited.
  var enclosingType: String? { types.last }

  func replace(_ bytes: Range<Int>, with text: String) {
    edits.append(Edit(start: bytes.lowerBound, length: bytes.count, text: text))
  }

  func insert(_ text: String, at offset: Int) {
    edits.append(Edit(start: offset, length: 0, text: text))
  }

  /// Paints over a node that has no line end in it.
  func blank(_ node: some SyntaxProtocol) {
    let text = node.trimmedDescription
    let spaces = text.utf8.map { $0 == 0x0A ? "\n" : " " }.joined()
    replace(node.bytes, with: spaces)
  }

  /// To be added behind everything else.
  func append(_ text: String) {
    appendix.append(text)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    addInheritedRequirements(to: node)
    addPlainInitializer(to: node)
    adoptOverriding(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    constrainToClasses(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  // MARK: - Words of Objective-C

  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSCopying", "NSManaged", "NSApplicationMain", "UIApplicationMain",
    "convention",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) { blank(node) }
    freeFromMainActor(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    if node.name.text == "override" { replaceRootMethod(node) }
    modernize(node)
    return .skipChildren
  }

  /// Methods that every object has on Apple's platforms, and that no class of Linux can override.
  ///
  /// A class that observes properties says so instead, so that the engine finds its method.
  private func replaceRootMethod(_ node: DeclModifierSyntax) {
    guard let method = node.parent?.parent?.as(FunctionDeclSyntax.self) else { return }
    let label = method.signature.parameterClause.parameters.first?.firstName.text
    switch "\(method.name.text)(\(label.map { $0 + ":" } ?? ""))" {
    case "forwardingTarget(for:)":
      blank(node)
      append("extension \(types.joined(separator: ".")): NSMessageForwarding {}")
    case "responds(to:)", "conforms(to:)", "awakeAfter(using:)":
      blank(node)
    case "description()" where method.modifiers.contains { $0.name.text == "class" }: blank(node)
    case "observeValue(forKeyPath:)": adopt("NSKeyValueObserving", with: method, insteadOf: node)
    case "value(forUndefinedKey:)": adopt("NSKeyValueCoding", with: method, insteadOf: node)
    case "setValue(_:)"
    where method.signature.parameterClause.parameters.last?.firstName.text
      == "forUndefinedKey":
      adopt("NSKeyValueCoding", with: method, insteadOf: node)
    default: break
    }
  }

  /// Says that a class has a protocol's method, unless it overrides that of a superclass, which says so.
  private func adopt(
    _ name: String, with method: FunctionDeclSyntax, insteadOf modifier: DeclModifierSyntax
  ) {
    let type = enclosingType?.split(separator: ".").last.map(String.init) ?? ""
    if index.inherits(InheritedRequirement.name(of: method), into: type) { return }
    blank(modifier)
    let adoption = "extension \(types.joined(separator: ".")): \(name) {}"
    if !appendix.contains(adoption) { append(adoption) }
  }

  /// Apple's modules have parts that can be imported one by one; here each is one module, or absent.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = Array(node.path)
    guard let first = names.first, let last = names.last else { return .skipChildren }
    if AppleFrameworks.absent.contains(first.name.text) {
      replace(node.bytes, with: String(repeating: " ", count: node.bytes.count))
    } else if names.count > 1, AppleFrameworks.whole.contains(first.name.text),
      node.importKindSpecifier == nil
    {
      let range = first.name.bytes.upperBound..<last.name.bytes.upperBound
      replace(range, with: String(repeating: " ", count: range.count))
    }
    if lacksNetworking, AppleFrameworks.whole.contains(first.name.text) {
      lacksNetworking = false
      insert("; import FoundationNetworking", at: node.bytes.upperBound)
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    decidePlatform(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    retypeLegacyConstant(node)
    rewriteNumberCasts(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    storeByKey(node)
    tellObservers(of: node)
    rewriteOptionalProperty(node)
    renameOverride(node)
    widenDelegate(node)
    dispatchMember(node)
    return .visitChildren
  }

  /// `override var delegate: UICollectionViewDelegate?`: Objective-C redeclares the scroll view's
  /// property in its subclasses, and Swift alone cannot narrow its type.
  private func widenDelegate(_ node: VariableDeclSyntax) {
    let kinds: Set = ["UICollectionViewDelegate?", "UITableViewDelegate?", "UITextViewDelegate?"]
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let binding = node.bindings.first, binding.pattern.trimmedDescription == "delegate",
      let type = binding.typeAnnotation?.type, kinds.contains(type.trimmedDescription)
    else { return }
    replace(type.bytes, with: "UIScrollViewDelegate?")
  }

  /// A property that overrides one of an earlier name overrides today's.
  private func renameOverride(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.text.hasPrefix(Self.earlierChild)
      else { continue }
      replace(name.bytes, with: "childFor" + name.text.dropFirst(Self.earlierChild.count))
    }
  }

  /// How `childForStatusBarHidden` and its like began until Swift 4.2.
  static let earlierChild = "childViewControllerFor"

  /// A property that Core Animation stores, of a layer's subclass, gets accessors.
  private func storeByKey(_ node: VariableDeclSyntax) {
    guard node.isManaged else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      insert(
        " { get { _dynamicValue(forKey: \"\(name)\") } "
          + "set { _setDynamicValue(newValue, forKey: \"\(name)\") } }",
        at: (binding.typeAnnotation?.bytes ?? binding.bytes).upperBound)
    }
  }

  /// A protocol that Objective-C knows has objects only, without saying so.
  private func constrainToClasses(_ node: ProtocolDeclSyntax) {
    let isKnown = node.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "objc"
    }
    guard isKnown else { return }
    if let clause = node.inheritanceClause {
      let hasRoot = clause.inheritedTypes.contains {
        ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
      }
      if !hasRoot { insert(" AnyObject,", at: clause.colon.bytes.upperBound) }
    } else {
      insert(": AnyObject", at: node.name.bytes.upperBound)
    }
  }

  // MARK: - Selectors, key paths, optional requirements

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      if !rewriteQuestionByName(node) { rewriteSelector(node) }
      return .skipChildren
    case "keyPath":
      rewriteKeyPath(node)
      return .skipChildren
    case "Preview":
      blank(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  static let keyPathText = "_kvcKeyPathString"

  /// `#Preview { … }`, which Xcode writes for its canvas.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if rewriteOptionalQuestion(node) { return .skipChildren }
    fillAttributedString(node)
    qualifyAbs(node)
    rewriteIntersection(node)
    findSystemBundle(node)
    leaveOutQueue(node)
    rewriteStringSelector(node)
    if !rewriteOptionalCall(node) { rewriteUIKitRequirement(node) }
    return .visitChildren
  }

  /// `NSAttributedString()` and its mutable subclass, which Linux only has with a text.
  private func fillAttributedString(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.rightParen,
      ["NSAttributedString", "NSMutableAttributedString"].contains(
        node.calledExpression.trimmedDescription)
    else { return }
    insert("string: \"\"", at: paren.bytes.lowerBound)
  }

  /// `abs(x)` in an extension of a number's type, where Linux finds a static member of the type.
  private func qualifyAbs(_ node: FunctionCallExprSyntax) {
    guard let type = enclosingType, Self.numberTypes.contains(type),
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "abs", node.arguments.count == 1
    else { return }
    insert("Swift.", at: name.bytes.lowerBound)
  }

  /// `rectangle.intersects(other)`: on Linux two that only touch intersect, on Apple's platforms they
  /// do not.
  private func rewriteIntersection(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "intersects", node.arguments.count == 1,
      node.arguments.first?.label == nil,
      !index.methods.values.contains(where: { $0.keys.contains { $0.hasPrefix("intersects") } })
    else { return }
    insert("_", at: member.declName.baseName.bytes.lowerBound)
  }

  /// `Bundle(identifier: "com.apple.UIKit")`, whose texts apps borrow: here a bundle without texts,
  /// which answers with the key.
  private func findSystemBundle(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "Bundle", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "identifier",
      argument.expression.trimmedDescription.hasPrefix(Self.systemBundle)
    else { return }
    replace(node.bytes, with: "Optional(Bundle.main)")
  }

  static let systemBundle = "\"com.apple.UIKit"

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteStringArgument(node)
    nameLegacyConstant(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, ["CoreFoundation", "Darwin"].contains(base.trimmedDescription) {
      // Linux has their functions in Foundation, or behind it.
      replace(base.bytes, with: "Foundation")
    } else if let base = node.base, base.trimmedDescription == "ObjectiveC" {
      // The functions of its runtime are the engine's here.
      replace(base.bytes, with: "UIKit")
    }
    if node.declName.baseName.text == Self.keyPathText {
      replace(node.declName.baseName.bytes, with: "_keyValueName")
    }
    rewriteObjectMember(node)
    rewriteOptionalMember(node)
    rewriteSuperMember(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    emptyParameters(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    keepOnMainActor(node)
    markOverride(node)
    makeResultOptional(node)
    dispatchMember(node)
    return rewriteOptionalDeclaration(node)
  }
}
