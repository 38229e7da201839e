import Foundation
import SystemPackage

/// Why a file or folder could not be written.
///
/// The old content, if any, is still there.
public enum FileError: Error, Codable, Equatable, Sendable {
  case readOnly(path: String)
  case noSpaceLeft(path: String)
  case cannotWrite(path: String, reason: String)
  /// There is a file, or a folder with files of others, and it is not overwritten.
  case outputExists(path: String)
  /// A folder of a workspace is a link to another one.
  case linkedFolder(path: String)

  /// The error of the last call of the C library that failed, for calls that SystemPackage does not have.
  public static func last(path: String) -> FileError { FileError(.last, path: path) }

  /// Converts an error of the system.
  init(_ number: Errno, path: String) {
    self =
      switch number {
      case .noSpace, .diskQuotaExceeded: .noSpaceLeft(path: path)
      case .readOnlyFileSystem, .permissionDenied, .notPermitted: .readOnly(path: path)
      default: .cannotWrite(path: path, reason: number.description)
      }
  }

  /// Converts an error of Foundation's, which holds the system's.
  public init(_ error: any Error, path: String) {
    var inner: (any Error)? = error
    while let known = inner as NSError? {
      if known.domain == NSPOSIXErrorDomain {
        self.init(Errno(rawValue: Int32(known.code)), path: path)
        return
      }
      inner = known.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self = .cannotWrite(path: path, reason: "the system does not say why")
  }
}
