import Chapters
import Compiling
import Foundation
import Sandboxing

extension Judge {
  /// Runs code that proves itself: it has to come to its end without a trap.
  ///
  /// - Returns: A description of the problem; `nil` if there is none.
  func trial(
    of program: CompiledProgram, kind: CompilationUnit.Kind
  ) async throws(CheckingError) -> String? {
    do throws(SandboxError) {
      switch kind {
      case .app:
        let variant = ScenarioVariant(
          scenario: "settle", screen: .phone, parameters: [:], steps: [.settle(limit: 60)])
        let transcript = try await workers.work { () async throws(SandboxError) in
          try await player.play(variant, with: program, files: [], isConfined: false)
        }
        return transcript.stop?.sentence
      case .script, .checks:
        let finished = try await workers.work { () async throws(SandboxError) in
          let sandbox = await compiler.sandbox()
          return try await sandbox.run(player.box(program, in: sandbox))
        }
        guard finished.outcome != .exited(0) else { return nil }
        return "It \(finished.outcome.predicate(isPlural: false)).\n\(finished.errorText)"
      }
    } catch {
      throw .sandbox(error)
    }
  }
}
