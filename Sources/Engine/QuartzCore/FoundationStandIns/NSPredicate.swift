import Foundation

/// A condition on objects, in place of Foundation's type of the same name, which reads no formats on
/// Linux.
///
/// Fidelity: a format is one comparison, or several that are all `AND` or all `OR`. The left side is
/// `SELF` or a key of a dictionary or an object, the right one `%@`, `%d` or a literal, and the
/// operators are ==, !=, <, >, <=, >=, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES` and `IN`. What
/// is not understood is false for every object, where Foundation raises an exception.
open class NSPredicate: NSObject {
  public let predicateFormat: String
  private let test: (Any?) -> Bool

  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = { block($0, nil) }
    super.init()
  }

  public init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = { _ in value }
    super.init()
  }

  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.predicateFormat = predicateFormat
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    test = reader.read()
    super.init()
  }

  open func evaluate(with object: Any?) -> Bool { test(object) }
}

open class NSCompoundPredicate: NSPredicate {
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init { object, _ in subpredicates.allSatisfy { $0.evaluate(with: object) } }
  }

  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init { object, _ in subpredicates.contains { $0.evaluate(with: object) } }
  }

  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init { object, _ in !predicate.evaluate(with: object) }
  }
}

extension NSArray {
  public func filtered(using predicate: NSPredicate) -> [Any] {
    compactMap { $0 }.filter { predicate.evaluate(with: $0) }
  }
}

extension NSMutableArray {
  public func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }
}

/// Reads the words of a format.
private struct PredicateReader {
  private var words: [String]
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    var words: [String] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace || first == "(" || first == ")" {
        rest = rest.dropFirst()
        continue
      }
      let word: Substring
      if first == "'" || first == "\"" {
        word = rest.prefix(1) + rest.dropFirst().prefix { $0 != first }
        rest = rest.dropFirst(word.count + 1)
      } else if "=!<>".contains(first) {
        word = rest.prefix { "=!<>".contains($0) }
        rest = rest.dropFirst(word.count)
      } else {
        word = rest.prefix { !$0.isWhitespace && !"=!<>()".contains($0) }
        rest = rest.dropFirst(word.count)
      }
      words.append(String(word))
    }
    self.words = words
  }

  mutating func read() -> (Any?) -> Bool {
    var tests: [(Any?) -> Bool] = []
    var isAny = false
    while !words.isEmpty {
      guard let test = readComparison() else { return { _ in false } }
      tests.append(test)
      guard let link = words.first?.uppercased() else { break }
      guard ["AND", "&&", "OR", "||"].contains(link) else { return { _ in false } }
      isAny = link == "OR" || link == "||"
      words.removeFirst()
    }
    let all = tests
    return isAny
      ? { object in all.contains { $0(object) } }
      : { object in
        all.allSatisfy { $0(object) }
      }
  }

  private mutating func readComparison() -> ((Any?) -> Bool)? {
    guard words.count >= 3 else { return nil }
    let path = words.removeFirst()
    let key = path == "%K" ? takeArgument() as? String ?? "" : path
    let parts = words.removeFirst().uppercased().split(separator: "[")
    let ignoresCase = parts.count > 1 && parts[1].contains("C")
    let value = readValue()
    guard let comparison = Self.comparison(String(parts[0]), value, ignoresCase) else { return nil }
    return { object in comparison(Self.value(of: key, in: object)) }
  }

  private mutating func takeArgument() -> Any? { arguments.isEmpty ? nil : arguments.removeFirst() }

  private mutating func readValue() -> Any? {
    let word = words.removeFirst()
    if word.hasPrefix("%") { return takeArgument() }
    if word.hasPrefix("'") || word.hasPrefix("\"") { return String(word.dropFirst()) }
    switch word.uppercased() {
    case "YES", "TRUE": return true
    case "NO", "FALSE": return false
    case "NIL", "NULL": return nil
    default: return Double(word)
    }
  }

  private static func value(of key: String, in object: Any?) -> Any? {
    if key.uppercased() == "SELF" { return object }
    return key.split(separator: ".").reduce(object) { found, name in
      if name.uppercased() == "SELF" { return found }
      if let dictionary = found as? [AnyHashable: Any] { return dictionary[String(name)] }
      return (found as? NSObject)?.value(forKey: String(name))
    }
  }

  private static func comparison(
    _ symbol: String, _ value: Any?, _ ignoresCase: Bool
  ) -> ((Any?) -> Bool)? {
    func text(_ value: Any?) -> String {
      let text = value.map { "\($0)" } ?? ""
      return ignoresCase ? text.lowercased() : text
    }
    let wanted = text(value)
    switch symbol {
    case "=", "==": return { same($0, value) || $0 != nil && text($0) == wanted }
    case "!=", "<>": return { !(same($0, value) || $0 != nil && text($0) == wanted) }
    case "<": return { order($0, value) { $0 < $1 } }
    case ">": return { order($0, value) { $0 > $1 } }
    case "<=": return { order($0, value) { $0 <= $1 } }
    case ">=": return { order($0, value) { $0 >= $1 } }
    case "CONTAINS":
      return {
        ($0 as? [AnyHashable])?.contains { text($0) == wanted } ?? text($0).contains(wanted)
      }
    case "BEGINSWITH": return { text($0).hasPrefix(wanted) }
    case "ENDSWITH": return { text($0).hasSuffix(wanted) }
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: wanted)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return { matches(text($0), pattern) }
    case "MATCHES": return { matches(text($0), wanted) }
    case "IN":
      return { object in (value as? [AnyHashable])?.contains { text($0) == text(object) } ?? false }
    default: return nil
    }
  }

  private static func same(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
  }

  private static func order(
    _ one: Any?, _ other: Any?, _ holds: (Double, Double) -> Bool
  ) -> Bool {
    guard let one = number(one), let other = number(other) else { return false }
    return holds(one, other)
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Whether the whole text matches.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
      return false
    }
    return expression.firstMatch(
      in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
