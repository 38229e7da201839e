/// A report of the server of pages about itself, as a line of JSON.
public enum ServingReport: Codable, Equatable, Sendable {
  /// It answers requests on this port.
  case listening(port: UInt16)
  /// It cannot, and ends.
  case failed(ServingError)
}
