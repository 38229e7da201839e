import Chapters
import Checking

extension Workspace.Continuation {
  /// Tells the learner what became of a file.
  func text(in workspace: Workspace) -> String {
    "\(workspace.file(of: exercise)) now begins with your own answer to \(earlier.id)."
  }
}

extension Exercise {
  /// Tells the learner that the file is there now.
  var givenText: String { "\(exerciseFile) is there now: you have solved what it shows." }
}
