import Foundation
import Motion
public import Record

extension Exercise {
  /// The plays with a name, in the form in which verdicts name them.
  ///
  /// - Parameter name: The place among ``plays`` from 1; a scenario's name; or a label such as
  ///   "tap-and-wait on 390 × 844, picture=2", with any screen and any values. Values that are left out
  ///   are the scenario's first.
  /// - Returns: None if there is no such scenario, or it lacks a named parameter.
  public func plays(named name: String) -> [ScenarioVariant] {
    if let number = Int(name) {
      return plays.indices.contains(number - 1) ? [plays[number - 1]] : []
    }
    let own = plays.filter { $0.scenario == name }
    return own.isEmpty ? [labelled(name)].compactMap(\.self) : own
  }

  /// The place of a run's play among ``plays``, from 1; `nil` for one of other values.
  public func number(of run: Run.Label) -> Int? {
    plays.firstIndex { $0.label == run }.map { $0 + 1 }
  }

  private func labelled(_ text: String) -> ScenarioVariant? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let form = #/(\S+) (?:on|in a window of) (\d+) ?[×x] ?(\d+)(?: on a larger screen)?(.*)/#
    guard let parts = words.wholeMatch(of: form), let width = Double(parts.2),
      let height = Double(parts.3), let scenario = scenarios.first(where: { $0.name == parts.1 })
    else { return nil }
    var values: [String: String] = [:]
    for part in parts.4.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      values[pair[0].trimmingCharacters(in: .whitespaces)] = String(pair[1])
    }
    let size = Size(width: width, height: height)
    let known = plays.first {
      $0.scenario == scenario.name && $0.screen.size == size && $0.parameters == values
    }
    return known
      ?? scenario.variant(on: Screen(name: "\(parts.2)x\(parts.3)", size: size), with: values)
  }
}

extension ScenarioVariant {
  /// The label of its runs.
  public var label: Run.Label {
    Run.Label(
      scenario: scenario, screen: screen.size, parameters: parameters,
      stepsBeforeEncore: encore.isEmpty ? nil : steps.count,
      surplus: surplus == .zero ? nil : surplus)
  }
}

extension Scenario {
  /// A variant on any screen and with any values; `nil` if the scenario lacks a named parameter.
  fileprivate func variant(on screen: Screen, with values: [String: String]) -> ScenarioVariant? {
    guard values.keys.allSatisfy({ name in parameters.contains { $0.name == name } }) else {
      return nil
    }
    var all = values
    for parameter in parameters where all[parameter.name] == nil {
      all[parameter.name] = parameter.values[0]
    }
    var own = self
    own.screens = [screen]
    own.parameters = parameters.map { Parameter(name: $0.name, values: [all[$0.name] ?? ""]) }
    return own.variant { _ in 0 }
  }
}
