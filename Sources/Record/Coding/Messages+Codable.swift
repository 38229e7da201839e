import Motion

/// The message is encoded under the name of its case.
extension JudgeMessage: Codable {
  private enum Key: String, CodingKey {
    case launch, perform, finish
  }
  private enum LaunchKey: String, CodingKey {
    case format, screen, scale, surplus
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let key = try values.onlyKey()
    switch key {
    case .launch:
      let parts = try values.nestedContainer(keyedBy: LaunchKey.self, forKey: key)
      guard try parts.decode(Int.self, forKey: .format) == Wire.format else {
        throw DecodingError.dataCorruptedError(
          forKey: .format, in: parts, debugDescription: "another format than \(Wire.format)")
      }
      self = .launch(
        screen: try parts.decode(Size.self, forKey: .screen),
        scale: try parts.decode(number: .scale),
        surplus: try parts.decode(.surplus, otherwise: Size.zero))
    case .perform: self = .perform(try values.decode(Step.self, forKey: key))
    case .finish: self = .finish
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .launch(let screen, let scale, let surplus):
      var parts = values.nestedContainer(keyedBy: LaunchKey.self, forKey: .launch)
      try parts.encode(Wire.format, forKey: .format)
      try parts.encode(screen, forKey: .screen)
      try parts.encode(number: scale, forKey: .scale)
      try parts.encode(surplus, unless: .zero, forKey: .surplus)
    case .perform(let step): try values.encode(step, forKey: .perform)
    case .finish: try values.encode(true, forKey: .finish)
    }
  }
}

/// The answer is encoded under the name of its case.
extension StageMessage: Codable {
  private enum Key: String, CodingKey {
    case piece, goodbye, cannot
  }
  private enum PartKey: String, CodingKey {
    case reason, commits, events, now
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let key = try values.onlyKey()
    let parts = try values.nestedContainer(keyedBy: PartKey.self, forKey: key)
    let commits = try parts.decode(.commits, otherwise: [Commit]())
    let events = try parts.decode(.events, otherwise: [Event]())
    let now = try parts.decode(number: .now)
    switch key {
    case .piece:
      self = .piece(commits: commits, events: events, now: now)
    case .goodbye:
      self = .goodbye(commits: commits, events: events, now: now)
    case .cannot:
      self = .cannot(
        reason: try parts.decode(String.self, forKey: .reason), commits: commits, events: events,
        now: now)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let key: Key =
      switch self {
      case .piece: .piece
      case .goodbye: .goodbye
      case .cannot: .cannot
      }
    var parts = values.nestedContainer(keyedBy: PartKey.self, forKey: key)
    if case .cannot(let reason, _, _, _) = self { try parts.encode(reason, forKey: .reason) }
    let content = content
    try parts.encode(content.commits, unless: [], forKey: .commits)
    try parts.encode(content.events, unless: [], forKey: .events)
    try parts.encode(number: content.now, forKey: .now)
  }
}
