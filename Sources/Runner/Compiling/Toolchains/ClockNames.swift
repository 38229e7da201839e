/// Makes a program's words for time mean the engine's types.
///
/// `import UIKit` brings a `Timer`, a `DispatchQueue` and so on that follow the virtual clock, and
/// they hide Foundation's. In a file that imports Foundation as well, both are visible and neither
/// wins. What a module declares itself always wins, so such a program gets these declarations in a
/// file of their own.
struct ClockNames {
  /// The types of time that UIKit brings; `Sources/Engine/QuartzCore/Time` declares them.
  static let names = [
    "DispatchGroup", "DispatchPredicate", "DispatchQueue", "DispatchSemaphore", "DispatchTime",
    "DispatchWallTime", "DispatchWorkItem", "OperationQueue", "RunLoop", "Timer",
  ]

  /// Modules that bring Foundation's or Dispatch's types along, past UIKit.
  private static let rivals = ["Foundation", "Dispatch", "CoreGraphics"]

  /// The file to add to a unit; `nil` if nothing in it is ambiguous.
  ///
  /// A name that the program declares itself is left to it.
  static func file(for unit: CompilationUnit) -> String? {
    guard unit.kind != .checks else { return nil }
    let texts = unit.sources.map(\.text)
    let isAmbiguous = texts.contains { text in
      rivals.contains { text.contains("import \($0)") }
    }
    guard isAmbiguous else { return nil }
    let lines = names.filter { name in !texts.contains { declares(name, in: $0) } }
      .map { "typealias \($0) = UIKit.\($0)" }
    return (["import UIKit"] + lines).joined(separator: "\n") + "\n"
  }

  private static func declares(_ name: String, in text: String) -> Bool {
    ["class", "struct", "enum", "actor", "protocol", "typealias"].contains { keyword in
      text.ranges(of: "\(keyword) \(name)").contains { range in
        range.upperBound == text.endIndex
          || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber)
      }
    }
  }
}
