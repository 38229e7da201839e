extension Timeline {
  /// The commits and events between two answers of the stage.
  public struct Piece: Equatable, Sendable {
    /// In the order of time.
    public var commits: [Commit]
    /// In the order in which they happened.
    public var events: [Event]
    /// The instant at which the piece ends.
    public var now: Double

    public init(commits: [Commit] = [], events: [Event] = [], now: Double = 0) {
      self.commits = commits
      self.events = events
      self.now = now
    }
  }

  /// Appends a piece.
  ///
  /// Pieces have to be appended in the order of the stage's answers.
  public mutating func append(_ piece: Piece) {
    commits += piece.commits
    events += piece.events
    end = max(end, piece.now)
  }
}

extension Timeline {
  /// A commit or an event of a record.
  public enum Entry: Equatable, Sendable {
    case commit(Commit)
    case event(Event)
  }
}

extension Timeline.Piece {
  /// All commits, then all events.
  var entries: [Timeline.Entry] { commits.map { .commit($0) } + events.map { .event($0) } }

  /// Appends the next entry of the record.
  public mutating func append(_ entry: Timeline.Entry) {
    switch entry {
    case .commit(let commit): commits.append(commit)
    case .event(let event): events.append(event)
    }
  }

  /// Whether the piece can follow a timeline: instants do not decrease and are not after `now`.
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
  /// The commits and events of the answer.
  public var content: Timeline.Piece {
    switch self {
    case .piece(let commits, let events, let now),
      .goodbye(let commits, let events, let now),
      .cannot(_, let commits, let events, let now):
      Timeline.Piece(commits: commits, events: events, now: now)
    }
  }
}
