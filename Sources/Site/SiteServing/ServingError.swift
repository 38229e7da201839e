import Foundation

/// Why a site cannot be served.
public enum ServingError: Error, Codable, Equatable, Sendable {
  case portTaken(UInt16)
  /// Ports below 1024 are the system's.
  case portForbidden(UInt16)
  case failed(port: UInt16, reason: String)

  /// - Parameter code: The system's number of the error.
  public init(port: UInt16, code: Int32, message: String) {
    switch code {
    case EADDRINUSE: self = .portTaken(port)
    case EACCES: self = .portForbidden(port)
    default: self = .failed(port: port, reason: message)
    }
  }
}
