extension Outcome {
  /// How a process ended, as a predicate after "it" or "they".
  public func predicate(isPlural: Bool) -> String {
    let were = isPlural ? "were" : "was"
    return switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "\(were) ended by signal \(signal)"
    case .cpuLimit, .wallLimit: "took too long"
    case .memoryLimit: "used too much memory"
    case .outputLimit: "printed too much"
    case .fileLimit: "wrote a file that is too large"
    case .processLimit: "started too many processes"
    case .dismissed: "\(were) stopped"
    }
  }
}
