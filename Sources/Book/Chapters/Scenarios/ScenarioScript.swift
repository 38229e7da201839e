import Motion
import Record

/// A scenario's steps as written, with parameters still in them.
struct ScenarioScript: Sendable {
  var steps: [YAMLValue] = []

  /// The steps of one play.
  func steps(on screen: Screen, with values: [String: String]) -> [Step] {
    var reader = StepReader(screen: screen.size, values: values)
    return steps.compactMap { reader.step($0) }
  }

  /// What is wrong with the steps of one play.
  func faults(on screen: Screen, with values: [String: String]) -> [StepReader.Fault] {
    var reader = StepReader(screen: screen.size, values: values)
    for step in steps { _ = reader.step(step) }
    return reader.faults
  }
}
