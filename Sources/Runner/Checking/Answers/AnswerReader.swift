import Files
import Foundation
import Record
import SystemPackage

/// Reads answers from a folder of somebody who is not trusted.
public struct AnswerReader: Sendable {
  /// The largest size of an answer, in bytes.
  public static let longest = 512 << 10

  /// The folder that answers must not lead out of.
  public var folder: String

  /// Reads below this folder only.
  public init(folder: String) {
    self.folder = folder
  }

  /// The answer in a file below the folder.
  ///
  /// - Parameter file: The path relative to the folder, which is also the file's name in reports.
  public func read(_ file: String) -> Answer {
    Answer(file: file, text: text(file))
  }

  private func text(_ file: String) -> Result<String, Unreadable> {
    let path = "\(folder)/\(file)"
    var status = stat()
    guard lstat(path, &status) == 0 else {
      return .failure(Errno.last == .permissionDenied ? .noPermission : .missing)
    }
    guard let home = Self.resolved(folder), let place = Self.resolved(path) else {
      return .failure(.missing)
    }
    guard place == home || place.hasPrefix(home == "/" ? home : home + "/") else {
      return .failure(.leavesWorkspace)
    }
    // A pipe would make the open wait for ever, so what it is comes first.
    guard stat(place, &status) == 0 else { return .failure(.missing) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.isDirectory)
    default: return .failure(.notAFile)
    }
    guard status.st_size > 0 else { return .failure(.empty) }
    guard status.st_size <= Self.longest else { return .failure(.tooLarge) }
    guard let bytes = FileManager.default.contents(atPath: place) else {
      return .failure(.noPermission)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failure(.notUTF8) }
    let isBlank = text.allSatisfy(\.isWhitespace)
    return isBlank
      ? .failure(.empty) : .success(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
