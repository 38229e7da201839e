import Checking

/// What was judged since nothing was left to judge.
struct WatchRound {
  /// The newest first, of each exercise the last one.
  private(set) var judgements: [Judgement] = []
  /// The progress before the first of them and after the last.
  private(set) var progress: WorkspaceProgress.Change?
  /// What became of files that go on from these answers.
  private(set) var carried: [String] = []

  mutating func add(
    _ judged: [Judgement], noting change: WorkspaceProgress.Change, carrying files: [String]
  ) {
    let ids = Set(judged.map(\.verdict.exercise))
    judgements = judgements.filter { !ids.contains($0.verdict.exercise) } + judged
    var whole = change
    if let progress {
      whole.before = progress.before
      whole.setAside = change.setAside ?? progress.setAside
    }
    progress = whole
    carried += files
  }
}
