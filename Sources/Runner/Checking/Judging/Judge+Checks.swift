import Chapters
import Compiling
import Expectations
import Foundation
import Record
import Sandboxing

extension Judge {
  /// A reason why the checks gave no results.
  enum AskingError: Error {
    /// The answers of the run at this index were not written by the stage, but by the program.
    case forgedRun(Int)
    /// The checks end early over these runs, and do not over the reference's.
    case unbearableRun
    case ours(CheckingError)
  }

  /// The exercise's checks as a program.
  func checks(of exercise: Exercise) async throws(CheckingError) -> CompiledProgram {
    let unit = CompilationUnit(
      module: "Checks", kind: .checks, sources: exercise.checks.map(Self.source))
    switch try await compile(unit) {
    case .accepted(let program, _): return program
    case .rejected(let diagnostics):
      throw .checksRejected(exercise: exercise.id, diagnostics)
    case .stopped(let stop, _):
      throw .checksStopped(exercise: exercise.id, stop)
    }
  }

  /// A check as a source, which says first which scenarios its tests are about: those of the exercise
  /// from which it is borrowed, or all.
  static func source(_ check: Check) -> CompilationUnit.Source {
    var source = source(check.fence)
    source.text = "testsAreAbout(\(check.borrowedScenarios ?? [])); " + source.text
    return source
  }

  /// Runs the checks in a box on the runs' transcripts.
  ///
  /// The checks are trusted; the transcripts come from an untrusted program.
  ///
  /// - Parameters:
  ///   - question: The question about the runs.
  ///   - transcripts: Returns the runs when they have ended; `nil` if there are none to ask about.
  ///   - reference: Returns the runs to compare with in the same way; `nil` if the answer is the
  ///     reference itself.
  ///   - line: Returns the same runs one by one, each as soon as it and those before it have
  ///     ended.
  ///   - isAlone: Whether the checks are loaded while others work for this answer. Among many, whose
  ///     plays queue for the cores, the checks would wait for longer than they may run.
  func ask(
    _ checks: CompiledProgram, _ question: ChecksInput.Question = .verdict,
    about transcripts: @escaping @Sendable () async -> [RunTranscript]?,
    line: PlayedLine? = nil,
    reference: @escaping @Sendable () async -> [RunTranscript]?, exercise: Exercise,
    isAlone: Bool = false
  ) async throws(AskingError) -> ChecksReport {
    if !isAlone {
      _ = await transcripts()
      _ = await reference()
    }
    let ask = { (early: AsyncStream<RunTranscript>?) async throws(AskingError) in
      try await self.answer(
        of: checks, to: question, transcripts: transcripts, early: early, reference: reference,
        exercise: exercise)
    }
    var (output, finished) = try await ask(line?.runs)
    // Most of that time they may have waited for the runs, which are there now.
    if finished.outcome == .wallLimit || line?.isBroken == true {
      (output, finished) = try await ask(nil)
    }
    if finished.outcome == .exited(ChecksProgram.forgedRun),
      let index = Int(finished.errorText.trimmingCharacters(in: .whitespacesAndNewlines)),
      await transcripts()?.indices.contains(index) == true
    {
      throw .forgedRun(index)
    }
    guard finished.outcome == .exited(0),
      let report = try? Wire.decode(ChecksReport.self, from: Data(output))
    else {
      throw .ours(
        .checksBroken(
          exercise: exercise.id, outcome: finished.outcome, output: finished.errorText))
    }
    return report
  }

  private func answer(
    of checks: CompiledProgram, to question: ChecksInput.Question,
    transcripts: @escaping @Sendable () async -> [RunTranscript]?,
    early: AsyncStream<RunTranscript>?,
    reference: @escaping @Sendable () async -> [RunTranscript]?, exercise: Exercise
  ) async throws(AskingError) -> (output: [UInt8], finished: Finished) {
    let host = Box.Mount(compiler.products.host, at: "/engine/program-host")
    let library = Box.Mount(compiler.products.checksLibrary, at: "/engine/libWorkbookChecks.so")
    let program = Box.Mount(checks.path, at: "/program.so")
    let sandbox = await compiler.sandbox()
    let folder = sandbox.protection.isSandboxed ? "/engine" : compiler.products.folder
    let box = Box(
      executable: sandbox.path(of: host), arguments: [sandbox.path(of: program), "main"],
      environment: [
        "LD_LIBRARY_PATH": "\(folder):\(compiler.toolchain.runtime)", "HOME": "/tmp",
        "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
      ],
      mounts: [host, library, program, Box.Mount(compiler.toolchain.runtime)],
      limits: JudgingLimits.current.checks)
    let (output, finished): ([UInt8]?, Finished)
    do throws(SandboxError) {
      (output, finished) = try await sandbox.converse(with: box) { conversation -> [UInt8]? in
        // The reference comes first, because it is mostly there before the answer has been played.
        let input = ChecksInput(
          question, reference: await reference(), scenarios: exercise.scenarios.map(\.name),
          exceptions: exercise.houseRuleExceptions)
        guard let lines = try? input.lines() else {
          conversation.dismiss()
          return nil
        }
        await conversation.write([UInt8](lines))
        var count = 0
        if let early {
          for await transcript in early {
            guard let lines = try? transcript.lines() else {
              conversation.dismiss()
              return nil
            }
            await conversation.write([UInt8](lines))
            count += 1
          }
        }
        guard let answer = await transcripts() else {
          conversation.dismiss()
          return []
        }
        for transcript in answer.dropFirst(count) {
          guard let lines = try? transcript.lines() else {
            conversation.dismiss()
            return nil
          }
          await conversation.write([UInt8](lines))
        }
        await conversation.finish()
        return await conversation.receiveAll(upTo: box.limits.output)
      }
    } catch {
      throw .ours(.sandbox(error))
    }
    // Without one of its runs an answer might pass by the others.
    guard let output else {
      throw .ours(
        .checksBroken(
          exercise: exercise.id, outcome: .dismissed, output: "A run cannot be written as JSON."))
    }
    return (output, finished)
  }

  /// Adds the chapter's explanation of the mistake and the test's source code to a result.
  func explained(_ result: TestResult, exercise: Exercise) -> TestResult {
    var result = result
    result.mistake = result.failure?.mistake.flatMap { name in
      exercise.mistakes.first { $0.name == name }.map {
        RecognizedMistake(name: $0.name, explanation: $0.explanation.markdown)
      } ?? RecognizedMistake.everywhere.first { $0.name == name }
    }
    // Sums of frames leave dust behind the microseconds.
    if let instant = result.failure?.instant {
      result.failure?.instant = (instant * 1e6).rounded() / 1e6
    }
    result.testCode = Self.code(of: result, in: exercise)
    return result
  }

  /// The source of a test: the lines from its first one to its closing brace.
  private static func code(of result: TestResult, in exercise: Exercise) -> String {
    for check in exercise.checks {
      let lines = check.fence.code.split(separator: "\n", omittingEmptySubsequences: false)
      let first = result.line - check.fence.firstCodeLine
      guard lines.indices.contains(first), lines[first].contains("test(") else { continue }
      let last = lines[first...].firstIndex { $0 == "}" } ?? lines.count - 1
      return lines[first...last].joined(separator: "\n")
    }
    return ""
  }
}
