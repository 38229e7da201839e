public import Chapters
public import Compiling
import Expectations
import Foundation
import Record
import Sandboxing

/// Judges answers to exercises: compiles them, plays every scenario, and asks the checks.
public struct Judge: Sendable {
  /// The compiler of answers and checks.
  public let compiler: Compiler
  let workers: Workers
  let player: Player
  private let references = References()

  /// - Parameters:
  ///   - workers: Shared by all that compiles and plays at one time.
  public init(compiler: Compiler, workers: Workers) {
    self.compiler = compiler
    self.workers = workers
    player = Player(
      toolchain: compiler.toolchain, products: compiler.products, sandbox: compiler.sandbox)
  }

  /// How many answers are worth beginning at one time: some compile while others are played.
  package var width: Int { 4 * workers.count }

  /// The same judge with workers of its own.
  public func withOtherWorkers() -> Judge {
    Judge(compiler: compiler, workers: Workers(workers.count))
  }

  /// Judges one answer.
  ///
  /// - Parameters:
  ///   - plays: The plays; `nil` for the scenarios' own variants.
  ///   - isAlone: Whether nothing else is judged meanwhile. Then boxes are put up and checks loaded
  ///     while the compiler works on one core. It makes one answer faster and many slower.
  /// - Throws: ``CheckingError`` if it could not be judged, through no fault of the answer.
  public func judge(
    _ answer: Answer, to exercise: Exercise, plays: [ScenarioVariant]? = nil,
    isAlone: Bool = false
  ) async throws(CheckingError) -> Judgement {
    let plays = plays ?? exercise.plays
    var verdict = Verdict(
      exercise: exercise.id, number: exercise.number, title: exercise.title, status: .error,
      maximum: Double(exercise.points), file: answer.file)
    let text: String
    switch answer.text {
    case .success(let read): text = read
    case .failure(let reason):
      verdict.unreadable = reason
      if reason == .missing { verdict.status = .skipped }
      return Judgement(verdict: verdict)
    }
    verdict.isUntouched =
      Self.isSame(text, exercise.startingText) || Self.isSame(text, exercise.starter.code)
    let unit = unit(for: exercise, file: answer.file, text: text)
    let protection = await compiler.sandbox().protection
    let key = verdictKey(unit, exercise, plays, protection)
    let played = playedKey(unit, plays, protection)
    let cache = compiler.cache
    let kept = cache.bytes(.runs, played)
    // Runs can be missing beside their verdict: the disk was full when they were stored, or a cache
    // was trimmed. Such an answer is judged again, or its page would have no film.
    if let verdict = cache.value(.verdicts, key + ".json", as: Verdict.self),
      kept != nil || !verdict.wasPlayed
    {
      return Judgement(
        verdict: verdict, source: text, key: key, runs: kept.map { _ in played },
        transcripts: kept.flatMap(RunTranscript.runs) ?? [])
    }
    let known = kept.flatMap(RunTranscript.runs).flatMap { runs in
      runs.contains(where: \.wasEndedByClock) ? nil : runs
    }
    let checks = try await checks(of: exercise)
    let (compilerStarts, start) = AsyncStream.makeStream(of: Void.self)
    let compiling = Task { () -> Result<Compilation, CheckingError> in
      defer { start.finish() }
      do throws(CheckingError) {
        return .success(
          try await compile(unit, isAwaited: isAlone, whenStarted: { start.finish() }))
      } catch {
        return .failure(error)
      }
    }
    let program = { @Sendable () async -> CompiledProgram? in
      guard case .success(.accepted(let program, _)) = await compiling.value else { return nil }
      return program
    }
    let examine = {
      examination(
        of: program, text: text, file: answer.file, exercise: exercise, plays: plays,
        checks: checks, known: known, isAlone: isAlone)
    }
    // The verdict waits for the compiler longest, so no other box may be put up before its own.
    if isAlone { for await _ in compilerStarts {} }
    let early = isAlone ? examine() : nil
    let compilation = await compiling.value
    var transcripts: [RunTranscript] = []
    switch try compilation.get() {
    case .rejected(let diagnostics):
      let names = NearbyNames(
        answer: .init(name: answer.file, text: text), starter: exercise.starter.code,
        scenes: exercise.scenes, publicNames: compiler.products.publicNames,
        library: compiler.products.members)
      let found = names.complete(
        relevant(CutFile(text).joined(diagnostics, of: answer.file), to: answer.file))
      let moved = ChangedExtension(in: text, startedWith: exercise.starter.code)
      verdict.diagnostics = RepeatedAdvice.removed(
        from: moved?.replacing(found, outside: answer.file) ?? found)
      await early?.end()
    case .stopped(let stop, _):
      verdict.compilerStop = stop
      await early?.end()
    case .accepted(_, let warnings):
      verdict.diagnostics = relevant(warnings, to: answer.file)
      // The lines of ours say nothing about the learner's.
      if verdict.isUntouched {
        verdict.diagnostics.removeAll { $0.severity == .warning }
      } else {
        verdict.diagnostics += Self.ownWarnings(
          about: text, in: unit, besides: verdict.diagnostics)
      }
      let examination = early ?? examine()
      let results = await examination.results.value
      transcripts = try await examination.playing.value.get()
      // Checks hold in no runs at all, so none may be missing where nothing has stopped them.
      let isWhole = transcripts.count == plays.count
      guard isWhole || transcripts.contains(where: { $0.stop != nil }) else {
        throw .sandbox(.lineBroken(detail: "\(plays.count - transcripts.count) runs are missing"))
      }
      verdict.output = PrintedText.of(transcripts, in: exercise)
      try conclude(&verdict, exercise: exercise, transcripts: transcripts, results: results)
      try await keepProvenMistakes(
        of: &verdict, transcripts, text: text, exercise: exercise, plays: plays, checks: checks)
    }
    var runs: String?
    // What did not compile was not played, and may be another time.
    if known != nil {
      runs = played
    } else if !transcripts.isEmpty, let text = try? RunTranscript.text(of: transcripts) {
      cache.keep(text, .runs, played)
      runs = played
    }
    let isOfMachine =
      try compilation.get().wasEndedByClock || transcripts.contains(where: \.wasEndedByClock)
    if !isOfMachine { cache.keep(verdict, .verdicts, key + ".json") }
    let finished = transcripts
    return Judgement(verdict: verdict, source: text, key: key, runs: runs, transcripts: finished)
  }

