import Markdown
public import Record

/// What a scripted user does when a rule's program shows its screen.
public struct Touches: Sendable {
  /// The screen on which every rule is asked.
  public static let screen = Screen.phone

  /// Holds the steps' YAML.
  public var fence: CodeFence
  let script: ScenarioScript

  /// Never empty.
  public var steps: [Step] { script.steps(on: Self.screen, with: [:]) }

  /// The place of a step, counted from 0; that of the fence for a step that is not its own.
  public func location(ofStep number: Int?) -> SourceLocation {
    let isOwn = number.map(script.steps.indices.contains) ?? false
    let place = number.flatMap { isOwn ? script.steps[$0].position : nil } ?? fence.range.start
    return SourceLocation(file: fence.file, line: place.line, column: place.column)
  }
}

extension ScenarioVariant {
  /// What a rule's program is played with: its user, and then time until nothing moves.
  public static func untilRest(after touches: Touches?) -> ScenarioVariant {
    ScenarioVariant(
      scenario: "settle", screen: Touches.screen, parameters: [:],
      steps: (touches?.steps ?? []) + [.settle(limit: 60)])
  }
}
