import Checking

extension Terminal {
  /// Says on standard error that a workspace's progress cannot be read, if that is so.
  static func warn(ofDamagedProgressIn workspace: Workspace) {
    guard WorkspaceProgress.isDamaged(in: workspace) else { return }
    complain(
      "Your progress in \(WorkspaceProgress.file) could not be read, so everything counts as open. The next "
        + "check puts that file aside and begins anew.")
  }
}
