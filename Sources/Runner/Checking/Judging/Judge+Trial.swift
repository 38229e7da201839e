import Chapters
import Compiling
import Foundation
import Sandboxing

extension Judge {
  /// Runs code that proves itself: it has to come to its end without a trap.
  ///
  /// - Parameter touches: What a user does when an app shows its screen.
  /// - Returns: A description of the problem, and the step that could not be performed, from 0, if that
  ///   is it; `nil` if there is none.
  func trial(
    of program: CompiledProgram, kind: CompilationUnit.Kind, touches: Touches? = nil
  ) async throws(CheckingError) -> (detail: String, step: Int?)? {
    do throws(SandboxError) {
      switch kind {
      case .app:
        let transcript = try await workers.work { () async throws(SandboxError) in
          try await player.play(
            .untilRest(after: touches), with: program, files: [], isConfined: false)
        }
        if let stop = transcript.stop { return (stop.sentence, nil) }
        guard let reason = transcript.refusals.first else { return nil }
        return (reason, (try? transcript.run())?.refusals.first?.step)
      case .script, .checks:
        let finished = try await workers.work { () async throws(SandboxError) in
          let sandbox = await compiler.sandbox()
          return try await sandbox.run(player.box(program, in: sandbox))
        }
        guard finished.outcome != .exited(0) else { return nil }
        return ("It \(finished.outcome.predicate(isPlural: false)).\n\(finished.errorText)", nil)
      }
    } catch {
      throw .sandbox(error)
    }
  }
}
