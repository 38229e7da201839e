/// Makes names like `Timer` mean the engine's types in programs that import Foundation too.
///
/// `import UIKit` brings a `Timer`, a `DispatchQueue` and so on that follow the virtual clock, and a
/// `UserDefaults` and so on that are safe in the process of the record. In a file that imports
/// Foundation as well, such a name is ambiguous. A declaration in the module
/// itself takes precedence, so the program gets type aliases in a file of their own.
enum ClockNames {
  /// The types that `Time` and `FoundationStandIns` of `Sources/Engine/QuartzCore` declare, as far as a
  /// module of Linux has one of the same name.
  static let names = [
    "BlockOperation", "DateComponentsFormatter", "DateFormatter", "DispatchGroup",
    "DispatchPredicate", "DispatchQueue",
    "DispatchSemaphore", "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer",
    "DispatchTime", "DispatchWallTime", "DispatchWorkItem", "NSCompoundPredicate", "NSLock",
    "NSPredicate",
    "NSRecursiveLock", "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue",
    "ProcessInfo", "RunLoop", "Thread", "Timer", "UserDefaults",
  ]

  /// Modules that also bring Foundation's or Dispatch's types.
  private static let rivals: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "CoreGraphics",
  ]

  /// The file to add to a unit; `nil` if nothing in it is ambiguous.
  ///
  /// Names that the program declares at the top level are left out.
  static func file(for unit: CompilationUnit) -> String? {
    guard unit.kind != .checks else { return nil }
    let texts = unit.sources.map(\.text)
    // Most sources name none of these modules and are not parsed.
    guard texts.contains(where: { text in rivals.contains { text.contains($0) } }) else {
      return nil
    }
    let parsed = texts.map { ParsedSource($0) }
    guard parsed.contains(where: { !$0.imports.isDisjoint(with: rivals) }) else { return nil }
    let declared = parsed.reduce(into: Set<String>()) { $0.formUnion(DeclaredTypes.all(in: $1)) }
    let lines = names.filter { !declared.contains($0) }
      .map { "public typealias \($0) = UIKit.\($0)" }
    let own = parsed.map { OwnDeclarations(in: $0) }
    let others = dates(besides: own) + formats(besides: own) + functions(besides: own)
    return (["import UIKit"] + lines + others).joined(separator: "\n") + "\n"
  }

  /// A declaration of a file that repeats one of the engine's.
  struct Repeated {
    /// As `OwnDeclarations` writes it.
    var name: String
    /// The declaration up to its body.
    var head: String
    var body: String

    fileprivate var text: String { "\(head) \(body)" }
  }

  /// The members of texts that `FoundationStandIns/Formats.swift` of the engine declares.
  static let formats = [
    Repeated(
      name: "init(format:_:)", head: "init(format: __shared String, _ arguments: any CVarArg...)",
      body: "{ self = UIKit._formatted(format, arguments) }"),
    Repeated(
      name: "init(format:arguments:)",
      head: "init(format: __shared String, arguments: __shared [any CVarArg])",
      body: "{ self = UIKit._formatted(format, arguments) }"),
    Repeated(
      name: "init(format:locale:_:)",
      head: "init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...)",
      body: "{ self = UIKit._formatted(format, arguments) }"),
    Repeated(
      name: "init(format:locale:arguments:)",
      head: "init(format: __shared String, locale: __shared Locale?, "
        + "arguments: __shared [any CVarArg])",
      body: "{ self = UIKit._formatted(format, arguments) }"),
    Repeated(
      name: "localizedStringWithFormat(_:_:)",
      head: "static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) "
        + "-> String", body: "{ UIKit._formatted(format, arguments) }"),
  ]

  /// The members of parts of texts that the same file declares.
  static let partFormats = [
    Repeated(
      name: "appendingFormat(_:_:)",
      head: "func appendingFormat<Format: StringProtocol>(_ format: Format, "
        + "_ arguments: any CVarArg...) -> String",
      body: "{ String(self) + UIKit._formatted(String(format), arguments) }")
  ]

  private static func formats(besides own: [OwnDeclarations]) -> [String] {
    let texts: Set = ["String", "StringProtocol"]
    return block("String", formats, besides: own, of: texts)
      + block("StringProtocol", partFormats, besides: own, of: texts)
  }

  /// The functions of `FoundationStandIns` and `Time`.
  static let functions = [
    Repeated(
      name: "NSLog", head: "func NSLog(_ format: String, _ args: any CVarArg...)",
      body: "{ print(UIKit._formatted(format, args)) }"),
    Repeated(
      name: "NSLocalizedString",
      head: "func NSLocalizedString(_ key: String, tableName: String? = nil, "
        + "bundle: Bundle = Bundle.main, value: String = \"\", comment: String) -> String",
      body: "{ value.isEmpty ? key : value }"),
    Repeated(
      name: "NSStringFromClass", head: "func NSStringFromClass(_ aClass: AnyClass) -> String",
      body: "{ UIKit.NSStringFromClass(aClass) }"),
    Repeated(
      name: "arc4random", head: "func arc4random() -> UInt32", body: "{ UIKit.arc4random() }"),
    Repeated(
      name: "arc4random_uniform", head: "func arc4random_uniform(_ upperBound: UInt32) -> UInt32",
      body: "{ UIKit.arc4random_uniform(upperBound) }"),
    Repeated(
      name: "dispatchPrecondition",
      head: "func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)",
      body: "{ UIKit.dispatchPrecondition(condition: condition()) }"),
    Repeated(name: "drand48", head: "func drand48() -> Double", body: "{ UIKit.drand48() }"),
  ]

  private static func functions(besides own: [OwnDeclarations]) -> [String] {
    functions.filter { function in !own.contains { $0.functions.contains(function.name) } }
      .map(\.text)
  }

  /// The members of Foundation's `Date` that `Time/Date+VirtualTime.swift` of the engine declares.
  static let dates = [
    Repeated(
      name: "init()", head: "init()",
      body: "{ self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }"),
    Repeated(
      name: "init(timeIntervalSinceNow:)",
      head: "init(timeIntervalSinceNow interval: TimeInterval)",
      body: "{ self = Date() + interval }"),
    Repeated(name: "now", head: "static var now: Date", body: "{ Date() }"),
    Repeated(
      name: "timeIntervalSinceNow", head: "var timeIntervalSinceNow: TimeInterval",
      body: "{ timeIntervalSince(Date()) }"),
  ]

  private static func dates(besides own: [OwnDeclarations]) -> [String] {
    block("Date", dates, besides: own, of: ["Date"])
  }

  /// An extension with the members that the program does not declare itself for one of some types.
  private static func block(
    _ type: String, _ members: [Repeated], besides own: [OwnDeclarations], of types: Set<String>
  ) -> [String] {
    let missing = members.filter { member in
      !own.contains { own in types.contains { own.members[$0]?.contains(member.name) == true } }
    }
    return ["extension \(type) {"] + missing.map { "  \($0.text)" } + ["}"]
  }
}
