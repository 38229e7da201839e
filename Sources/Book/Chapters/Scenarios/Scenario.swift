import Markdown
import Motion
import Record

/// A scripted user, played on several screens and with several values.
public struct Scenario: Sendable {
  /// A value that differs between variants.
  public struct Parameter: Equatable, Sendable {
    /// The name after `$` in the steps.
    public var name: String
    /// The values as they are written; never empty.
    public var values: [String]
  }

  /// Unique in its exercise.
  public var name: String
  /// Holds the scenario's YAML.
  public var fence: CodeFence
  /// Never empty.
  public var screens: [Screen]
  /// In the order of the YAML; may be empty.
  public var parameters: [Parameter]
  /// The aspects that drawn plays keep as written, each with the author's reason.
  public var fixed: [Aspect: String] = [:]
  /// The steps, with parameters that have no value yet.
  var script: ScenarioScript
  /// One more use of the app, after the steps; `nil` stands for the steps themselves.
  var encore: ScenarioScript?

  /// The variants that `check` plays: the i-th has the i-th screen and the i-th value of each
  /// parameter.
  ///
  /// The longest of these lists decides how many variants there are; shorter lists start over.
  public var variants: [ScenarioVariant] {
    let count = parameters.map(\.values.count).reduce(screens.count, max)
    return (0..<count).map { index in variant { index % $0 } }
  }

  /// The position of a step of the first use, or of the second; `nil` for steps that are written
  /// nowhere.
  public func position(ofStep number: Int) -> SourcePosition? {
    // Two steps wait between the uses.
    let later = (encore ?? script).steps
    let steps = script.steps.map(Optional.some) + [nil, nil] + later.map(Optional.some)
    return steps.indices.contains(number) ? steps[number]?.position : nil
  }

  /// A variant with chosen values.
  ///
  /// - Parameter choice: Returns an index in 0..<count. Called once for the screen and once for
  ///   each parameter, in this order.
  public func variant(choosing choice: (_ count: Int) -> Int) -> ScenarioVariant {
    let screen = screens[choice(screens.count)]
    var values: [String: String] = [:]
    for parameter in parameters {
      values[parameter.name] = parameter.values[choice(parameter.values.count)]
    }
    return ScenarioVariant(
      scenario: name, screen: screen, parameters: values,
      steps: script.steps(on: screen, with: values),
      encore: (encore ?? script).steps(on: screen, with: values))
  }
}

/// A scenario on one screen, with one value for each parameter.
public struct ScenarioVariant: Codable, Equatable, Sendable {
  /// The scenario's name.
  public var scenario: String
  /// The screen at the start; steps may rotate it.
  public var screen: Screen
  /// Values by name.
  public var parameters: [String: String]
  /// With values in place of parameters.
  public var steps: [Step]
  /// The steps after the scenario's own, for the house rules alone; empty if the app is used only
  /// once.
  public internal(set) var encore: [Step] = []
  /// How much larger than the app's window the screen is.
  public internal(set) var surplus = Size.zero

  /// Makes a variant of a scenario that is in no chapter.
  public init(scenario: String, screen: Screen, parameters: [String: String], steps: [Step]) {
    self.scenario = scenario
    self.screen = screen
    self.parameters = parameters
    self.steps = steps
  }

  /// - Parameter encore: The steps of the second use; it begins when all has come to rest.
  init(
    scenario: String, screen: Screen, parameters: [String: String], steps: [Step], encore: [Step]
  ) {
    self.init(scenario: scenario, screen: screen, parameters: parameters, steps: steps)
    if !encore.isEmpty { self.encore = [.wait(0.1), .settle(limit: 10)] + encore }
  }

  /// One line: "tap-and-wait on phone, picture=2".
  public var title: String {
    let values = parameters.sorted { $0.key < $1.key }.map { ", \($0.key)=\($0.value)" }
    return "\(scenario) on \(screen.name)\(values.joined())"
  }
}

/// A device's screen.
public struct Screen: Codable, Equatable, Sendable {
  /// The name that authors use, or the size: "phone", "300x500".
  public var name: String
  /// In points.
  public var size: Size

  /// Makes a screen of any size, such as one that `grade` chooses at random.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }

  /// A common phone in portrait.
  public static let phone = Screen(name: "phone", size: Size(width: 390, height: 844))
  /// The smallest phone that is still in use, in portrait.
  public static let small = Screen(name: "small", size: Size(width: 320, height: 568))
  /// A tablet in portrait.
  public static let tablet = Screen(name: "tablet", size: Size(width: 820, height: 1180))
  /// The common phone in landscape.
  public static let landscape = Screen(name: "landscape", size: Size(width: 844, height: 390))

  /// All screens that have a name.
  public static let named: [Screen] = [phone, small, tablet, landscape]
}
