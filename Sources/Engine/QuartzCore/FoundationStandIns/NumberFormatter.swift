// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple declares these properties so.

import Foundation

/// Numbers as texts, in place of Foundation's type of the same name.
///
/// Fidelity: texts are as in the United States, whatever the locale. Patterns (`positiveFormat`),
/// significant digits and numbers spelled out are not modelled.
open class NumberFormatter: NSObject {
  public enum Style: UInt, Sendable {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
  }

  public enum RoundingMode: UInt, Sendable {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp
  }

  /// Setting it also sets the digits behind the point and the grouping.
  open var numberStyle = Style.none {
    didSet {
      (minimumFractionDigits, maximumFractionDigits) =
        switch numberStyle {
        case .decimal: (0, 3)
        case .currency: (2, 2)
        case .scientific: (0, 15)
        default: (0, 0)
        }
      usesGroupingSeparator = [.decimal, .currency, .percent].contains(numberStyle)
      multiplier = numberStyle == .percent ? 100 : nil
    }
  }

  open var roundingMode = RoundingMode.halfEven
  open var minimumIntegerDigits = 1
  open var maximumIntegerDigits = 2_000_000_000
  open var minimumFractionDigits = 0 {
    didSet { maximumFractionDigits = max(maximumFractionDigits, minimumFractionDigits) }
  }
  open var maximumFractionDigits = 0 {
    didSet {
      if minimumFractionDigits > maximumFractionDigits {
        minimumFractionDigits = maximumFractionDigits
      }
    }
  }
  open var usesGroupingSeparator = false
  open var groupingSeparator: String! = ","
  open var groupingSize = 3
  open var decimalSeparator: String! = "."
  open var minusSign: String! = "-"
  open var percentSymbol: String! = "%"
  open var currencySymbol: String! = "$"
  /// Fidelity: it changes nothing; ``currencySymbol`` is written.
  open var currencyCode: String! = "USD"
  open var positivePrefix: String! = ""
  open var positiveSuffix: String! = ""
  open var negativeSuffix: String! = ""
  open var zeroSymbol: String?
  open var nilSymbol = ""
  open var notANumberSymbol: String! = "NaN"
  open var positiveInfinitySymbol = "+∞"
  open var negativeInfinitySymbol = "-∞"
  open var multiplier: NSNumber?
  /// Fidelity: texts are English, whatever it says.
  open var locale: Locale! = Locale(identifier: "en_US")

  open func string(from number: NSNumber) -> String? {
    let value = number.doubleValue
    if value.isNaN { return notANumberSymbol }
    if value.isInfinite { return value < 0 ? negativeInfinitySymbol : positiveInfinitySymbol }
    if value == 0, let zeroSymbol { return zeroSymbol }
    let scaled = value * (multiplier?.doubleValue ?? 1)
    if numberStyle == .scientific { return scientific(scaled) }
    let digits = self.digits(of: abs(scaled))
    let isNegative = scaled < 0 && digits.contains { ("1"..."9").contains($0) }
    let sign = isNegative ? minusSign ?? "" : positivePrefix ?? ""
    let symbol = numberStyle == .currency ? currencySymbol ?? "" : ""
    let percent = numberStyle == .percent ? percentSymbol ?? "" : ""
    let suffix = (isNegative ? negativeSuffix : positiveSuffix) ?? ""
    let ordinal = numberStyle == .ordinal ? Self.ordinalSuffix(digits) : ""
    return sign + symbol + digits + percent + ordinal + suffix
  }

  open func string(for obj: Any?) -> String? {
    switch obj {
    case let number as NSNumber: string(from: number)
    case let number as Int: string(from: NSNumber(value: number))
    case let number as Double: string(from: NSNumber(value: number))
    case let number as CGFloat: string(from: NSNumber(value: Double(number)))
    case let number as Float: string(from: NSNumber(value: Double(number)))
    case nil: nilSymbol
    default: nil
    }
  }

  open func number(from string: String) -> NSNumber? {
    let symbols = [groupingSeparator, percentSymbol, currencySymbol].compactMap { $0 }
    let plain = symbols.filter { !$0.isEmpty }.reduce(string) {
      $0.replacingOccurrences(of: $1, with: "")
    }.replacingOccurrences(of: decimalSeparator ?? ".", with: ".")
    guard let value = Double(plain) else { return nil }
    return NSNumber(value: value / (multiplier?.doubleValue ?? 1))
  }

  open class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }

  /// With the separators, without a sign.
  private func digits(of value: Double) -> String {
    let count = min(max(maximumFractionDigits, 0), Self.mostDigits)
    // As ICU, from the shortest decimal number that means this one.
    var decimal = Decimal(string: value.description) ?? 0
    var rounded = Decimal()
    NSDecimalRound(&rounded, &decimal, count, decimalMode)
    let isLarge = value >= 1e30
    let text = isLarge ? String(format: "%.0f", value) : rounded.description
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var whole = String(parts.first ?? "0")
    if whole == "0", minimumIntegerDigits < 1, parts.count > 1 { whole = "" }
    let missing = min(minimumIntegerDigits, Self.mostDigits) - whole.count
    if missing > 0 { whole = String(repeating: "0", count: missing) + whole }
    if maximumIntegerDigits >= 0 { whole = String(whole.suffix(maximumIntegerDigits)) }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    let zeros = min(minimumFractionDigits, Self.mostDigits) - fraction.count
    if zeros > 0 { fraction += String(repeating: "0", count: zeros) }
    return grouped(whole) + (fraction.isEmpty ? "" : (decimalSeparator ?? ".") + fraction)
  }

  /// The greatest number of padding and fraction digits; further ones are left out.
  private static let mostDigits = 100

  private var decimalMode: Decimal.RoundingMode {
    switch roundingMode {
    case .ceiling, .up: .up
    case .floor, .down: .down
    case .halfEven: .bankers
    case .halfDown, .halfUp: .plain
    }
  }

  private func grouped(_ digits: String) -> String {
    guard usesGroupingSeparator, groupingSize > 0 else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % groupingSize == 0 { result += groupingSeparator ?? "" }
      result.append(digit)
    }
    return result
  }

  private func scientific(_ value: Double) -> String {
    let exponent = value == 0 ? 0 : Int(log10(abs(value)).rounded(.down))
    let mantissa = digits(of: abs(value) / pow(10, Double(exponent)))
    return (value < 0 ? minusSign ?? "" : "") + mantissa + "E\(exponent)"
  }

  private static func ordinalSuffix(_ digits: String) -> String {
    if ["11", "12", "13"].contains(digits.suffix(2)) { return "th" }
    return switch digits.last {
    case "1": "st"
    case "2": "nd"
    case "3": "rd"
    default: "th"
    }
  }
}
