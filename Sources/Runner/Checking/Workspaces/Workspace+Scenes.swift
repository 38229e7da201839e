public import Chapters
import Foundation
public import Record

/// The app around an exercise as it lies in the workspace.
extension Workspace {
  /// The file of a scene, relative to the workspace.
  func sceneFile(_ index: Int, of exercise: Exercise) -> String {
    let scene = exercise.scenes[index]
    let name = scene.name.isEmpty ? "scene-\(index + 1)" : scene.name
    return "\(sceneFolder(of: exercise))/\(name).swift"
  }

  func sceneFolder(of exercise: Exercise) -> String {
    let stem = exercise.fileName.dropLast(".swift".count)
    return ".workbook/scenes/\(exercise.chapter)/\(stem)"
  }

  /// The line above the code of a scene's file.
  static func sceneHead(_ scene: Scene) -> String {
    "// Given, from \(scene.fence.file). What you change here has no effect.\n"
  }

  /// Diagnostics with places in the workspace where theirs are in a chapter, which a learner need not have.
  public func placed(_ diagnostics: [Diagnostic], of exercise: Exercise) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var placed = diagnostic
      placed.notes = self.placed(diagnostic.notes, of: exercise)
      guard let line = diagnostic.line,
        let index = exercise.scenes.firstIndex(where: {
          $0.fence.file == diagnostic.file && $0.fence.firstCodeLine <= line
            && line < $0.fence.firstCodeLine + $0.fence.code.count(where: { $0 == "\n" })
        })
      else { return placed }
      let file = sceneFile(index, of: exercise)
      guard FileManager.default.fileExists(atPath: path(file)) else { return placed }
      placed.file = file
      // The file has one line more, at its beginning.
      placed.line = line - exercise.scenes[index].fence.firstCodeLine + 2
      return placed
    }
  }
}
