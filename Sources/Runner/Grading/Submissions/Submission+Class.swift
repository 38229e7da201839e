extension Submission {
  /// Whether a path is that of an archive, which a platform may have made of a whole class.
  public static func isArchive(_ path: String) -> Bool {
    Folder.isArchive(path) && Folder.isRegularFile(path)
  }

  /// Whether the submission is an archive, or has some.
  public var hasArchives: Bool { obstacle == .archive || !archives.isEmpty }

  /// Makes sure that the only submission is not what a platform hands out for a class.
  ///
  /// - Parameters:
  ///   - submissions: With their archives unpacked.
  ///   - folder: Where they are.
  static public func requireClass(
    _ submissions: [Submission], in folder: String
  ) throws(GradingError) {
    guard submissions.count == 1, let only = submissions.first, only.looseFiles == nil else {
      return
    }
    guard let instead = only.handedOut(in: folder) else { return }
    throw .classAsSubmission(folder: folder, name: only.student, instead: instead)
  }

  /// The folder or the archive of a class that the submission is or has.
  fileprivate func handedOut(in place: String) -> String? {
    for folder in [folder] + unpacked.values {
      let found = PlatformName.areIn(folder) ? folder : PlatformName.folder(below: folder)
      guard let found else { continue }
      // What was unpacked is not there any more when somebody reads its name.
      return found.hasPrefix(place + "/") ? found : archive(in: place)
    }
    return nil
  }

  private func archive(in place: String) -> String {
    let names = (Folder.names(in: place) ?? []).compactMap(\.text)
    let name = names.first {
      [student, platformName].contains(Folder.withoutArchiveEnding($0)) && Folder.isArchive($0)
    }
    return name.map { "\(place)/\($0)" }
      ?? archives.first.map { "\(folder)/\($0)" } ?? folder
  }
}

extension Roster {
  /// As ``matched(_:)``.
  ///
  /// - Throws: ``GradingError/nobodyMatched(folder:found:instead:)`` if all submissions are strangers', which
  ///   says more of the folder or of the roster than of the class.
  public func matched(_ submissions: [Submission], in folder: String) throws(GradingError)
    -> [Submission]
  {
    let names = RosterNames(self)
    guard submissions.contains(where: { !names.people(owning: $0).isEmpty }) else {
      throw .nobodyMatched(
        folder: folder, found: submissions.map(\.student),
        instead: submissions.lazy.compactMap { $0.handedOut(in: folder) }.first)
    }
    return matched(submissions)
  }
}
