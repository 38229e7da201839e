import Motion

extension Timeline: Codable {
  private enum Key: String, CodingKey {
    case screen, epoch, end, commits, events
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      screen: try values.decode(Size.self, forKey: .screen),
      epoch: try values.decode(number: .epoch))
    end = try values.decode(number: .end)
    commits = try values.decode([Commit].self, forKey: .commits)
    events = try values.decode([Event].self, forKey: .events)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(screen, forKey: .screen)
    try values.encode(number: epoch, forKey: .epoch)
    try values.encode(number: end, forKey: .end)
    try values.encode(commits, forKey: .commits)
    try values.encode(events, forKey: .events)
  }
}

extension Commit: Codable {
  private enum Key: String, CodingKey {
    case instant, layers, removed, root
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      instant: try values.decode(number: .instant),
      layers: try values.decode(.layers, otherwise: []),
      removed: try values.decode(.removed, otherwise: []),
      root: try values.decode(Int.self, forKey: .root))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(number: instant, forKey: .instant)
    try values.encode(layers, unless: [], forKey: .layers)
    try values.encode(removed, unless: [], forKey: .removed)
    try values.encode(root, forKey: .root)
  }
}

/// The entry is encoded under the name of its case.
extension Timeline.Entry: Codable {
  private enum Key: String, CodingKey {
    case commit, event
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let key = try values.onlyKey()
    switch key {
    case .commit: self = .commit(try values.decode(Commit.self, forKey: key))
    case .event: self = .event(try values.decode(Event.self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .commit(let commit): try values.encode(commit, forKey: .commit)
    case .event(let event): try values.encode(event, forKey: .event)
    }
  }
}
