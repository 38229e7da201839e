import Checking

extension Terminal {
  /// Warns on standard error if a workspace's progress cannot be read.
  static func warn(ofDamagedProgressIn workspace: Workspace) {
    guard WorkspaceProgress.isDamaged(in: workspace) else { return }
    complain(
      "Your progress in \(WorkspaceProgress.file) could not be read, so everything counts as open. The next "
        + "check puts that file aside and begins anew.")
  }
}
