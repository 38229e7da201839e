import Chapters
import Compiling
import Foundation
import Record
import Sandboxing

/// Plays scenarios with a program, in lock step, from outside of its process.
///
/// The judge speaks first and reveals one step at a time; the program answers each with one line. It
/// is never told what is expected of it, and whatever it says unasked breaks the rules. The end
/// counts only with the echo of a number that it has not seen before.
struct Player: Sendable {
  let toolchain: Toolchain
  let products: EngineProducts
  let sandbox: SharedSandbox

  /// What one run may use. Virtual time costs nothing, so real programs need a tenth of a second.
  static let limits = Limits(
    cpu: 3, wall: 30, memory: 512 << 20, processes: 32, fileSize: 1 << 20, output: 1 << 20)
  /// Seconds for one answer, if the program does not compute but waits.
  static let patience = 10.0
  /// Bytes of one answer.
  static let longestAnswer = 32 << 20

  /// Plays one variant of a scenario from launch to goodbye.
  ///
  /// - Parameter files: The files in which a fault is looked for first.
  func play(
    _ variant: ScenarioVariant, with program: CompiledProgram, files: [String]
  ) async throws(SandboxError) -> RunTranscript {
    let label = Run.Label(
      scenario: variant.scenario, screen: variant.screen.size, parameters: variant.parameters)
    let nonce = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let script = Self.script(of: variant, nonce: nonce)
    let sandbox = await sandbox()
    let ((transcript, ending), finished) = try await sandbox.converse(
      with: box(program, in: sandbox)
    ) { conversation in
      await Self.follow(script, of: label, nonce: nonce, with: conversation)
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

  /// All that the judge says in a run, in order.
  static func script(of variant: ScenarioVariant, nonce: String) -> [JudgeMessage] {
    [.launch(screen: variant.screen.size, scale: 3)] + variant.steps.map { .perform($0) }
      + [.finish(nonce: nonce)]
  }

  /// How a conversation ended.
  enum Ending {
    case complete
    /// The program stopped answering.
    case interrupted
    /// The program answered something else, or unasked.
    case brokeRules
  }

  private static func follow(
    _ script: [JudgeMessage], of label: Run.Label, nonce: String, with conversation: Conversation
  ) async -> (RunTranscript, Ending) {
    var transcript = RunTranscript(label: label)
    for message in script {
      guard let line = try? Wire.encode(message) else { return (transcript, .interrupted) }
      if conversation.hasUnreadText {
        conversation.dismiss()
        return (transcript, .brokeRules)
      }
      await conversation.send([UInt8](line))
      guard let answer = await conversation.receive(within: patience, upTo: longestAnswer) else {
        return (transcript, .interrupted)
      }
      guard accept(Data(answer), to: message, nonce: nonce, &transcript) else {
        conversation.dismiss()
        return (transcript, .brokeRules)
      }
    }
    return (transcript, conversation.hasUnreadText ? .interrupted : .complete)
  }

  /// Whether the answer is one that the message allows. Its content is read later, and elsewhere.
  private static func accept(
    _ answer: Data, to message: JudgeMessage, nonce: String, _ transcript: inout RunTranscript
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
      guard
        case .goodbye(let echo, _, _, _) = try? Wire.decode(StageMessage.self, from: answer),
        echo == nonce
      else { return false }
    }
    transcript.answers.append(answer)
    return true
  }

  /// The box in which a program runs.
  func box(_ program: CompiledProgram, in sandbox: Sandbox) -> Box {
    let host = Box.Mount(products.host, at: "/engine/program-host")
    let engine = Box.Mount(products.engineLibrary, at: "/engine/libWorkbookEngine.so")
    let learner = Box.Mount(program.path, at: "/program.so")
    return Box(
      executable: sandbox.path(of: host), arguments: [sandbox.path(of: learner)],
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
