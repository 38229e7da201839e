import Chapters
import Record

extension Inspector {
  /// Plays the reference answer with the drawn values of many seeds.
  ///
  /// - Returns: The first seed at which it fails, if there is one.
  func draws(of exercise: Exercise, seeds count: Int) async throws(CheckingError)
    -> [InspectionFinding]
  {
    guard let solution = exercise.solution else { return [] }
    var seeded: [(seed: Int, play: ScenarioVariant)] = []
    for seed in 1...max(1, count) {
      var generator = SplitMix(seed: UInt64(seed))
      seeded += exercise.drawnPlays(using: &generator).map { (seed, $0) }
    }
    let answer = Answer(file: exercise.solutionFile, text: solution)
    let judgement = try await judge.judge(answer, to: exercise, plays: seeded.map(\.play))
    let verdict = judgement.verdict
    guard verdict.status != .pass else { return [] }
    let label = verdict.stop?.run ?? verdict.tests.first { $0.status == .fail }?.run
    let seed = seeded.first {
      $0.play.scenario == label?.scenario && $0.play.screen.size == label?.screen
        && $0.play.parameters == label?.parameters
    }?.seed
    return [
      InspectionFinding(
        location: SourceLocation(file: exercise.solutionFile, line: 1, column: 1),
        kind: .drawnPlayFails(
          exercise: exercise.id, seed: seed ?? 0,
          detail: Self.detail(verdict) + (label.map { " (\($0.text))" } ?? "")))
    ]
  }

  /// Claims that the record of each play is that of a play with other drawn values.
  ///
  /// The seal is left out: the record has to contradict the claim by itself.
  func replays(of exercise: Exercise, _ transcripts: [RunTranscript]) -> [InspectionFinding] {
    var generator = SplitMix(seed: 2)
    return exercise.drawnPlays(using: &generator).compactMap { play in
      // Without answers there is nothing that could contradict a claim.
      let records = transcripts.filter {
        $0.label.scenario == play.scenario && !$0.answers.isEmpty
      }
      let claims = records.map { recorded in
        RunTranscript(
          label: Run.Label(
            scenario: play.scenario, screen: play.screen.size, parameters: play.parameters),
          steps: play.steps, answers: recorded.answers)
      }
      guard claims.contains(where: { (try? $0.run()) != nil }) else { return nil }
      return InspectionFinding(
        exercise.starter, .replayAccepted(exercise: exercise.id, scenario: play.scenario))
    }
  }
}
