/// The points that one test is worth among those of its exercise, and those that it has earned,
/// whole numbers.
public struct PointShare: Codable, Equatable, Sendable {
  /// Why a test that passes earns nothing.
  public enum WithholdingReason: Codable, Equatable, Sendable {
    /// The starter passes it too, and the exercise is not solved.
    case given
    /// A rule that every exercise has does not hold in a scenario that the test is about.
    case ruleBroken(title: String)
  }

  /// All shares of an exercise add up to its points.
  public var worth: Int
  /// Either all that it is worth or nothing.
  public var earned: Int
  /// `nil` if the test does not pass, or earns all its points.
  public var withheld: WithholdingReason?

  public init(worth: Int, earned: Int, withheld: WithholdingReason? = nil) {
    self.worth = worth
    self.earned = earned
    self.withheld = withheld
  }
}
