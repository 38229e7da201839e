import Foundation
import SystemPackage

/// Folders of the user who runs the tool, outside of every workspace.
///
/// A workspace may come from anybody. What decides about protection is kept here.
public enum UserFolder {
  /// The folder for data that can be computed again; `nil` if there is no place that only this user
  /// can write.
  public static func cache() -> String? {
    folder(variable: "XDG_CACHE_HOME", below: ".cache")
  }

  /// The folder for the user's decisions; `nil` if there is no place that only this user can write.
  public static func settings() -> String? {
    folder(variable: "XDG_CONFIG_HOME", below: ".config")
  }

  private static func folder(variable: String, below name: String) -> String? {
    let home = EnvironmentVariable.value("HOME").map { "\($0)/\(name)" }
    let places = [EnvironmentVariable.value(variable), home].compactMap(\.self).filter {
      $0.hasPrefix("/")
    }
    .map { $0 + "/workbook" }
    return (places + ["/tmp/workbook-\(geteuid())"]).first(where: prepare)
  }

  /// Creates the folder if it is missing, and checks that no other user can write to it.
  private static func prepare(_ path: String) -> Bool {
    let parent = URL(filePath: path).deletingLastPathComponent().path
    guard (try? AtomicFile.makeFolder(parent)) != nil else { return false }
    guard mkdir(path, 0o700) == 0 || Errno.last == .fileExists else { return false }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return status.st_uid == geteuid() && status.st_mode & 0o022 == 0 && access(path, W_OK) == 0
  }
}
