/// A right answer with one small change, which should make it wrong.
public struct Mutant: Equatable, Sendable {
  /// The line of the change, from 1.
  public var line: Int
  /// The change in one line: `old → new`.
  ///
  /// Unique together with the line.
  public var change: String
  /// The whole text with the change in it.
  ///
  /// Its lines are those of the original.
  public var text: String
  /// The original with a trap before the change, if the change is in a guard's way out.
  ///
  /// If the trap is never met, no play of the exercise can distinguish the mutant from the
  /// original.
  public var probe: String?

  /// How a statement is changed that is done the first time only, and that is left out.
  static let (firstTimeOnly, leftOut) = (" → the first time only", " → nothing")

  /// The change in words; of a statement that is done the first time only, that of leaving it out.
  public var changeOfLeavingOut: String {
    change.hasSuffix(Self.firstTimeOnly)
      ? change.dropLast(Self.firstTimeOnly.count) + Self.leftOut : change
  }
}
