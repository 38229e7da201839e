import Chapters
import Compiling
import Foundation
import Record
import Sandboxing

/// Plays scenarios with a program, in lock step, from outside of its process.
///
/// The judge sends one step at a time, and the program answers each step with one line. It never
/// gets to know what is expected of it, and a line that it sends without a question breaks the
/// rules. An answer counts only with the seal of the stage, whose key the judge sends first.
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
  /// The same where a play that takes longer is played once more, and the box lets others go first.
  private static let earlyPatience = 4.0
  /// The most evidence of one run, in bytes; the book's largest reference leaves a tenth of it.
  static let mostEvidence = 4 << 20

  /// Plays one variant of a scenario from launch to goodbye.
  ///
  /// - Parameters:
  ///   - files: The learner's files; if the program stops, a call in one of them is reported as its
  ///     place.
  ///   - isConfined: Whether the program keeps only the system calls that an app needs, as in
  ///     judging.
  ///   - whenBegun: Called with the function that ends the program.
  func play(
    _ variant: ScenarioVariant, with program: CompiledProgram, files: [CompilationUnit.Source],
    isConfined: Bool,
    whenBegun: @escaping @Sendable (_ end: @escaping @Sendable () -> Void) -> Void = { _ in }
  ) async throws(SandboxError) -> RunTranscript {
    let sandbox = await sandbox()
    let (played, finished) = try await sandbox.converse(
      with: box(program, in: sandbox, isConfined: isConfined)
    ) {
      whenBegun($0.dismissal)
      var run = await Self.follow(variant, $0)
      if run.ending == .complete, $0.hasUnreadText { run.ending = .interrupted }
      return run
    }
    return try await transcript(of: played, finished, with: program, files: files)
  }

  /// Plays variants one after the other in one box, each in a process of its own; the program may
  /// still be being compiled while the box is put up.
  ///
  /// The output of a box's programs cannot be separated, and neither can what is left of them. So
  /// if one of several prints anything, no run counts, and one that is not regular never counts
  /// unless it was the first: those are to be played in boxes of their own.
  ///
  /// - Parameters:
  ///   - workers: Without a core for it the runs do not begin; `nil` if it has one already.
  ///   - cancellation: Decides which runs need not begin, and ends those that have.
  ///   - tell: Called with each regular run at once, and its number, although it may not count in
  ///     the end.
  /// - Returns: The runs that count, by their numbers.
  func play(
    _ variants: [(number: Int, variant: ScenarioVariant)], with awaited: AwaitedProgram,
    files: [CompilationUnit.Source], workers: Workers?,
    cancellation: PlayCancellation, tell: @escaping @Sendable (Int, RunTranscript) -> Void
  ) async throws(SandboxError) -> [Int: RunTranscript] {
    let sandbox = await sandbox()
    let box = box(awaited, in: sandbox, isEarly: workers != nil)
    let (played, finished) = try await sandbox.converse(with: box) {
      (conversation) -> (runs: [Played], program: CompiledProgram)? in
      guard let program = await awaited() else { return nil }
      func follow() async -> [Played] {
        await Self.follow(
          variants, conversation, within: workers == nil ? Self.patience : Self.earlyPatience,
          cancellation, tell: tell)
      }
      guard let workers else { return (await follow(), program) }
      return (await workers.work { await follow() }, program)
    }
    guard let (runs, program) = played, let first = runs.first else { return [:] }
    // Ended from outside, it left what counts behind.
    let isCut = finished.outcome == .dismissed && runs.last?.hasEnded == true
    if runs.count == 1, !isCut {
      let only = try await transcript(of: first, finished, with: program, files: files)
      return [variants[0].number: only]
    }
    let isQuiet = finished.errors.isEmpty
    let isWhole = runs.last?.hasEnded != true || finished.outcome == .exited(0) || isCut
    guard isQuiet, isWhole else { return [:] }
    let counting = zip(variants, runs).filter { $1.hasEnded == true }
    return Dictionary(uniqueKeysWithValues: counting.map { ($0.number, $1.transcript) })
  }

  private static func follow(
    _ variants: [(number: Int, variant: ScenarioVariant)], _ conversation: Conversation,
    within patience: Double, _ cancellation: PlayCancellation, tell: (Int, RunTranscript) -> Void
  ) async -> [Played] {
    var runs: [Played] = []
    for (number, variant) in variants {
      guard cancellation.begin(number, end: conversation.dismissal) else { break }
      var run = await follow(variant, conversation, within: patience)
      if run.ending == .complete { run.hasEnded = await hasEnded(conversation) }
      guard cancellation.end(number) else { break }
      if run.hasEnded == false { run.ending = .interrupted }
      runs.append(run)
      guard run.hasEnded == true else { break }
      tell(number, run.transcript)
    }
    return runs
  }

  /// Whether the host reports that the process of a run has ended well, and nothing else was
  /// written; `nil` if it has ended otherwise, which the box's outcome explains.
  private static func hasEnded(_ conversation: Conversation) async -> Bool? {
    await conversation.receive(within: patience, upTo: ended.count).map {
      $0 == ended && !conversation.hasUnreadText
    }
  }

  /// The line that the host prints when a process of the app has ended.
  private static let ended = Array("ended".utf8)

  private func transcript(
    of played: Played, _ finished: Finished, with program: CompiledProgram,
    files: [CompilationUnit.Source]
  ) async throws(SandboxError) -> RunTranscript {
    guard played.ending != .notBegun || finished.outcome == .dismissed else {
      let reason = finished.errorText.split(separator: "\n").first.map { ": \($0)" } ?? ""
      let end = finished.outcome.predicate(isPlural: false)
      throw .lineBroken(detail: "the program was not begun; it \(end)\(reason)")
    }
    var transcript = played.transcript
    if played.ending != .complete || finished.outcome != .exited(0) {
      transcript.stop = await stop(
        finished, in: program, files: files, ending: played.ending, label: transcript.label)
      transcript.wasEndedByClock = finished.outcome == .wallLimit
    }
    transcript.output = CrashReport.printed(finished.errorText)
    return transcript
  }

  /// Why a program did not reach its end, and where in its sources it was.
  func stop(
    _ finished: Finished, in program: CompiledProgram, files: [CompilationUnit.Source],
    ending: Ending,
    label: Run.Label
  ) async -> Stop {
    var report = CrashReport(finished.errorText)
    let places = await CodePlace.find(
      report.frames, in: program, toolchain: toolchain, sandbox: await sandbox())
    report.take(places, of: files)
    if let block = report.repeatedBlock,
      let function = await CodePlace.function(
        at: block, in: program, toolchain: toolchain, sandbox: await sandbox())
    {
      report.takeBlock(function)
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
    /// The stage ended before anything of the app ran: no fault of the app's.
    case notBegun
    /// The program stopped answering.
    case interrupted
    /// The program sent an answer that the message does not allow, or a line without a question.
    case brokeRules
    /// The record became larger than any that a check can read.
    case wroteTooMuch
  }

  /// A conversation's record, without leftovers of the process.
  private struct Played {
    var transcript: RunTranscript
    var ending: Ending
    /// Whether its process ended as the host says it should; `nil` if the host says nothing.
    var hasEnded: Bool?
  }

  private static func follow(
    _ variant: ScenarioVariant, _ conversation: Conversation, within patience: Double = patience
  ) async -> Played {
    var transcript = RunTranscript(label: variant.label, steps: variant.steps + variant.encore)
    let ending = await follow(script(of: variant), conversation, within: patience, &transcript)
    return Played(transcript: transcript, ending: ending)
  }

  private static func follow(
    _ script: [JudgeMessage], _ conversation: Conversation, within patience: Double,
    _ transcript: inout RunTranscript
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
        if conversation.exceeded { return .wroteTooMuch }
        transcript.unfinished = Data(conversation.unreadText)
        // The stage writes the beginning of its answer before the app's first code runs.
        return number == 0 && !conversation.hasUnreadText ? .notBegun : .interrupted
      }
      // The app's process has ended before its answer had.
      if answer.suffix(ended.count).elementsEqual(ended) {
        transcript.unfinished = Data(answer.dropLast(ended.count))
        return .interrupted
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
    return .complete
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
  ///
  /// - Parameter isEarly: Whether the compiler still works on the program.
  private func box(_ program: AwaitedProgram, in sandbox: Sandbox, isEarly: Bool) -> Box {
    let mount = Box.Mount(program.folder, at: "/program")
    let path = "\(sandbox.path(of: mount))/\(AwaitedProgram.name)"
    var limits = Self.limits
    if isEarly { limits.wall += Compiler.limits.wall }
    let words = ["--confined", "--wait", "libWorkbookEngine.so", path]
    var box = box(mount, arguments: words, limits: limits, in: sandbox)
    // It must not take the compiler's time, for which it waits.
    box.niceness = isEarly ? 10 : 0
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
