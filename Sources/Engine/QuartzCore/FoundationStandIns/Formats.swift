import Foundation

// These hide Foundation's own from code that imports UIKit: see `CheckedFormat`.

extension String {
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self = CheckedFormat.text(format, arguments)
  }

  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = CheckedFormat.text(format, arguments)
  }

  /// Fidelity: numbers are written as in English, whatever the locale.
  public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self = CheckedFormat.text(format, arguments)
  }

  /// Fidelity: numbers are written as in English, whatever the locale.
  public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg])
  {
    self = CheckedFormat.text(format, arguments)
  }

  /// Fidelity: numbers are written as in English.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { CheckedFormat.text(format, arguments) }

  /// Fidelity: there are no tables of strings, so that each text is its own translation.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self = key }
}

extension StringProtocol {
  public func appendingFormat<Format: StringProtocol>(
    _ format: Format, _ arguments: any CVarArg...
  ) -> String { String(self) + CheckedFormat.text(String(format), arguments) }
}

/// Prints a message with its values.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  LogOutput.write(CheckedFormat.text(format, args))
}

/// Fidelity: there are no tables of strings, so that each text is its own translation.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String { value.isEmpty ? key : value }

/// The name of a class with that of its module.
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

/// For the file with which programs that import Foundation too are compiled.
public func _formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  CheckedFormat.text(format, arguments)
}
