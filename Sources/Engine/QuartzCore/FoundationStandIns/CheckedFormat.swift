import Foundation

/// Texts in the way of `printf`, in which each conversion is compared with the value that it gets.
///
/// Foundation's own reads whatever the format names: a number for `%@` would be the address of an
/// object. An answer's record lies in the same memory.
///
/// Fidelity: a value of another kind than the conversion names is written as `print` writes it, and a
/// value that is missing as `(null)`; on iOS both are undefined. Widths end at 200 characters, and
/// `%n`, `%p` and `%s` have no meaning of their own.
enum CheckedFormat {
  static func text(_ format: String, _ values: [any CVarArg]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      var conversion = Conversion()
      conversion.read(&rest) {
        defer { next += 1 }
        return values.indices.contains(next) ? integer(values[next]).map(Int.init) ?? 0 : 0
      }
      guard let letter = conversion.letter else { break }
      if letter == "%" {
        result += "%"
        continue
      }
      let place = conversion.position ?? next
      if conversion.position == nil { next += 1 }
      result += conversion.text(of: values.indices.contains(place) ? values[place] : nil)
    }
    return result + rest
  }

  /// A whole number, whatever its type.
  fileprivate static func integer(_ value: any CVarArg) -> Int64? {
    if let number = value as? any BinaryInteger { return Int64(truncatingIfNeeded: number) }
    return (value as? NSNumber)?.int64Value
  }

  /// The parts of a conversion specification, from behind the percent sign to its letter.
  private struct Conversion {
    /// From 0; `nil` for the next value.
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    var length = ""
    var letter: Character?

    mutating func read(_ rest: inout Substring, star: () -> Int) {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$" {
        // A place too large for a number is none that has a value.
        position = (Int(digits) ?? Int(Int32.max)) - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      flags = String(rest.prefix { "-+ #0'".contains($0) }.prefix(8))
      rest = rest.drop { "-+ #0'".contains($0) }
      width = Self.number(&rest, star)
      if rest.first == "." {
        rest = rest.dropFirst()
        precision = Self.number(&rest, star) ?? 0
      }
      length = String(rest.prefix { "hlqLztj".contains($0) }.prefix(2))
      rest = rest.drop { "hlqLztj".contains($0) }
      letter = rest.popFirst()
    }

    private static func number(_ rest: inout Substring, _ star: () -> Int) -> Int? {
      if rest.first == "*" {
        rest = rest.dropFirst()
        return min(max(star(), 0), 200)
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : min(Int(digits) ?? 200, 200)
    }

    func text(of value: (any CVarArg)?) -> String {
      guard let value else { return padded("(null)") }
      switch letter {
      case "d", "i":
        guard let number = CheckedFormat.integer(value) else { break }
        return foundation("lld", signed(number))
      case "u", "x", "X", "o":
        guard let number = CheckedFormat.integer(value) else { break }
        return foundation("ll\(letter ?? "u")", unsigned(number))
      case "c", "C":
        guard let number = CheckedFormat.integer(value),
          let scalar = UnicodeScalar(UInt32(truncatingIfNeeded: number))
        else { break }
        return padded(String(Character(scalar)))
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard let number = Self.number(value) else { break }
        return foundation("\(letter ?? "f")", number)
      default: break
      }
      let text = String(describing: value)
      return padded(precision.map { String(text.prefix($0)) } ?? text)
    }

    private static func number(_ value: any CVarArg) -> Double? {
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }

    /// The text that Foundation makes of a value that fits.
    private func foundation(_ end: String, _ value: any CVarArg) -> String {
      let digits = (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "")
      return withVaList([value]) {
        NSString(format: "%\(flags)\(digits)\(end)", arguments: $0) as String
      }
    }

    /// The number that C would have of the length.
    private func signed(_ number: Int64) -> Int64 {
      switch length {
      case "hh": Int64(Int8(truncatingIfNeeded: number))
      case "h": Int64(Int16(truncatingIfNeeded: number))
      case "": Int64(Int32(truncatingIfNeeded: number))
      default: number
      }
    }

    private func unsigned(_ number: Int64) -> UInt64 {
      switch length {
      case "hh": UInt64(UInt8(truncatingIfNeeded: number))
      case "h": UInt64(UInt16(truncatingIfNeeded: number))
      case "": UInt64(UInt32(truncatingIfNeeded: number))
      default: UInt64(bitPattern: number)
      }
    }

    private func padded(_ text: String) -> String {
      let space = String(repeating: " ", count: max(0, (width ?? 0) - text.count))
      return flags.contains("-") ? text + space : space + text
    }
  }
}
