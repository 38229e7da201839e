/// Makes names like `Timer` mean the engine's types in programs that import Foundation too.
///
/// `import UIKit` brings a `Timer`, a `DispatchQueue` and so on that follow the virtual clock, and a
/// `UserDefaults` and so on that are safe in the process of the record. In a file that imports
/// Foundation as well, such a name is ambiguous. A declaration in the module
/// itself takes precedence, so the program gets type aliases in a file of their own.
enum ClockNames {
  /// The types that `Time` and `Library` of `Sources/Engine/QuartzCore` declare.
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
    let others = dates(for: texts) + formats(for: texts) + functions(for: texts)
    return (["import UIKit"] + lines + others).joined(separator: "\n") + "\n"
  }

  /// Repeats what `Library/Formats.swift` of the engine declares for texts.
  private static func formats(for texts: [String]) -> [String] {
    let isExtended = texts.contains {
      $0.contains("extension String") && ($0.contains("format: String") || $0.contains("Format"))
    }
    guard !isExtended else { return [] }
    return [
      "extension String {",
      "  init(format: __shared String, _ arguments: any CVarArg...) "
        + "{ self = UIKit._formatted(format, arguments) }",
      "  init(format: __shared String, arguments: __shared [any CVarArg]) "
        + "{ self = UIKit._formatted(format, arguments) }",
      "  init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) "
        + "{ self = UIKit._formatted(format, arguments) }",
      "  init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) "
        + "{ self = UIKit._formatted(format, arguments) }",
      "  static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) "
        + "-> String { UIKit._formatted(format, arguments) }",
      "}",
      "extension StringProtocol {",
      "  func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) "
        + "-> String { String(self) + UIKit._formatted(String(format), arguments) }",
      "}",
    ]
  }

  /// Repeats the functions that `Library` of the engine declares, but for those of the program's own.
  private static func functions(for texts: [String]) -> [String] {
    let functions = [
      (
        "NSLog",
        "(_ format: String, _ args: any CVarArg...) { print(UIKit._formatted(format, args)) }"
      ),
      (
        "NSLocalizedString",
        "(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, "
          + "value: String = \"\", comment: String) -> String { value.isEmpty ? key : value }"
      ),
      (
        "NSStringFromClass",
        "(_ aClass: AnyClass) -> String { UIKit.NSStringFromClass(aClass) }"
      ),
      ("arc4random", "() -> UInt32 { UIKit.arc4random() }"),
      (
        "arc4random_uniform",
        "(_ upperBound: UInt32) -> UInt32 { UIKit.arc4random_uniform(upperBound) }"
      ),
      ("drand48", "() -> Double { UIKit.drand48() }"),
    ]
    return functions.filter { name, _ in !texts.contains { $0.contains("func \(name)(") } }
      .map { "func \($0.0)\($0.1)" }
  }

  /// Repeats what `Date+VirtualTime.swift` of the engine declares, as members of Foundation's type.
  private static func dates(for texts: [String]) -> [String] {
    let members = [
      (
        "init()",
        "init() { self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }"
      ),
      (
        "init(timeIntervalSinceNow",
        "init(timeIntervalSinceNow interval: TimeInterval) { self = Date() + interval }"
      ),
      ("var now:", "static var now: Date { Date() }"),
      (
        "var timeIntervalSinceNow",
        "var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }"
      ),
    ]
    let extended = texts.filter { $0.contains("extension Date") }
    let missing = members.filter { name, _ in !extended.contains { $0.contains(name) } }
    return ["extension Date {"] + missing.map { "  \($0.1)" } + ["}"]
  }
}
