import Chapters
import Compiling
import Foundation
import Record
import Sandboxing

/// Plays scenarios with a program, in lock step, from outside of its process.
///
/// The judge sends one step at a time, and the program answers each step with one line. It never
/// learns what is expected of it, and a line that it sends without a question breaks the rules. An
/// answer counts only with the seal of the stage, whose key the judge sends first.
struct Player: Sendable {
  let toolchain: Toolchain
  let products: EngineProducts
  let sandbox: SharedSandbox

  /// The limits of one run.
  ///
  /// Virtual time costs nothing, so an honest program needs a tenth of a second.
  static let limits = Limits(
    cpu: 3, wall: 30, memory: 512 << 20, processes: 32, fileSize: 1 << 20, output: 1 << 20)
  /// How long the judge waits for one answer, in seconds.
  static let patience = 10.0
  /// The most evidence of one run, in bytes; the book's largest reference leaves a tenth of it.
  static let mostEvidence = 4 << 20

  /// Plays one variant of a scenario from launch to goodbye.
  ///
  /// - Parameters:
  ///   - files: The learner's files; if the program stops, the innermost call in one of them is
  ///     reported as its place.
  ///   - isConfined: Whether the program keeps only what an app needs. What is judged has to be.
  func play(
    _ variant: ScenarioVariant, with program: CompiledProgram, files: [String], isConfined: Bool
  ) async throws(SandboxError) -> RunTranscript {
    let label = Run.Label(
      scenario: variant.scenario, screen: variant.screen.size, parameters: variant.parameters,
      stepsBeforeEncore: variant.encore.isEmpty ? nil : variant.steps.count)
    let script = Self.script(of: variant)
    let sandbox = await sandbox()
    let ((transcript, ending), finished) = try await sandbox.converse(
      with: box(program, in: sandbox, isConfined: isConfined)
    ) { conversation in
      await Self.follow(
        script, of: RunTranscript(label: label, steps: variant.steps + variant.encore), conversation
      )
    }
    var result = transcript
    if ending != .complete || finished.outcome != .exited(0) {
      result.stop = await stop(
        finished, in: program, files: files, ending: ending, label: label)
    }
    result.output = CrashReport.printed(finished.errorText)
    return result
  }

  /// Why a program did not reach its end, and where in its sources it was.
  func stop(
    _ finished: Finished, in program: CompiledProgram, files: [String], ending: Ending,
    label: Run.Label
  ) async -> Stop {
    var report = CrashReport(finished.errorText)
    let places = await CodePlace.find(
      report.frames, in: program, toolchain: toolchain, sandbox: await sandbox())
    if let place = places.first(where: { files.contains($0.file) }) ?? places.first {
      report.take(place)
    }
    return report.stop(finished.outcome, ending: ending, label: label, limits: Self.limits)
  }

  /// The judge's messages in a run, in order.
  static func script(of variant: ScenarioVariant) -> [JudgeMessage] {
    [.launch(screen: variant.screen.size, scale: 3)]
      + (variant.steps + variant.encore).map { .perform($0) } + [.finish]
  }

  /// How a conversation ended.
  enum Ending {
    case complete
    /// The program stopped answering.
    case interrupted
    /// The program sent an answer that the message does not allow, or a line without a question.
    case brokeRules
    /// The record became larger than any that a check can read.
    case wroteTooMuch
  }

  private static func follow(
    _ script: [JudgeMessage], of begun: RunTranscript, _ conversation: Conversation
  ) async -> (RunTranscript, Ending) {
    var transcript = begun
    var room = mostEvidence
    let seal = Seal()
    await conversation.send([UInt8](seal.line.utf8))
    for (number, message) in script.enumerated() {
      guard let line = try? Wire.encode(message) else { return (transcript, .interrupted) }
      if conversation.hasUnreadText {
        conversation.dismiss()
        return (transcript, .brokeRules)
      }
      await conversation.send([UInt8](line))
      guard let answer = await conversation.receive(within: patience, upTo: room) else {
        return (transcript, conversation.exceeded ? .wroteTooMuch : .interrupted)
      }
      room -= answer.count
      guard room > 0 else {
        conversation.dismiss()
        return (transcript, .wroteTooMuch)
      }
      guard let opened = seal.opened(Data(answer), to: line, number: number),
        accept(opened, to: message, &transcript)
      else {
        conversation.dismiss()
        return (transcript, .brokeRules)
      }
    }
    return (transcript, conversation.hasUnreadText ? .interrupted : .complete)
  }

  /// Whether the answer is of a kind that the message allows; if so, it is added to the transcript.
  ///
  /// Timelines are decoded later, by the checks or for a report.
  static func accept(
    _ answer: Data, to message: JudgeMessage, _ transcript: inout RunTranscript
  ) -> Bool {
    switch message {
    case .launch, .perform:
      if answer.starts(with: Data(#"{"cannot":"#.utf8)) {
        guard case .cannot(let reason, _, _, _) = try? Wire.decode(StageMessage.self, from: answer)
        else { return false }
        transcript.refusals.append(reason)
      } else if !answer.starts(with: Data(#"{"piece":"#.utf8)) {
        return false
      }
    case .finish:
      if !answer.starts(with: Data(#"{"goodbye":"#.utf8)) { return false }
    }
    transcript.answers.append(answer)
    return true
  }

  /// The box in which a program runs.
  func box(
    _ program: CompiledProgram, in sandbox: Sandbox, isConfined: Bool = false
  ) -> Box {
    let host = Box.Mount(products.host, at: "/engine/program-host")
    let engine = Box.Mount(products.engineLibrary, at: "/engine/libWorkbookEngine.so")
    let learner = Box.Mount(program.path, at: "/program.so")
    return Box(
      executable: sandbox.path(of: host),
      arguments: (isConfined ? ["--confined"] : []) + [sandbox.path(of: learner)],
      environment: [
        "LD_LIBRARY_PATH":
          (sandbox.protection.isSandboxed ? "/engine" : products.folder) + ":" + toolchain.runtime,
        "HOME": "/tmp", "LANG": "C.UTF-8", "TZ": "UTC",
        // Hashes decide the order in sets and dictionaries, which decides what happens first.
        "SWIFT_DETERMINISTIC_HASHING": "1",
        // Takes seconds, and the learner would read sixty lines about our own code.
        "SWIFT_BACKTRACE": "enable=no",
      ],
      mounts: [host, engine, learner, Box.Mount(toolchain.runtime)], limits: Self.limits)
  }
}
