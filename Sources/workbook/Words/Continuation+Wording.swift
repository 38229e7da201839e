import Chapters
import Checking

extension Workspace.Continuation {
  /// The message about a file that now begins with the learner's own answer.
  func text(in workspace: Workspace) -> String {
    "\(workspace.file(of: exercise)) now begins with your own answer to \(earlier.id)."
  }
}
