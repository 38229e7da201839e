extension Timeline {
  /// What was committed and what happened between two answers of the stage.
  public struct Piece: Equatable, Sendable {
    public var commits: [Commit]
    public var events: [Event]
    /// The instant at which the piece ends.
    public var now: Double

    public init(commits: [Commit] = [], events: [Event] = [], now: Double = 0) {
      self.commits = commits
      self.events = events
      self.now = now
    }
  }

  /// Continues the record; pieces are appended in the order in which the stage answered.
  public mutating func append(_ piece: Piece) {
    commits += piece.commits
    events += piece.events
    end = max(end, piece.now)
  }
}

extension Timeline.Piece {
  /// Whether the piece can follow on a record: time goes forward, and nothing lies outside of it.
  func continues(_ timeline: Timeline) -> Bool {
    var last = timeline.end
    guard now.isFinite, now >= last else { return false }
    for instant in commits.map(\.instant) {
      guard instant >= last, instant <= now else { return false }
      last = instant
    }
    return events.allSatisfy { $0.instant >= timeline.end && $0.instant <= now }
  }
}

extension StageMessage {
  /// The part of the record that every answer brings along.
  public var content: Timeline.Piece {
    switch self {
    case .piece(let commits, let events, let now),
      .goodbye(let commits, let events, let now),
      .cannot(_, let commits, let events, let now):
      Timeline.Piece(commits: commits, events: events, now: now)
    }
  }
}
