import Chapters
import Compiling
import Expectations
import Files
import Record
import Sandboxing

extension Judge {
  /// An answer that is being played and asked about.
  struct Examination {
    let playing: Task<Result<[RunTranscript], CheckingError>, Never>
    let results: Task<Result<ChecksReport, AskingError>, Never>

    /// Waits until nothing is left of it, if there is no program after all.
    func end() async {
      _ = await playing.value
      _ = await results.value
    }
  }

  /// Plays an answer and the reference, and asks the checks.
  ///
  /// - Parameters:
  ///   - program: Returns the program when it is compiled; `nil` if it never is.
  ///   - known: The runs, if the same program was played in the same way before.
  func examination(
    of program: @escaping @Sendable () async -> CompiledProgram?, text: String, file: String,
    exercise: Exercise, plays: [ScenarioVariant], checks: CompiledProgram,
    known: [RunTranscript]? = nil, isAlone: Bool
  ) -> Examination {
    let line = PlayedLine()
    let playing = Task { () -> Result<[RunTranscript], CheckingError> in
      defer { line.end() }
      if let known { return .success(known) }
      do throws(CheckingError) {
        return .success(
          try await play(
            plays, with: program, file: .init(name: file, text: text), line: line, isAlone: isAlone)
        )
      } catch {
        return .failure(error)
      }
    }
    let referring = Task { () -> Result<[RunTranscript]?, CheckingError> in
      do throws(CheckingError) {
        return .success(try await reference(for: exercise, besides: text, plays: plays))
      } catch {
        return .failure(error)
      }
    }
    let results = Task { () -> Result<ChecksReport, AskingError> in
      do throws(AskingError) {
        let report = try await ask(
          checks, about: { try? await playing.value.get() }, line: isAlone ? line : nil,
          reference: { (try? await referring.value.get()) ?? nil }, exercise: exercise,
          isAlone: isAlone)
        // Without the reference's runs no house rule was asked.
        if case .failure(let error) = await referring.value { return .failure(.ours(error)) }
        return .success(report)
      } catch {
        guard case .ours(.checksBroken(_, let outcome, _)) = error, outcome.mayBeOfEvidence,
          case .success(let reference?) = await referring.value,
          await stand(checks, reference, of: exercise)
        else { return .failure(error) }
        return .failure(.unbearableRun)
      }
    }
    return Examination(playing: playing, results: results)
  }

  /// Whether checks come to their end with the runs of the reference.
  private func stand(
    _ checks: CompiledProgram, _ reference: [RunTranscript], of exercise: Exercise
  ) async -> Bool {
    let report = try? await ask(
      checks, about: { reference }, reference: { reference }, exercise: exercise)
    return report != nil
  }

  /// Plays until one run does not reach its end; those behind it are ended, since nobody asks about them.
  private func play(
    _ plays: [ScenarioVariant], with program: @escaping @Sendable () async -> CompiledProgram?,
    file: CompilationUnit.Source, line: PlayedLine, isAlone: Bool
  ) async throws(CheckingError) -> [RunTranscript] {
    // Without the folder the boxes are put up later, which is no fault.
    let awaited = try? AwaitedProgram(in: compiler.cache.builds, program)
    defer { awaited?.remove() }
    let cancellation = PlayCancellation()
    do throws(SandboxError) {
      let numbered = plays.enumerated().map { (number: $0, variant: $1) }
      var early: [Int: RunTranscript] = [:]
      if let awaited {
        // To put up a box and load the engine takes longer than to play. Where somebody waits, there are
        // as many boxes as cores, and else one.
        let count = isAlone ? min(workers.count, plays.count) : 1
        let lanes = (0..<count).map { lane in numbered.filter { $0.number % count == lane } }
        let runs = try await lanes.mapAtOnce {
          (lane) async throws(SandboxError) -> [Int: RunTranscript] in
          func play(_ queue: Workers?) async throws(SandboxError) -> [Int: RunTranscript] {
            try await player.play(
              lane, with: awaited, files: [file], workers: queue,
              cancellation: cancellation, tell: { line.add($1, $0) })
          }
          let runs =
            isAlone
            ? try await play(workers)
            : try await workers.work { () async throws(SandboxError) in try await play(nil) }
          // What a clock on the wall has ended is played once more.
          for (number, run) in runs where run.stop != nil && !run.wasEndedByClock {
            cancellation.stopped(number)
          }
          return runs
        }
        early = runs.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        line.keep(early)
      }
      let known = early
      let runs = try await numbered.mapAtOnce {
        (number, variant) async throws(SandboxError) -> RunTranscript? in
        var played = known[number]
        // A busy machine makes honest programs late, so this one limit is tried twice.
        let tries = played.map { $0.wasEndedByClock ? 1 : 0 } ?? 2
        if tries > 0, let program = await program() {
          played = try await workers.work { () async throws(SandboxError) -> RunTranscript? in
            var latest: RunTranscript?
            for _ in 0..<tries where !cancellation.isPointless(number) {
              latest = try await player.play(
                variant, with: program, files: [file], isConfined: true,
                whenBegun: { end in if !cancellation.begin(number, end: end) { end() } })
              guard latest?.wasEndedByClock == true else { break }
            }
            return latest
          }
        }
        guard cancellation.end(number), let played else { return nil }
        if played.stop != nil { cancellation.stopped(number) }
        line.add(played, number)
        return played
      }.compactMap(\.self)
      // Whether those behind it have ended before it is chance.
      return runs.firstIndex { $0.stop != nil }.map { Array(runs[...$0]) } ?? runs
    } catch {
      throw .sandbox(error)
    }
  }
}
