/// The grammar of a fence's first line, for each role.
extension CodeFence.Role {
  /// The languages that the role allows, the usual one first.
  var languages: [String] {
    switch self {
    case .scenario, .touches, .figure: ["yaml"]
    case .mistake: ["swift", "diff"]
    default: ["swift"]
    }
  }

  /// The keys that the role allows.
  var keys: [String] {
    switch self {
    case .scene, .scenario: ["for"]
    case .exercise: ["continues", "film", "judged-by", "looks", "points"]
    case .check: ["except", "reason"]
    case .mistake, .touches: []
    case .example: ["with"]
    case .rule: ["confidence", "fails", "ref", "sentence", "since", "with"]
    case .broken: ["error", "with"]
    case .figure: ["shows"]
    case .ignore: ["reason"]
    }
  }

  /// The keys that the role requires.
  var requiredKeys: [String] {
    switch self {
    case .rule: ["ref", "confidence"]
    case .broken: ["error"]
    case .figure: ["shows"]
    case .ignore: ["reason"]
    default: []
    }
  }

  /// Whether a name has to follow the role.
  ///
  /// A check needs none in the section of its exercise.
  var needsName: Bool {
    switch self {
    case .exercise, .scenario, .mistake, .rule, .touches, .figure: true
    case .scene, .check, .example, .broken, .ignore: false
    }
  }

  /// Whether the fence may be in a list or a quote.
  var mayBeNested: Bool { self == .example || self == .ignore }
}
