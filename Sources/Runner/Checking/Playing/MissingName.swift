public import Record

/// A name that code uses and neither the engine nor the code itself has.
public struct MissingName: Codable, Equatable, Sendable {
  /// `UIPageControl`, or `UIView.motionEffects` for a member.
  public var name: String
  /// How often the compiler stumbles over it.
  public var count: Int
  /// Whether it is spelled like Apple's names, so that the engine ought to have it; other names
  /// are most likely declared in a file that was left out.
  public var isApples: Bool

  /// All missing names that errors speak of, the most frequent first.
  public static func all(in diagnostics: [Diagnostic]) -> [MissingName] {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let name = name(in: diagnostic) else { continue }
      counts[name, default: 0] += 1
    }
    return counts.map { MissingName(name: $0.key, count: $0.value, isApples: isApples($0.key)) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The compiler's sentences have the missing name between quotation marks.
  private static func name(in diagnostic: Diagnostic) -> String? {
    let message = diagnostic.message
    let quoted = quotations(in: message)
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("cannot find") || message.hasPrefix("use of undeclared") { return first }
    if message.hasPrefix("no such module") { return "import \(first)" }
    if message.contains("has no member"), quoted.count >= 2 { return "\(first).\(quoted[1])" }
    if message.hasPrefix("no exact matches in call to") { return "\(first)(…)" }
    if message.contains("does not override any") {
      return "override in line \(diagnostic.line ?? 0): "
        + (diagnostic.source ?? "").split(separator: " ").joined(separator: " ")
    }
    if message.hasPrefix("cannot infer contextual base"), message.contains("member") {
      return ".\(first)"
    }
    return nil
  }

  private static func quotations(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }

  private static func isApples(_ name: String) -> Bool {
    let prefixes = [
      "UI", "CA", "CG", "NS", "kCA", "kCG", "AV", "CI", "CF", "CM", "MK", "PH", "WK", "SK", "SC",
      "MT", "CT", "OS", "objc_", "dispatch_", "class_", "DISPATCH_", "override", ".",
    ]
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      guard let next = name.dropFirst(prefix.count).first, prefix.allSatisfy(\.isUppercase) else {
        return true
      }
      return next.isUppercase
    }
  }
}
