import Chapters
import Foundation

/// The students of a class whom somebody wants to be graded, or left out, by any names of theirs.
public struct StudentSelection: Equatable, Sendable {
  /// Those who are graded; everybody if there are none.
  public var only: [String]
  public var skipped: [String]

  public init(only: [String] = [], skipped: [String] = []) {
    self.only = only
    self.skipped = skipped
  }

  /// A name that nobody has who has handed in something or is on the roster; `nil` if there is none.
  public func unknown(among submissions: [Submission], roster: Roster?) -> String? {
    let names = roster.map(RosterNames.init)
    return (only + skipped).first { Self.ids(named: $0, among: submissions, names).isEmpty }
  }

  /// All submissions; those that are not to be graded are left out.
  public func applied(to submissions: [Submission], roster: Roster?) -> [Submission] {
    guard self != StudentSelection() else { return submissions }
    let names = roster.map(RosterNames.init)
    func ids(_ words: [String]) -> Set<String> {
      Set(words.flatMap { Self.ids(named: $0, among: submissions, names) })
    }
    let (wanted, unwanted) = (ids(only), ids(skipped))
    return submissions.map { submission in
      let isWanted = only.isEmpty || wanted.contains(submission.student)
      guard !isWanted || unwanted.contains(submission.student) else { return submission }
      var left = submission
      left.leaveOut()
      return left
    }
  }

  /// Students with nearly this name.
  public static func nearest(
    to word: String, among submissions: [Submission], roster: Roster?
  ) -> [String] {
    NearestWords.to(
      word, among: Set(submissions.map(plainName) + (roster?.people ?? []).map(\.id)).sorted())
  }

  private static func ids(
    named word: String, among submissions: [Submission], _ names: RosterNames?
  ) -> [String] {
    if submissions.contains(where: { plainName($0) == word }) { return [word] }
    return names?.people(named: word).map(\.id) ?? []
  }

  /// The name that it has when it is unpacked.
  private static func plainName(_ submission: Submission) -> String {
    submission.obstacle == .archive
      ? Folder.withoutArchiveEnding(submission.student) : submission.student
  }
}
