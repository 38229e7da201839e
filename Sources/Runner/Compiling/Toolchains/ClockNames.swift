/// Makes names like `Timer` mean the engine's types in programs that import Foundation too.
///
/// `import UIKit` brings a `Timer`, a `DispatchQueue` and so on that follow the virtual clock. In a
/// file that imports Foundation as well, such a name is ambiguous. A declaration in the module
/// itself takes precedence, so the program gets type aliases in a file of their own.
enum ClockNames {
  /// The types that `Sources/Engine/QuartzCore/Time` declares.
  static let names = [
    "BlockOperation", "DispatchGroup", "DispatchPredicate", "DispatchQueue", "DispatchSemaphore",
    "DispatchTime",
    "DispatchWallTime", "DispatchWorkItem", "Operation", "OperationQueue", "RunLoop", "Thread",
    "Timer",
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
    return (["import UIKit"] + lines + dates(for: texts)).joined(separator: "\n") + "\n"
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
