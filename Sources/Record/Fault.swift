/// A rule of UIKit, Core Animation or Dispatch that the app broke.
public struct Fault: Equatable, Sendable {
  public var code: Code
  /// Facts, by name, as text.
  public var facts: [String: String]

  public init(_ code: Code, facts: [String: String] = [:]) {
    self.code = code
    self.facts = facts
  }
}
