import Foundation

/// The folders in which programs are looked for, as the variable `PATH` lists them.
public enum SearchPath {
  public static var folders: [String] {
    (EnvironmentVariable.value("PATH") ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
  }

  /// The path of the first program that has one of these names; `nil` if there is none.
  public static func program(_ names: String...) -> String? {
    folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { access($0, X_OK) == 0 }
  }
}
