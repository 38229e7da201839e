/// What may and what has to stand on the first line of a fence of each role.
extension CodeFence.Role {
  /// The languages that a fence of this role may be written in, the usual one first.
  var languages: [String] {
    switch self {
    case .scenario: ["yaml"]
    case .mistake: ["swift", "diff"]
    default: ["swift"]
    }
  }

  /// Keys that may be given.
  var keys: [String] {
    switch self {
    case .scene, .scenario: ["for"]
    case .exercise: ["points"]
    case .check, .mistake: []
    case .example: ["with"]
    case .rule: ["confidence", "fails", "ref", "since", "with"]
    case .broken: ["error", "with"]
    case .ignore: ["reason"]
    }
  }

  /// Keys that have to be given.
  var requiredKeys: [String] {
    switch self {
    case .rule: ["ref", "confidence"]
    case .broken: ["error"]
    case .ignore: ["reason"]
    default: []
    }
  }

  /// Whether a name has to follow the role.
  ///
  /// A check's may be left out under its exercise.
  var needsName: Bool {
    switch self {
    case .exercise, .scenario, .mistake, .rule: true
    case .scene, .check, .example, .broken, .ignore: false
    }
  }

  /// Whether the fence may stand inside of a list or a quote.
  var mayBeNested: Bool { self == .example || self == .ignore }
}
