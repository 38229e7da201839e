public import Chapters
public import Compiling
import Foundation
import Record
import Sandboxing

extension Judge {
  /// Compiles code of any origin as one module, and runs it if it has an entry point.
  ///
  /// - Parameters:
  ///   - sources: With their drivers, if they have any.
  ///   - module: The name under which the sources may import themselves.
  ///   - play: The scenario variant to play if there is a root controller.
  public func play(
    _ sources: [CompilationUnit.Source], module: String, play: ScenarioVariant
  ) async throws(CheckingError) -> PlayResult {
    let entry = EntryPoint.find(in: sources)
    let unit = Self.unit(sources, module: module, entry: entry)
    return try await run(unit, from: entry, play)
  }

  /// Compiles sources as one module, and runs the statements of the last one.
  public func run(
    script sources: [CompilationUnit.Source], module: String
  ) async throws(CheckingError) -> PlayResult {
    let play = ScenarioVariant(
      scenario: "statements", screen: .phone, parameters: [:], steps: [])
    return try await run(
      CompilationUnit(module: module, kind: .script, sources: sources),
      from: .statements(sources.count - 1), play)
  }

  private func run(
    _ unit: CompilationUnit, from entry: EntryPoint, _ play: ScenarioVariant
  ) async throws(CheckingError) -> PlayResult {
    switch try await compile(unit) {
    case .rejected(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }
      return PlayResult(
        outcome: .rejected(errors, missing: MissingName.all(in: errors)), output: "")
    case .stopped(let stop, _): return PlayResult(outcome: .unfinished(stop), output: "")
    case .accepted(let program, let warnings):
      do throws(SandboxError) {
        var result =
          switch entry {
          case .rootController: try await playApp(program, unit.sources, play)
          case .statements: try await runStatements(program, unit.sources, play)
          case .none: PlayResult(outcome: .compiled, output: "")
          }
        result.warnings = warnings.filter { $0.id == "pound_warning" }
        return result
      } catch {
        throw .sandbox(error)
      }
    }
  }

  private static func unit(
    _ sources: [CompilationUnit.Source], module: String, entry: EntryPoint
  ) -> CompilationUnit {
    switch entry {
    case .rootController:
      return CompilationUnit(
        module: module, kind: .app, sources: sources, allFilesSeeUIKit: true)
    case .statements(let index):
      // The compiler allows statements in the last one.
      var ordered = sources
      ordered.append(ordered.remove(at: index))
      return CompilationUnit(
        module: module, kind: .script, sources: ordered, allFilesSeeUIKit: true)
    case .none:
      return CompilationUnit(
        module: module, kind: .app, sources: sources + [emptyApp], allFilesSeeUIKit: true)
    }
  }

  /// An app that is linked with code without an entry point.
  private static let emptyApp = CompilationUnit.Source(
    name: "empty app",
    text: "import UIKit\nfunc makeRootViewController() -> UIViewController { .init() }\n")

  private func playApp(
    _ program: CompiledProgram, _ sources: [CompilationUnit.Source], _ play: ScenarioVariant
  ) async throws(SandboxError) -> PlayResult {
    let transcript = try await workers.work { () async throws(SandboxError) in
      try await player.play(play, with: program, files: sources, isConfined: false)
    }
    let run = try? transcript.shownRun()
    let outcome: PlayResult.Outcome =
      if let stop = transcript.stop {
        .stopped(stop, run)
      } else if let run {
        .played(run)
      } else {
        .stopped(Stop(reason: .protocolFault, run: transcript.label), nil)
      }
    return PlayResult(outcome: outcome, output: transcript.output)
  }

  private func runStatements(
    _ program: CompiledProgram, _ sources: [CompilationUnit.Source], _ play: ScenarioVariant
  ) async throws(SandboxError) -> PlayResult {
    let finished = try await workers.work { () async throws(SandboxError) in
      let sandbox = await compiler.sandbox()
      return try await sandbox.run(player.box(program, in: sandbox))
    }
    let printed = CrashReport.withoutAddresses(String(decoding: finished.output, as: UTF8.self))
    let output = printed + CrashReport.printed(finished.errorText)
    if case .exited(let status) = finished.outcome {
      return PlayResult(outcome: .ran(status: status), output: output)
    }
    let label = Run.Label(scenario: play.scenario, screen: play.screen.size)
    let stop = await player.stop(
      finished, in: program, files: sources, ending: .interrupted, label: label)
    return PlayResult(outcome: .stopped(stop, nil), output: output)
  }
}
