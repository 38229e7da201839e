public import Chapters
public import Compiling
public import Files
import Foundation

/// The files for editors: the app around each exercise, and the commands that compile it.
extension Workspace {
  /// Lets sourcekit-lsp know the engine and the app around each exercise.
  ///
  /// Each exercise gets a folder with its scenes, so that an editor finds the declarations of all
  /// names. `compile_commands.json` keeps the entries of other exercises. It and the scenes are
  /// made again each time; existing files in `.vscode` are the learner's own and stay.
  ///
  /// - Parameter tool: The absolute path of the workbook, which tasks call.
  public func prepareEditors(
    for exercises: [Exercise], products: EngineProducts, tool: String
  ) throws(FileError) {
    let file = path("compile_commands.json")
    var commands: [EditorCommand] = []
    for exercise in exercises {
      let sources = try [self.file(of: exercise)] + writeScenes(of: exercise)
      let arguments = products.editorArguments + sources
      commands += sources.map {
        EditorCommand(directory: folder, file: $0, arguments: arguments)
      }
    }
    let own = Set(commands.map(\.file))
    let kept = FileManager.default.contents(atPath: file).flatMap {
      try? JSONDecoder().decode([EditorCommand].self, from: $0)
    }
    commands += (kept ?? []).filter { !own.contains($0.file) && $0.directory == folder }
    commands.sort { $0.file < $1.file }
    if let bytes = try? commands.readableJSON() { try AtomicFile.write(bytes, to: file) }
    for (name, text) in EditorTasks.files(tool: tool) {
      let place = path(".vscode/\(name)")
      if access(place, F_OK) != 0 { try AtomicFile.write(text, to: place) }
    }
  }

  /// Writes the app around an exercise, a file for each scene, without what the book hides of it: that may be
  /// the answer to another exercise.
  ///
  /// - Returns: The files, relative to the workspace.
  private func writeScenes(of exercise: Exercise) throws(FileError) -> [String] {
    try? FileManager.default.removeItem(atPath: path(sceneFolder(of: exercise)))
    var files: [String] = []
    for (index, scene) in exercise.scenes.enumerated() {
      let file = sceneFile(index, of: exercise)
      let text = Self.sceneHead(scene) + HiddenCode.withoutBodies(scene.fence.code)
      try AtomicFile.write(text, to: path(file), isDurable: false)
      files.append(file)
    }
    return files
  }
}

/// An entry of `compile_commands.json`.
private struct EditorCommand: Codable {
  var directory: String
  var file: String
  var arguments: [String]
}
