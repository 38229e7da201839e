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
    let sandbox = await sandbox()
    let (played, finished) = try await sandbox.converse(
      with: box(program, in: sandbox, isConfined: isConfined)
    ) {
      await Self.follow(variant, $0)
    }
    return await transcript(of: played, finished, with: program, files: files)
  }

  /// Plays one variant with a program that is still being compiled, in a box that is put up meanwhile.
  ///
  /// - Parameters:
  ///   - workers: Without a core for it the run does not begin.
  ///   - isPointless: Asked once there is a core.
  /// - Returns: `nil` if there is no program in the end, or no point in playing it.
  func play(
    _ variant: ScenarioVariant, with awaited: AwaitedProgram, files: [String], workers: Workers,
    unless isPointless: @escaping @Sendable () async -> Bool
  ) async throws(SandboxError) -> RunTranscript? {
    let sandbox = await sandbox()
    let (played, finished) = try await sandbox.converse(with: box(awaited, in: sandbox)) {
      (conversation) -> (played: Played, program: CompiledProgram)? in
      guard let program = await awaited() else { return nil }
      return await workers.work {
        await isPointless() ? nil : (await Self.follow(variant, conversation), program)
      }
    }
    guard let played else { return nil }
    return await transcript(of: played.played, finished, with: played.program, files: files)
  }

  private func transcript(
    of played: Played, _ finished: Finished, with program: CompiledProgram, files: [String]
  ) async -> RunTranscript {
    var transcript = played.transcript
    if played.ending != .complete || finished.outcome != .exited(0) {
      transcript.stop = await stop(
        finished, in: program, files: files, ending: played.ending, label: transcript.label)
    }
    transcript.output = CrashReport.printed(finished.errorText)
    return transcript
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
    [.launch(screen: variant.screen.size, scale: 3, surplus: variant.surplus)]
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

  /// A conversation's record, without what the process left behind.
  private struct Played {
    var transcript: RunTranscript
    var ending: Ending
  }

  private static func follow(
    _ variant: ScenarioVariant, _ conversation: Conversation
  ) async -> Played {
    let label = Run.Label(
      scenario: variant.scenario, screen: variant.screen.size, parameters: variant.parameters,
      stepsBeforeEncore: variant.encore.isEmpty ? nil : variant.steps.count,
      surplus: variant.surplus == .zero ? nil : variant.surplus)
    var transcript = RunTranscript(label: label, steps: variant.steps + variant.encore)
    let ending = await follow(script(of: variant), conversation, &transcript)
    return Played(transcript: transcript, ending: ending)
  }

  private static func follow(
    _ script: [JudgeMessage], _ conversation: Conversation, _ transcript: inout RunTranscript
  ) async -> Ending {
    var room = mostEvidence
    let seal = Seal()
    await conversation.send([UInt8](seal.line.utf8))
    for (number, message) in script.enumerated() {
      guard let line = try? Wire.encode(message) else { return .interrupted }
      if conversation.hasUnreadText {
        conversation.dismiss()
        return .brokeRules
      }
      await conversation.send([UInt8](line))
      guard let answer = await conversation.receive(within: patience, upTo: room) else {
        return conversation.exceeded ? .wroteTooMuch : .interrupted
      }
      room -= answer.count
      guard room > 0 else {
        conversation.dismiss()
        return .wroteTooMuch
      }
      guard let opened = seal.opened(Data(answer), to: line, number: number),
        accept(opened, to: message, &transcript)
      else {
        conversation.dismiss()
        return .brokeRules
      }
    }
    return conversation.hasUnreadText ? .interrupted : .complete
  }

  /// Whether the answer is of a kind that the message allows; if so, it is added to the transcript.
  ///
  /// Timelines are decoded later, by the checks or for a report.
  static func accept(
    _ answer: Data, to message: JudgeMessage, _ transcript: inout RunTranscript
  ) -> Bool {
    switch message {
    case .launch, .perform:
      if !AnswerText.ends(answer, as: .piece) {
        guard case .cannot(let reason, _, _, _) = try? Wire.decode(StageMessage.self, from: answer)
        else { return false }
        transcript.refusals.append(reason)
      }
    case .finish:
      if !AnswerText.ends(answer, as: .goodbye) { return false }
    }
    transcript.answers.append(answer)
    return true
  }

  /// The box in which a program runs.
  func box(
    _ program: CompiledProgram, in sandbox: Sandbox, isConfined: Bool = false
  ) -> Box {
    let mount = Box.Mount(program.path, at: "/program.so")
    let words = (isConfined ? ["--confined"] : []) + [sandbox.path(of: mount)]
    return box(mount, arguments: words, limits: Self.limits, in: sandbox)
  }

  /// The box in which the engine waits for a program.
  private func box(_ program: AwaitedProgram, in sandbox: Sandbox) -> Box {
    let mount = Box.Mount(program.folder, at: "/program")
    let path = "\(sandbox.path(of: mount))/\(AwaitedProgram.name)"
    var limits = Self.limits
    limits.wall += Compiler.limits.wall
    let words = ["--confined", "--wait", "libWorkbookEngine.so", path]
    var box = box(mount, arguments: words, limits: limits, in: sandbox)
    // It must not take the compiler's time, for which it waits.
    box.niceness = 10
    return box
  }

  private func box(
    _ program: Box.Mount, arguments: [String], limits: Limits, in sandbox: Sandbox
  ) -> Box {
    let host = Box.Mount(products.host, at: "/engine/program-host")
    let engine = Box.Mount(products.engineLibrary, at: "/engine/libWorkbookEngine.so")
    return Box(
      executable: sandbox.path(of: host), arguments: arguments,
      environment: [
        "LD_LIBRARY_PATH":
          (sandbox.protection.isSandboxed ? "/engine" : products.folder) + ":" + toolchain.runtime,
        "HOME": "/tmp", "LANG": "C.UTF-8", "TZ": "UTC",
        // Hashes decide the order in sets and dictionaries, which decides what happens first.
        "SWIFT_DETERMINISTIC_HASHING": "1",
        // Takes seconds, and the learner would read sixty lines about our own code.
        "SWIFT_BACKTRACE": "enable=no",
      ],
      mounts: [host, engine, program, Box.Mount(toolchain.runtime)], limits: limits)
  }
}
