import Chapters
import Compiling
import Record

extension Judge {
  /// Removes the name of each mistake for which the failed tests are no evidence.
  ///
  /// A test names the mistake that its author thought of. Other answers fail it too, so the
  /// chapter's wrong answer is judged as well. The name stays if the answer has the code of the
  /// mistake, if that one fails the same tests, the tests see the same, and no house rule
  /// distinguishes the runs.
  func keepProvenMistakes(
    of verdict: inout Verdict, _ transcripts: [RunTranscript], text: String, exercise: Exercise,
    plays: [ScenarioVariant], checks: CompiledProgram
  ) async throws(CheckingError) {
    // A reference that fails is its author's to mend. A mistake is compared with the reference, so
    // that to ask for one here would wait for itself.
    guard let solution = exercise.solution, !Self.isSame(text, solution) else { return }
    // A mistake of the chapter is its own evidence.
    if exercise.mistakes.contains(where: { Self.isSame(text, $0.answer) }) { return }
    let results = verdict.tests
    let given = exercise.given
    for index in results.indices {
      guard let name = results[index].mistake?.name,
        let mistake = exercise.mistakes.first(where: { $0.name == name })
      else { continue }
      verdict.tests[index].mistake = nil
      if verdict.isUntouched { continue }
      guard
        CodeShape(text, given: given).makesChange(
          from: CodeShape(solution, given: given), to: CodeShape(mistake.answer, given: given))
      else { continue }
      let known = try await judge(
        Answer(file: mistake.fence.file, text: mistake.answer), to: exercise, plays: plays)
      if results.fail(as: known.verdict.tests), results[index].isSeen(in: known.verdict.tests),
        try await isAlike(transcripts, known.transcripts, checks: checks, exercise: exercise)
      {
        verdict.tests[index].mistake = results[index].mistake
      }
    }
  }

  /// Whether no house rule distinguishes two answers' runs of the same plays.
  private func isAlike(
    _ runs: [RunTranscript], _ others: [RunTranscript], checks: CompiledProgram, exercise: Exercise
  ) async throws(CheckingError) -> Bool {
    guard runs.map(\.label) == others.map(\.label) else { return false }
    do throws(AskingError) {
      return try await ask(
        checks, .likeness, about: { runs }, reference: { others }, exercise: exercise
      ).results.isEmpty
    } catch {
      switch error {
      case .forgedRun, .unbearableRun: return false
      // The verdict stands without a name for the mistake.
      case .ours(.checksBroken(_, let outcome, _)) where outcome.mayBeOfEvidence: return false
      case .ours(let error): throw error
      }
    }
  }
}

extension [TestResult] {
  /// Whether the same tests fail as in others.
  func fail(as others: [TestResult]) -> Bool {
    func failed(_ results: [TestResult]) -> Set<String> {
      Set(results.filter { $0.status == .fail }.map(\.name))
    }
    return failed(self) == failed(others)
  }
}

extension TestResult {
  /// Whether the test of this name saw the same in others: the same words, and numbers that differ
  /// by a tenth at most, because answers with one mistake still differ in what is open.
  func isSeen(in others: [TestResult]) -> Bool {
    guard let own = failure?.seen, let other = others.first(where: { $0.name == name })?.failure
    else { return false }
    func numbers(_ text: String) -> [Double] {
      text.matches(of: /-?\d+(?:\.\d+)?/).compactMap { Double($0.output) }
    }
    func words(_ text: String) -> String { text.replacing(/-?\d+(?:\.\d+)?/, with: "#") }
    return words(own) == words(other.seen)
      && zip(numbers(own), numbers(other.seen)).allSatisfy { pair in
        abs(pair.0 - pair.1) <= Swift.max(0.1 * Swift.max(abs(pair.0), abs(pair.1)), 0.02)
      }
  }
}
