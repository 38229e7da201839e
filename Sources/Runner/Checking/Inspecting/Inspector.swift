public import Chapters
import Compiling
import Expectations
import Foundation
import Record
import Sandboxing

/// Proves a book: starters unsolved, answers right, mistakes caught for their own reasons.
public struct Inspector: Sendable {
  let judge: Judge

  /// Proves with this judge's compiler and cores.
  public init(judge: Judge) {
    self.judge = judge
  }

  /// Proves a book, as much of it at one time as the machine has cores.
  ///
  /// - Parameters:
  ///   - seeds: If given, the only check is that the reference answers pass with the drawn values
  ///     of this number of seeds.
  ///   - progress: Called after each proof with the number of those that are done, and of all.
  public func inspect(
    _ book: Book, seeds: Int? = nil, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(CheckingError) -> Inspection {
    let chapters = book.chapters
    var inspection = Inspection()
    inspection.chapters = chapters.count
    inspection.exercises = chapters.reduce(0) { $0 + $1.exercises.count }
    inspection.mistakes = chapters.flatMap(\.exercises).reduce(0) { $0 + $1.mistakes.count }
    inspection.rules = chapters.reduce(0) { $0 + $1.rules.count }
    inspection.examples = chapters.reduce(0) { $0 + $1.examples.count }
    inspection.problems = book.findings.map { InspectionFinding($0) }
    let blocked = Set(book.findings.filter(\.error.isObstacle).map(\.file))
    let tasks = chapters.filter { !blocked.contains($0.file) }.flatMap { chapter in
      seeds.map { count in draws(of: chapter, seeds: count) } ?? proofs(of: chapter, in: book)
    }
    let problems = try await tasks.mapAtOnce(
      atMost: judge.width, progress: { progress($0, tasks.count) },
      { (task) async throws(CheckingError) in try await task.prove() }
    ).joined()
    // Checks that do not compile stop the starter, the answer and each mistake alike; and a step that
    // cannot be done is a capstone's too.
    for problem in problems where !inspection.problems.contains(where: problem.repeats) {
      inspection.problems.append(problem)
    }
    inspection.problems.sort {
      let (left, right) = ($0.location, $1.location)
      return (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
    return inspection
  }

  /// One thing to prove.
  private struct Proof: Sendable {
    var prove: @Sendable () async throws(CheckingError) -> [InspectionFinding]
  }

  private func draws(of chapter: Chapter, seeds count: Int) -> [Proof] {
    chapter.exercises.map { exercise in
      Proof { () async throws(CheckingError) in try await draws(of: exercise, seeds: count) }
    }
  }

  private func proofs(of chapter: Chapter, in book: Book) -> [Proof] {
    var tasks: [Proof] = []
    for exercise in chapter.exercises {
      tasks.append(Proof { () async throws(CheckingError) in try await starters(of: exercise) })
      tasks.append(
        Proof { () async throws(CheckingError) in try await solution(of: exercise, in: book) })
      for mistake in exercise.mistakes {
        tasks.append(
          Proof { () async throws(CheckingError) in try await self.mistake(mistake, of: exercise) })
      }
    }
    for rule in chapter.rules {
      tasks.append(
        Proof { () async throws(CheckingError) in
          let problems = try await runs(
            rule.fence, with: rule.scenes, name: rule.name, touches: rule.touches)
          guard rule.expectedFailure != nil else { return problems }
          return problems.isEmpty
            ? [InspectionFinding(rule.fence, .ruleHolds(name: rule.name))] : []
        })
    }
    for example in chapter.examples {
      tasks.append(
        Proof { () async throws(CheckingError) in
          try await runs(example.fence, with: example.scenes, name: example.name)
        })
    }
    for broken in chapter.brokenExamples {
      tasks.append(Proof { () async throws(CheckingError) in try await rejected(broken) })
    }
    return tasks
  }

  // MARK: - Exercises

  /// Proves the starter unsolved, and where learners go on from their own answer to another exercise, the
  /// reference answer to that.
  private func starters(of exercise: Exercise) async throws(CheckingError) -> [InspectionFinding] {
    let problems = try await starter(exercise.starter.code, of: exercise)
    guard problems.isEmpty, exercise.continues != nil else { return problems }
    return try await starter(exercise.given, of: exercise)
  }

  private func starter(
    _ code: String, of exercise: Exercise
  ) async throws(CheckingError) -> [InspectionFinding] {
    let fence = exercise.starter
    let judged = try await judged(code, file: exercise.exerciseFile, exercise)
    guard let verdict = judged.verdict else {
      return judged.problems
    }
    switch verdict.status {
    case .fail: return []
    case .pass: return [InspectionFinding(fence, .starterPasses(exercise: exercise.id))]
    case .error, .skipped:
      return [
        InspectionFinding(fence, .starterRejected(exercise: exercise.id, verdict.diagnostics))
      ]
    case .timeout, .crash:
      return verdict.stop.map {
        [InspectionFinding(fence, .starterStops(exercise: exercise.id, $0))]
      } ?? []
    }
  }

  private func solution(of exercise: Exercise, in book: Book) async throws(CheckingError)
    -> [InspectionFinding]
  {
    let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
    // A missing file is a finding of the book's own.
    guard case .success = answer.text else { return [] }
    let judgement: Judgement
    do throws(CheckingError) { judgement = try await judge.judge(answer, to: exercise) } catch {
      return try problems(of: exercise, error)
    }
    let verdict = judgement.verdict
    let transcripts = judgement.transcripts
    // Of an app whose user could not go on the checks say nothing that helps.
    let refused = refusals(in: transcripts, of: exercise)
    if !refused.isEmpty { return refused }
    guard verdict.status == .pass, verdict.remark == nil else {
      return [
        InspectionFinding(
          location: SourceLocation(file: exercise.solutionFile, line: 1, column: 1),
          kind: .solutionUnsolved(
            exercise: exercise.id, status: verdict.status, detail: Self.detail(verdict)))
      ]
    }
    return replays(of: exercise, transcripts)
  }

  private func mistake(
    _ mistake: Mistake, of exercise: Exercise
  ) async throws(CheckingError) -> [InspectionFinding] {
    let fence = mistake.fence
    let judged = try await judged(mistake.answer, file: fence.file, exercise)
    guard let verdict = judged.verdict else { return [] }
    switch verdict.status {
    case .pass:
      return [
        InspectionFinding(fence, .mistakePasses(exercise: exercise.id, mistake: mistake.name))
      ]
    case .error, .skipped:
      return [
        InspectionFinding(
          fence,
          .mistakeRejected(
            exercise: exercise.id, mistake: mistake.name, verdict.diagnostics))
      ]
    case .timeout, .crash:
      return verdict.stop.map {
        [InspectionFinding(fence, .mistakeStops(exercise: exercise.id, mistake: mistake.name, $0))]
      } ?? []
    case .fail:
      let first = verdict.tests.first { $0.status == .fail }
      guard first?.mistake?.name != mistake.name else { return [] }
      return [
        InspectionFinding(
          fence,
          .mistakeMisread(
            exercise: exercise.id, mistake: mistake.name, as: first?.mistake?.name,
            test: first?.name))
      ]
    }
  }

  private func judged(
    _ text: String, file: String, _ exercise: Exercise
  ) async throws(CheckingError) -> (verdict: Verdict?, problems: [InspectionFinding]) {
    do throws(CheckingError) {
      let judged = try await judge.judge(Answer(file: file, text: text), to: exercise)
      return (judged.verdict, [])
    } catch {
      return (nil, try problems(of: exercise, error))
    }
  }

  /// Faults of an exercise's own checks are the author's; all others are not.
  private func problems(
    of exercise: Exercise, _ error: CheckingError
  ) throws(CheckingError) -> [InspectionFinding] {
    switch error {
    case .checksRejected, .checksStopped, .checksBroken:
      return [
        InspectionFinding(
          exercise.checks.first?.fence ?? exercise.starter,
          .checksFail(exercise: exercise.id, error))
      ]
    // The reference answer is inspected by itself.
    case .referenceBroken: return []
    case .compiler, .sandbox: throw error
    }
  }

  /// The first step of each scenario that the user could not do, where the chapter has it.
  private func refusals(
    in transcripts: [RunTranscript], of exercise: Exercise
  ) -> [InspectionFinding] {
    var named: Set<String> = []
    return transcripts.compactMap { transcript in
      let name = transcript.label.scenario
      guard let reason = transcript.refusals.first, named.insert(name).inserted else { return nil }
      let kind = InspectionFinding.Kind.solutionRefuses(
        exercise: exercise.id, scenario: name, reason: reason)
      guard let scenario = exercise.scenarios.first(where: { $0.name == name }) else {
        return InspectionFinding(exercise.starter, kind)
      }
      let step = (try? transcript.run())?.refusals.first?.step
      let place = step.flatMap(scenario.position) ?? scenario.fence.range.start
      return InspectionFinding(
        location: SourceLocation(
          file: scenario.fence.file, line: place.line, column: place.column), kind: kind)
    }
  }

  static func detail(_ verdict: Verdict) -> String {
    if let stop = verdict.stop { return stop.sentence }
    if let first = verdict.diagnostics.first(where: { $0.severity == .error }) {
      return first.locationPrefix + first.message
    }
    guard let test = verdict.tests.first(where: { $0.status != .pass }) ?? verdict.remark else {
      return ""
    }
    return
      "\(test.name). Expected \(test.failure?.expected ?? ""), seen \(test.failure?.seen ?? "")"
      + (test.failure?.instant.map { " at \(Wording.text($0)) s" } ?? "")
  }

  // MARK: - Rules, examples, broken code

  private func runs(
    _ fence: CodeFence, with scenes: [Scene], name: String, touches: Touches? = nil
  ) async throws(CheckingError) -> [InspectionFinding] {
    let unit = unit(fence, with: scenes)
    if let touches, unit.kind != .app {
      return [InspectionFinding(touches.fence, .touchesWithoutScreen(rule: name))]
    }
    switch try await judge.compile(unit) {
    case .rejected(let diagnostics):
      return [InspectionFinding(fence, .codeRejected(name: name, diagnostics))]
    case .stopped(let stop, _):
      return [InspectionFinding(fence, .codeStops(name: name, detail: stop.sentence))]
    case .accepted(let program, _):
      let problem = try await judge.trial(of: program, kind: unit.kind, touches: touches)
      guard let problem else { return [] }
      guard let touches, let step = problem.step else {
        return [InspectionFinding(fence, .codeStops(name: name, detail: problem.detail))]
      }
      return [
        InspectionFinding(
          location: touches.location(ofStep: step),
          kind: .touchRefused(rule: name, reason: problem.detail))
      ]
    }
  }

  private func rejected(_ broken: Broken) async throws(CheckingError) -> [InspectionFinding] {
    let fence = broken.fence
    switch try await judge.compile(unit(fence, with: broken.scenes)) {
    case .accepted, .stopped:
      return [InspectionFinding(fence, .brokenAccepted(name: broken.name, expected: broken.error))]
    case .rejected(let diagnostics):
      let seen = diagnostics.filter { $0.severity == .error }.compactMap(\.id)
      if seen.contains(broken.error) { return [] }
      return [
        InspectionFinding(
          fence, .brokenOtherwise(name: broken.name, expected: broken.error, seen: seen))
      ]
    }
  }

  /// An app if it says how it begins, and statements to run otherwise.
  private func unit(_ fence: CodeFence, with scenes: [Scene]) -> CompilationUnit {
    let sources = scenes.map { Judge.source($0.fence, isGiven: true) } + [Judge.source(fence)]
    let isApp = EntryPoint.find(in: sources) == .rootController
    return CompilationUnit(kind: isApp ? .app : .script, sources: sources)
  }
}
