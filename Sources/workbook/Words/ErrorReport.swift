import Files

/// The output of a command with `--json` that has nothing else to report.
struct ErrorReport: Encodable {
  private let version = 3
  private let status = "error"
  private let message: String
  private let exit_status: Int32

  init(_ message: String, _ status: ExitStatus) {
    self.message = Look.withoutControls(Invocation.named(in: message))
    exit_status = status.rawValue
  }

  func text() throws -> String { String(decoding: try readableJSON(), as: UTF8.self) }
}
