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

  public var sentence: String {
    func text(_ points: Int?) -> String { points.map { "\($0)" } ?? "nothing" }
    return
      "Line \(line) of \(Overrides.fileName) gives \(points) points for an answer that was judged with "
      + "\(text(before)). Another one was handed in since, which is judged with \(text(now)): change the line, "
      + "or take it out."
  }
}