  /// The runs with which those of an answer are compared; `nil` for the reference itself.
  ///
  /// - Throws: Also if the reference is not right: then nothing can be said about an answer.
  func reference(
    for exercise: Exercise, besides text: String, plays: [ScenarioVariant]
  ) async throws(CheckingError) -> [RunTranscript]? {
    guard let solution = exercise.solution else {
      throw .referenceBroken(exercise: exercise.id, detail: "There is none.")
    }
    if Self.isSame(text, solution) { return nil }
    let key = ([exercise.id] + plays.flatMap(Self.fields)).joined(separator: "\n")
    return try await references.transcripts(key) { () async throws(CheckingError) in
      let answer = Answer(file: exercise.solutionFile, text: solution)
      let judgement = try await judge(answer, to: exercise, plays: plays)
      let transcripts = judgement.transcripts
      guard judgement.verdict.status == .pass, transcripts.count == plays.count else {
        throw .referenceBroken(
          exercise: exercise.id,
          detail: judgement.verdict.explanation ?? "Its runs are not complete.")
      }
      return transcripts
    }
  }

  /// Completes a verdict with the runs of a program that compiles.
  func conclude(
    _ verdict: inout Verdict, exercise: Exercise, transcripts: [RunTranscript],
    results: Result<ChecksReport, AskingError>
  ) throws(CheckingError) {
    if let stop = transcripts.compactMap(\.stop).first {
      verdict.stop = stop
      verdict.status = stop.reason == .timeLimit ? .timeout : .crash
      return
    }
    switch results {
    case .failure(.unbearableRun):
      verdict.stop = Stop(reason: .evidenceLimit, run: transcripts.first?.label)
      verdict.status = .crash
    case .failure(.ours(let error)): throw error
    case .failure(.forgedRun(let index)):
      verdict.stop = Stop(reason: .protocolFault, run: transcripts[index].label)
      verdict.status = .crash
    case .success(let report):
      verdict.tests = report.results.map { explained($0, exercise: exercise) }
      verdict.remark = report.remark
      verdict.visibleDifference = report.visibleDifference
      if exercise.mustLookTheSame, let difference = report.visibleDifference {
        verdict.tests.append(TestResult(failing: difference))
      }
      // The engine knows the names of Swift 2, and has called what UIKit would not.
      if let uncalled = verdict.diagnostics.first(where: LegacyMethods.isMeant(by:)) {
        verdict.tests.append(TestResult(failing: uncalled))
      }
      let passes = verdict.tests.allSatisfy { $0.status == .pass }
      verdict.status = passes ? .pass : .fail
      verdict.points = passes ? verdict.maximum : 0
    }
  }

  /// The module of an answer: the app around it, and the answer itself.
  func unit(for exercise: Exercise, file: String, text: String) -> CompilationUnit {
    let scenes = exercise.scenes.map { Self.source($0.fence, isGiven: true) }
    let ownTexts =
      [exercise.solution, exercise.starter.code, exercise.given]
      + exercise.mistakes.map { $0.answer }
    return CompilationUnit(
      kind: .app, sources: scenes + [.init(name: file, text: text)], isConfined: true,
      isOfBook: ownTexts.contains(text))
  }

