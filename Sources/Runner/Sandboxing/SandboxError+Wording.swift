extension SandboxError {
  public var sentence: String {
    switch self {
    case .boxRefused(let detail):
      "The sandbox could not be set up: \(detail)\nbin/workbook doctor shows what is missing."
    case .spawnFailed(let path, let detail): "\(path) could not be started: \(detail)."
    case .lineBroken(let detail): "The connection to a program broke: \(detail)."
    }
  }
}
