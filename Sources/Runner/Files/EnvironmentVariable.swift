import Foundation

/// The variables of this process's environment.
public enum EnvironmentVariable {
  /// A variable's value; `nil` if there is none of this name.
  ///
  /// Foundation makes a dictionary of all variables whenever it is asked for one.
  public static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
