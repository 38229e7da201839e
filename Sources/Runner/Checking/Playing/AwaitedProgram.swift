import Compiling
import Files
import Foundation

/// A program that is being compiled, and the folder in which boxes that already run will find it.
struct AwaitedProgram: Sendable {
  /// Its name in the folder.
  static let name = "program.so"

  private let place: MarkedFolder
  private let compiling: Task<CompiledProgram?, Never>

  /// Waits for a compilation.
  ///
  /// - Parameters:
  ///   - home: The folder in which the new one is created.
  ///   - compile: Returns `nil` if there is no program in the end.
  init(
    in home: String, _ compile: @escaping @Sendable () async -> CompiledProgram?
  ) throws(FileError) {
    let place = try MarkedFolder(in: home)
    // A box of root's runs as another user, whatever mask root has.
    chmod(place.path, 0o755)
    compiling = Task {
      guard let program = await compile() else { return nil }
      let copy = "\(place.path)/\(Self.name)"
      do { try FileManager.default.copyItem(atPath: program.path, toPath: copy) } catch {
        return nil
      }
      return program
    }
    self.place = place
  }

  var folder: String { place.path }

  /// The program, once it is in the folder; `nil` if it never will be.
  func callAsFunction() async -> CompiledProgram? { await compiling.value }

  /// Deletes the folder.
  func remove() { place.remove() }
}
