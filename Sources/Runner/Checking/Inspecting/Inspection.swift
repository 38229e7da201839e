/// The result of an inspection: how much of a book was proven, and its problems.
public struct Inspection: Equatable, Sendable {
  public var chapters = 0
  public var exercises = 0
  public var mistakes = 0
  public var rules = 0
  public var examples = 0
  /// In the order of files and lines.
  public var problems: [InspectionFinding] = []

  public init() {}
}