  /// A fence as a source whose places are the chapter's.
  static func source(_ fence: CodeFence, isGiven: Bool = false) -> CompilationUnit.Source {
    .init(
      name: fence.file, text: fence.code, firstLine: fence.firstCodeLine,
      firstColumn: fence.codeColumn, isGiven: isGiven)
  }

  /// Compiles when there is a core for it.
  func compile(
    _ unit: CompilationUnit, isAwaited: Bool = false,
    whenStarted: @escaping @Sendable () -> Void = {}
  ) async throws(CheckingError) -> Compilation {
    if let kept = compiler.cached(compiler.key(of: unit)) { return kept }
    do throws(CompilerError) {
      return try await workers.work { () async throws(CompilerError) in
        try await compiler.compile(unit, isAwaited: isAwaited, whenStarted: whenStarted)
      }
    } catch {
      throw .compiler(error)
    }
  }

  /// Names all that a verdict depends on, and the protection under which it came about: what ran
  /// without a box is never said to have run in one.
  func verdictKey(
    _ unit: CompilationUnit, _ exercise: Exercise, _ plays: [ScenarioVariant],
    _ protection: Protection
  ) -> String {
    var fields = [
      protection.identity, compiler.key(of: unit), exercise.title, "\(exercise.points)",
    ]
    fields += exercise.checks.map(\.fence.code)
    fields += exercise.checks.map { "\($0.fence.firstCodeLine) \($0.borrowedScenarios ?? [])" }
    fields += [exercise.solution ?? "", "\(exercise.mustLookTheSame)"]
    fields += exercise.houseRuleExceptions.map(\.rawValue).sorted()
    fields += exercise.mistakes.flatMap { [$0.name, $0.answer, $0.explanation.markdown] }
    fields += plays.flatMap(Self.fields)
    return CacheFormat.key(.verdicts, fields)
  }

  /// Names all that the runs of an answer depend on, which the checks are not.
  func playedKey(
    _ unit: CompilationUnit, _ plays: [ScenarioVariant], _ protection: Protection
  ) -> String {
    CacheFormat.key(
      .runs, [protection.identity, compiler.key(of: unit)] + plays.flatMap(Self.fields))
  }

  /// Everything in which two plays can differ.
  ///
  /// A title has the parameters in order; a dictionary's own text differs from run to run.
  static func fields(of play: ScenarioVariant) -> [String] {
    let (size, surplus) = (play.screen.size, play.surplus)
    return [play.title, "\(size.width) \(size.height) \(surplus.width) \(surplus.height)"]
      + play.steps.map(\.description) + ["encore"] + play.encore.map(\.description)
  }

  /// Errors wherever they are, those in the answer first; warnings only about the answer itself.
  ///
  /// An error in the app around an exercise means that the answer lacks something that the app
  /// uses.
  private func relevant(_ diagnostics: [Diagnostic], to file: String) -> [Diagnostic] {
    let own = diagnostics.filter { $0.file == file && !$0.isOurs }
    let hasError = own.contains { $0.severity == .error }
    let others = diagnostics.filter { $0.file != file && $0.severity == .error }
    return own
      + others.compactMap { diagnostic in
        guard diagnostic.id == "invalid_redecl" else { return diagnostic }
        // What is declared twice is in the learner's file as well.
        guard !hasError else { return nil }
        var told = diagnostic
        told.lead = "The app around the exercise declares this already: take it out of your file."
        return told
      }
  }

  /// Whether two texts are the same but for how lines end.
  public static func isSame(_ text: String, _ other: String) -> Bool {
    if text == other { return true }
    return text.utf8.contains(UInt8(ascii: "\r")) && text.replacing("\r\n", with: "\n") == other
  }
}

extension Diagnostic {
  /// Whether it is about how the engine declares a protocol's requirement, besides the error about
  /// that.
  fileprivate var isOurs: Bool { severity == .warning && id == "witness_deprecated" }
}

extension Outcome {
  /// Whether the evidence that a process reads may be the cause of this end; a limit of wall time
  /// and a `kill` have other causes.
  var mayBeOfEvidence: Bool {
    ![.wallLimit, .dismissed, .signalled(SIGKILL)].contains(self)
  }
}

/// The runs of reference answers, each judged once however many answers are compared with it.
private actor References {
  private var tasks: [String: Task<Result<[RunTranscript], CheckingError>, Never>] = [:]

  func transcripts(
    _ key: String,
    judging: @escaping @Sendable () async throws(CheckingError) -> [RunTranscript]
  ) async throws(CheckingError) -> [RunTranscript] {
    let task =
      tasks[key]
      ?? Task {
        do throws(CheckingError) { return .success(try await judging()) } catch {
          return .failure(error)
        }
      }
    tasks[key] = task
    let result = await task.value
    // What failed may have been the machine's fault: the next answer tries again.
    if case .failure = result { tasks[key] = nil }
    return try result.get()
  }
}
