/// Prints each message, where the unified logging system would keep it.
///
/// Fidelity: levels, privacy and formats change nothing; subsystem and category are not printed.
public struct Logger: Sendable {
  private let isEnabled: Bool

  public init() { isEnabled = true }

  public init(subsystem: String, category: String) { isEnabled = true }

  public init(_ logObj: OSLog) { isEnabled = logObj !== OSLog.disabled }

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  public func trace(_ message: OSLogMessage) { write(message) }
  public func debug(_ message: OSLogMessage) { write(message) }
  public func info(_ message: OSLogMessage) { write(message) }
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    if isEnabled { LogOutput.write(message.text) }
  }
}

/// A message with values, which are printed as they are.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { text += "\(value())" }

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value?, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { text += value().map { "\($0)" } ?? "nil" }

    public mutating func appendInterpolation<Number: FixedWidthInteger>(
      _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { text += "\(number())" }

    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ number: @autoclosure () -> Number, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
      guard let digits = format.digits else { return text += "\(number())" }
      text += CheckedFormat.text("%.\(digits)f", [Double(number())])
    }
  }
}

/// Fidelity: everything is printed.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash
    case none
  }

  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Fidelity: nothing is aligned.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()

  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// Fidelity: integers are decimal.
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting()
  public static let octal = OSLogIntegerFormatting()
}

public struct OSLogFloatFormatting: Sendable {
  /// Behind the point.
  let digits: Int?

  public static let fixed = OSLogFloatFormatting(digits: 6)
  public static let hybrid = OSLogFloatFormatting(digits: nil)

  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision()) }
}
