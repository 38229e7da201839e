import SwiftSyntax

/// A kind of syntax that is not accepted in an answer, with advice for the learner.
struct RefusedSyntax: Hashable {
  /// With its article.
  var name: String
  /// A suggestion of what to write instead.
  var advice: String

  init(_ name: String, _ advice: String) {
    self.name = name
    self.advice = advice
  }

  var sentence: String { "\(name) is not accepted in an answer; \(advice)" }

  /// The refusal of a kind of syntax that is not accepted anywhere.
  static func named(_ kind: SyntaxKind) -> RefusedSyntax {
    table[kind]
      ?? RefusedSyntax(
        "this kind of Swift", "write it with classes, functions, closures and values")
  }

  private static let table: [SyntaxKind: RefusedSyntax] = [
    .actorDecl: RefusedSyntax(
      "an actor", "write a class, since everything runs on the main thread"),
    .associatedTypeDecl: associatedType,
    .primaryAssociatedTypeClause: associatedType,
    .subscriptDecl: RefusedSyntax("a subscript of one's own", "write a method"),
    .operatorDecl: ownOperator,
    .precedenceGroupDecl: ownOperator,
    .macroDecl: RefusedSyntax("a macro of one's own", "write the code that it would make"),
    .ifConfigDecl: condition,
    .postfixIfConfigExpr: condition,
    .layoutRequirement: genericClass,
    .suppressedType: RefusedSyntax(
      "a type that cannot be copied", "write a class, or a structure that can"),
    .inlineArrayType: RefusedSyntax("an inline array", "use Array"),
    .packElementExpr: pack, .packElementType: pack, .packExpansionExpr: pack,
    .packExpansionType: pack,
    .namedOpaqueReturnType: RefusedSyntax("a type with a hidden name", "write the type"),
    .consumeExpr: ownership, .copyExpr: ownership, .borrowExpr: ownership,
    .simpleTypeSpecifier: ownership, .nonisolatedTypeSpecifier: ownership,
    .discardStmt: ownership, .yieldStmt: accessor, .accessorEffectSpecifiers: waitingAccessor,
    .keyPathSubscriptComponent: RefusedSyntax("a key path with a subscript", "write a closure"),
    .regexLiteralExpr: RefusedSyntax(
      "a regular expression between slashes",
      "only the compiler can tell what it means: ask hasPrefix, contains or firstIndex(of:)"),
    .unsafeExpr: unsafe,
    .poundSourceLocation: RefusedSyntax(
      "#sourceLocation", "leave it out, because errors would be reported elsewhere"),
    .moduleSelector: RefusedSyntax("a name after ::", "write the name alone"),
  ]

  static let unsafe = RefusedSyntax(
    "unsafe",
    "answers run in a box, in plain Swift: write it with values and closures")
  static let associatedType = RefusedSyntax(
    "a protocol with associated types", "name the type in each requirement, or use a closure")
  static let condition = RefusedSyntax("#if", "write what is to be compiled here")
  static let pack = RefusedSyntax("a list of type parameters", "use an array")
  static let ownership = RefusedSyntax(
    "a word about ownership or isolation (inout, borrowing, consuming, sending, isolated)",
    "take the value, and return what it becomes")
  static let ownOperator = RefusedSyntax(
    "an operator of one's own",
    "write a method; + - * / are accepted, and as static functions == and <")
  static let accessor = RefusedSyntax(
    "an accessor other than get, set, willSet and didSet", "use one of these, without more words")
  static let waitingAccessor = RefusedSyntax(
    "a property that waits or throws", "write a method")
  static let genericClass = RefusedSyntax(
    "a type parameter that is not one of objects",
    "name the class or UIKit's protocol that it has to be (<T: UIView>), or write the type itself")
  static let genericType = RefusedSyntax(
    "a generic type of one's own",
    "write the types of its properties themselves, since types that are made while a program runs "
      + "can grow until safe Swift leaves its memory")
  static let hiddenType = RefusedSyntax("some", "write the type itself, or any and a protocol")
  static let alias = RefusedSyntax(
    "another name for a type, unless it is a function's, a tuple's, or one of UIKit's that stands only after : and ->",
    "write the type itself")
  static let waitingClosure = RefusedSyntax(
    "async in a type, a closure or an initializer", "write an async function, or a Task")
  static let waitingValue = RefusedSyntax(
    "an async method of a structure, enumeration or protocol", "write it in a class")
  static let asyncLet = RefusedSyntax("async let", "wait for one function after the other")
  static let forAwait = RefusedSyntax("for await", "use a timer, a display link or a completion")
  static let typedThrows = RefusedSyntax("throws with a type", "write throws alone")
  static let awaitAnywhere = RefusedSyntax(
    "await in the middle of an expression",
    "wait for one call in a statement of its own (let a = await f(b)), made without ?, ! or [ ]")
  static let mutatingWhileWaiting = RefusedSyntax(
    "mutating in a file that waits for something",
    "return the new value, because others may replace the old one meanwhile")
  static let lending = RefusedSyntax(
    "this use of &",
    "pass a variable or a stored property by its name (swap(&a, &b)), outside of await")
  static let keyPathSubscript = RefusedSyntax("[keyPath:]", "write the property, or a closure")
  static let selfType = RefusedSyntax(
    "Self as a type in a class, a protocol or an extension",
    "write the type's own name; a class's method may return Self")
  static let largeTuple = RefusedSyntax(
    "a tuple of more than 12 parts", "use a structure, or an array")
  static let requirement = RefusedSyntax(
    "an initializer in a protocol", "write a function that makes the object")

  static func attribute(_ name: String) -> RefusedSyntax {
    RefusedSyntax("the attribute @\(name)", "write the declaration without it")
  }
  static func modifier(_ name: String) -> RefusedSyntax {
    RefusedSyntax("the word \(name) before a declaration", "write the declaration without it")
  }
  static func macro(_ name: String) -> RefusedSyntax {
    RefusedSyntax("the macro #\(name)", "write the code that it would make")
  }
  static func inheritance(_ name: String) -> RefusedSyntax {
    RefusedSyntax(
      "a type that is a kind of \(name)",
      "inherit from UIKit's classes and your own; of Swift's protocols there are Equatable, "
        + "Hashable, Comparable, Error, CaseIterable, OptionSet, Identifiable and "
        + "CustomStringConvertible")
  }
  static func foreignExtension(_ name: String) -> RefusedSyntax {
    RefusedSyntax(
      "an extension of \(name)",
      "write a function; UIKit's types, your own, numbers, texts, points and arrays of one type "
        + "(extension Array where Element == CGFloat) may be extended")
  }
  static func foreignConformance(_ name: String) -> RefusedSyntax {
    RefusedSyntax(
      "a protocol for \(name), which is not a type of this app,", "add the members alone")
  }
}
