/// Points that a person gave for an answer in whose place there is another one now.
public struct OutdatedOverride: Equatable, Sendable {
  public var student: String
  public var exercise: String
  /// The line in `overrides.csv`.
  public var line: Int
  public var points: Int
  /// What was judged when the points were given, and what is now; `nil` if nothing could be.
  public var before: Int?
  public var now: Int?
}
