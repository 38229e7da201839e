import Checking

extension Terminal {
  /// Warns on standard error if a workspace's progress cannot be read.
  static func warn(ofUnreadProgressIn workspace: Workspace) {
    switch WorkspaceProgress.condition(in: workspace) {
    case .readable: break
    case .damaged:
      complain(
        "Your progress in \(WorkspaceProgress.file) could not be read, so everything counts as open. The next "
          + "check puts that file aside and begins anew.")
    case .newer(let tool): complain(ProgressWords.newer(tool))
    }
  }
}

/// The wording of what a file of progress could not be used for.
enum ProgressWords {
  /// - Parameter tool: The tool that wrote the file, if it says so.
  static func newer(_ tool: String?) -> String {
    let writer = tool.map { Look.withoutControls($0) } ?? "A later version of the workbook"
    return "\(writer) wrote \(WorkspaceProgress.file) in a newer form than this tool "
      + "(\(Workbook.version)) can read. The file stays as it is: everything counts as open here, and "
      + "nothing is noted. Go on with the newer tool."
  }

  static func setAside(at place: String) -> String {
    "Your progress could not be read, so it begins anew. What was there is in \(place)."
  }
}
