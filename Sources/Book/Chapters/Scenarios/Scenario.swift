import Motion
import Record

/// A scripted user, to be played on several screens and with several values.
public struct Scenario: Sendable {
  /// A value that varies from play to play.
  public struct Parameter: Equatable, Sendable {
    /// What stands after `$` in the steps.
    public var name: String
    /// As written; never empty.
    public var values: [String]
  }

  /// Unique in its exercise.
  public var name: String
  /// Where its YAML stands.
  public var fence: CodeFence
  /// Never empty.
  public var screens: [Screen]
  /// In the order in which they are written; may be empty.
  public var parameters: [Parameter]
  /// What drawn plays keep as it is written, with the author's reason.
  public var fixed: [Aspect: String] = [:]
  /// The steps before parameters and screen are known.
  var script: ScenarioScript

  /// The plays of `check`: the i-th screen together with the i-th value of each parameter.
  ///
  /// There are as many as the longest of these lists has entries; shorter ones begin again.
  public var variants: [ScenarioVariant] {
    let count = parameters.map(\.values.count).reduce(screens.count, max)
    return (0..<count).map { index in variant { index % $0 } }
  }

  /// One play; `choice` is asked for an index below a count, for the screen and each parameter.
  public func variant(choosing choice: (_ count: Int) -> Int) -> ScenarioVariant {
    let screen = screens[choice(screens.count)]
    var values: [String: String] = [:]
    for parameter in parameters {
      values[parameter.name] = parameter.values[choice(parameter.values.count)]
    }
    return ScenarioVariant(
      scenario: name, screen: screen, parameters: values,
      steps: script.steps(on: screen, with: values))
  }
}

/// A scenario with everything decided.
public struct ScenarioVariant: Equatable, Sendable {
  public var scenario: String
  /// What it is played on at the start.
  public var screen: Screen
  /// Values by name.
  public var parameters: [String: String]
  /// What the stage performs, in order.
  public var steps: [Step]

  /// Decides everything at once, for plays that no chapter describes.
  public init(scenario: String, screen: Screen, parameters: [String: String], steps: [Step]) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
    self.steps = steps
  }

  /// Such as "tap-and-wait on phone, picture=2".
  public var title: String {
    let values = parameters.sorted { $0.key < $1.key }.map { ", \($0.key)=\($0.value)" }
    return "\(scenario) on \(screen.name)\(values.joined())"
  }
}

/// A device's screen.
public struct Screen: Equatable, Sendable {
  /// What authors call it, or its size.
  public var name: String
  /// In points.
  public var size: Size

  /// Takes any size, such as one that `grade` draws.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }

  /// An upright phone of the usual size.
  public static let phone = Screen(name: "phone", size: Size(width: 390, height: 844))
  /// The smallest phone that is still in use.
  public static let small = Screen(name: "small", size: Size(width: 320, height: 568))
  /// An upright tablet.
  public static let tablet = Screen(name: "tablet", size: Size(width: 820, height: 1180))
  /// The usual phone on its side.
  public static let landscape = Screen(name: "landscape", size: Size(width: 844, height: 390))

  /// All screens that have a name.
  public static let named: [Screen] = [phone, small, tablet, landscape]
}
