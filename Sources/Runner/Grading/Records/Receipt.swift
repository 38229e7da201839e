/// Identifies the submission that a page is about.
///
/// It is a part of the worker's request, so that the same record makes the same page at any time.
public struct Receipt: Codable, Equatable, Sendable {
  /// The digest of the submission, in hexadecimal digits.
  public var submission: String
  /// The beginning of the run that has read it, in the form of ISO 8601.
  public var instant: String

  public init(submission: String, instant: String) {
    self.submission = submission
    self.instant = instant
  }

  /// The day, as a calendar in Greenwich has it: "2026-11-23".
  public var day: String { String(instant.prefix { $0 != "T" }) }
  /// The beginning of the digest, long enough to identify a submission in a course.
  public var mark: String { String(submission.prefix(16)) }
}
