import Checking

extension Workspace.Continuation {
  /// Tells the learner what became of a file.
  func text(in workspace: Workspace) -> String {
    "\(workspace.file(of: exercise)) now begins with your own answer to \(earlier.id)."
  }
}
