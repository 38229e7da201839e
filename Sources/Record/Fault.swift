/// A rule of UIKit, Core Animation or Dispatch that the app broke.
public struct Fault: Equatable, Sendable {
  /// The rule that was broken.
  public var code: Code
  /// Details by name, such as the classes of controllers.
  public var facts: [String: String]

  public init(_ code: Code, facts: [String: String] = [:]) {
    self.code = code
    self.facts = facts
  }
}
