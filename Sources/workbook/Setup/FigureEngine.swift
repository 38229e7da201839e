import Checking
import Compiling
import Files
import Foundation

/// The program that computes the figures in browsers.
struct FigureEngine {
  /// `nil` where no Swift could build it; pages show pictures then.
  let program: Data?

  /// The file of a copy that `install` has made, which has no sources to build it of.
  static let file = "figure-engine.wasm"

  /// Takes the built one of an installed copy, or builds it of the package's sources.
  init(of installation: Installation, with compiler: Compiler) async throws(WebProgramError) {
    if let sources = WebProgram.figures(package: installation.root) {
      let progress = ProgressLine("Compiling the engine of the figures")
      do throws(WebProgramError) {
        program = try await sources.build(with: compiler)
      } catch {
        await progress.end()
        throw error
      }
      await progress.end()
    } else {
      program = FileManager.default.contents(atPath: "\(installation.products)/\(Self.file)")
    }
    if program == nil {
      Terminal.say("The figures stay pictures: the Swift here cannot build them for browsers.")
    }
  }
}
