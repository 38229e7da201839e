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
    let playing = Task { () -> Result<[RunTranscript], CheckingError> in
      if let known { return .success(known) }
      do throws(CheckingError) {
        return .success(try await play(plays, with: program, file: file, isAlone: isAlone))
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
          checks, about: { try? await playing.value.get() },
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

  /// Plays until one run does not reach its end; runs that have begun by then are finished.
  private func play(
    _ plays: [ScenarioVariant], with program: @escaping @Sendable () async -> CompiledProgram?,
    file: String, isAlone: Bool
  ) async throws(CheckingError) -> [RunTranscript] {
    // Without the folder the boxes are put up later, which is no fault.
    let awaited = isAlone ? try? AwaitedProgram(in: compiler.cache.builds, program) : nil
    defer { awaited?.remove() }
    let halt = Halt()
    do throws(SandboxError) {
      return try await plays.mapAtOnce { (variant) async throws(SandboxError) -> RunTranscript? in
        var played: RunTranscript?
        if let awaited {
          played = try await player.play(
            variant, with: awaited, files: [file], workers: workers, unless: { await halt.isSet })
        }
        // A busy machine makes honest programs late, so this one limit is tried twice.
        let tries = played == nil ? 2 : played?.stop?.reason == .wallLimit ? 1 : 0
        if tries > 0, let program = await program() {
          played = try await workers.work { () async throws(SandboxError) -> RunTranscript? in
            if await halt.isSet { return nil }
            let first = try await player.play(
              variant, with: program, files: [file], isConfined: true)
            guard tries == 2, first.stop?.reason == .wallLimit else { return first }
            return try await player.play(
              variant, with: program, files: [file], isConfined: true)
          }
        }
        if played?.stop != nil { await halt.set() }
        return played
      }.compactMap(\.self)
    } catch {
      throw .sandbox(error)
    }
  }

  /// Whether playing on makes no sense.
  private actor Halt {
    private(set) var isSet = false
    func set() { isSet = true }
  }
}
