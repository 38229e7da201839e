extension Submission {
  /// Whether a path is that of an archive, which a platform may have made of a whole class.
  public static func isArchive(_ path: String) -> Bool {
    Folder.isArchive(path) && Folder.isRegularFile(path)
  }

  /// Whether the submission is an archive, or has some.
  public var hasArchives: Bool { obstacle == .archive || !archives.isEmpty }

  /// Makes sure that no student is in two places that are graded as one class: which is the student's
  /// submission nobody could say.
  ///
  /// - Parameter classes: Submissions with their archives unpacked.
  public static func requireDistinct(
    _ classes: [(place: String, submissions: [Submission])]
  ) throws(GradingError) {
    var places: [String: String] = [:]
    for (place, submissions) in classes {
      for submission in submissions {
        if let other = places[submission.student] {
          throw .studentInSeveral(submission.student, folders: [other, place])
        }
      }
      for submission in submissions { places[submission.student] = place }
    }
  }

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
  /// As ``matched(_:)``, with submissions from these folders.
  ///
  /// - Throws: ``GradingError/nobodyMatched(folder:found:instead:)`` if all submissions are strangers', which
  ///   says more of the folder or of the roster than of the class.
  public func matched(_ submissions: [Submission], in folders: [String]) throws(GradingError)
    -> [Submission]
  {
    let names = RosterNames(self)
    guard submissions.contains(where: { !names.people(owning: $0).isEmpty }) else {
      let instead = folders.lazy.compactMap { folder in
        submissions.lazy.compactMap { $0.handedOut(in: folder) }.first
      }.first
      throw .nobodyMatched(
        folder: folders.joined(separator: ", "), found: submissions.map(\.student),
        instead: instead)
    }
    return matched(submissions)
  }
}
