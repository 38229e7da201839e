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

/// Codes the record, its end, and the name of the case.
extension StageMessage: Codable {
  private enum Key: String, CodingKey {
    case record, now, answer
  }
  private enum Answer: String, Codable {
    case piece, goodbye
  }
  private enum RefusalKey: String, CodingKey {
    case cannot
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var piece = Timeline.Piece()
    for entry in try values.decode([Timeline.Entry].self, forKey: .record) { piece.append(entry) }
    let now = try values.decode(number: .now)
    let (commits, events) = (piece.commits, piece.events)
    switch try? values.decode(Answer.self, forKey: .answer) {
    case .piece: self = .piece(commits: commits, events: events, now: now)
    case .goodbye: self = .goodbye(commits: commits, events: events, now: now)
    case nil:
      let refusal = try values.nestedContainer(keyedBy: RefusalKey.self, forKey: .answer)
      self = .cannot(
        reason: try refusal.decode(String.self, forKey: .cannot), commits: commits, events: events,
        now: now)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let content = content
    try values.encode(content.entries, forKey: .record)
    try values.encode(number: content.now, forKey: .now)
    switch self {
    case .piece: try values.encode(Answer.piece, forKey: .answer)
    case .goodbye: try values.encode(Answer.goodbye, forKey: .answer)
    case .cannot(let reason, _, _, _):
      var refusal = values.nestedContainer(keyedBy: RefusalKey.self, forKey: .answer)
      try refusal.encode(reason, forKey: .cannot)
    }
  }
}
