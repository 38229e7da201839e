import Foundation

/// A log, whose messages go to the program's output.
open class OSLog: NSObject {
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Drops all messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) { super.init() }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  open func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  open var signpostsEnabled: Bool { false }
}

public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Prints a message with its values.
public func os_log(
  _ message: StaticString, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  LogOutput.write(LogOutput.text("\(message)", args))
}

/// Prints a message with its values.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  LogOutput.write(LogOutput.text("\(message)", args))
}

/// Prints a message whose values stand in it.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  guard log !== OSLog.disabled else { return }
  LogOutput.write(message.text)
}

package enum LogOutput {
  /// A format of C's whose specifiers may have privacy options in braces.
  static func text(_ format: String, _ values: [any CVarArg]) -> String {
    var plain = ""
    var isAside = false
    for character in format {
      if character == "{", plain.hasSuffix("%") { isAside = true }
      if !isAside { plain.append(character) }
      if character == "}" { isAside = false }
    }
    return CheckedFormat.text(plain, values)
  }

  /// Prints the text of a log: the only output of the engine's own.
  package static func write(_ text: String) { Swift.print(text) }
}
