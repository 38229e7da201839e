import Motion
import Record

/// A scenario's steps as YAML, with parameters.
struct ScenarioScript: Sendable {
  var steps: [YAMLValue] = []

  /// The steps of one variant.
  func steps(on screen: Screen, with values: [String: String]) -> [Step] {
    var reader = StepReader(screen: screen.size, values: values)
    return steps.compactMap { reader.step($0) }
  }

  /// The errors in the steps of one variant.
  func errors(on screen: Screen, with values: [String: String]) -> [StepReader.PlacedError] {
    var reader = StepReader(screen: screen.size, values: values)
    for step in steps { _ = reader.step(step) }
    return reader.errors
  }
}
