import Markdown
import Motion
import Record

/// Reads a scenario's YAML, and collects the author's errors.
struct ScenarioReader {
  private(set) var errors: [StepReader.PlacedError] = []

  /// `nil` if there is any error.
  mutating func scenario(_ fence: CodeFence) -> Scenario? {
    let parsed: YAMLValue?
    do {
      parsed = try YAMLValue.parse(fence.code, at: fence.position(line: 1))
    } catch {
      report(.invalidYAML(problem: error.problem), at: error.position)
      return nil
    }
    guard let parsed else { return empty(fence) }
    var scenario = Scenario(
      name: fence.name, fence: fence, screens: [.phone, .small, .tablet], parameters: [],
      script: ScenarioScript())
    switch parsed.content {
    case .list(let steps): scenario.script.steps = steps
    case .map(let entries): read(entries, into: &scenario)
    case .scalar:
      report(.stepNotUnderstood(expected: "a list of steps"), at: parsed.position)
      return nil
    }
    if scenario.script.steps.isEmpty && errors.isEmpty { return empty(fence) }
    addStepFaults(of: scenario)
    return errors.isEmpty ? scenario : nil
  }

  /// A rule's scripted user: a list of steps, on the screen that every rule has.
  ///
  /// - Returns: `nil` if there is any error.
  mutating func touches(_ fence: CodeFence) -> Touches? {
    do {
      let parsed = try YAMLValue.parse(fence.code, at: fence.position(line: 1))
      guard case .list(let steps)? = parsed?.content, !steps.isEmpty else {
        report(
          .stepNotUnderstood(expected: "a list of steps"),
          at: parsed?.position ?? fence.range.start)
        return nil
      }
      let script = ScenarioScript(steps: steps)
      errors += script.errors(on: Touches.screen, with: [:])
      return errors.isEmpty ? Touches(fence: fence, script: script) : nil
    } catch {
      report(.invalidYAML(problem: error.problem), at: error.position)
      return nil
    }
  }

  private mutating func empty(_ fence: CodeFence) -> Scenario? {
    report(.scenarioWithoutSteps(fence.name), at: fence.range.start)
    return nil
  }

  private mutating func read(_ entries: [YAMLValue.Entry], into scenario: inout Scenario) {
    var encore: ScenarioScript?
    for entry in entries {
      switch entry.key {
      case "screens":
        let screens = list(entry.value).compactMap { screen($0) }
        if !screens.isEmpty { scenario.screens = screens }
      case "vary": scenario.parameters = parameters(entry.value)
      case "fixed": scenario.fixed = fixed(entry.value)
      case "steps": scenario.script.steps = list(entry.value)
      case "encore": encore = ScenarioScript(steps: encoreSteps(entry.value))
      default:
        let keys = ["screens", "vary", "fixed", "steps", "encore"]
        let nearest = NearestWords.to(entry.key, among: keys)
        report(.unknownKey(entry.key, nearest: nearest), at: entry.position)
      }
    }
    // The word stands for the steps of the scenario itself, wherever they are written.
    let own = scenario.script.steps
    scenario.encore = encore.map {
      ScenarioScript(
        steps: $0.steps.flatMap { step in
          step.text == "again" ? own : [step]
        })
    }
  }

  /// The steps of the second use; none if the author has a reason to end the run before it.
  private mutating func encoreSteps(_ value: YAMLValue) -> [YAMLValue] {
    switch value.content {
    case .list(let steps): return steps
    case .map(let entries)
    where entries.map(\.key) == ["none"] && entries[0].value.text?.isEmpty == false:
      return []
    default:
      report(
        .stepNotUnderstood(expected: "a list of steps, or {none: the reason}"), at: value.position)
      return []
    }
  }

  private mutating func list(_ value: YAMLValue) -> [YAMLValue] {
    if case .list(let values) = value.content { return values }
    report(.stepNotUnderstood(expected: "a list"), at: value.position)
    return []
  }

  private mutating func screen(_ value: YAMLValue) -> Screen? {
    if let name = value.text {
      if let screen = Screen.named.first(where: { $0.name == name }) { return screen }
      let nearest = NearestWords.to(name, among: Screen.named.map(\.name))
      report(.unknownScreen(name, nearest: nearest), at: value.position)
      return nil
    }
    guard case .map(let entries) = value.content,
      let width = entries.first(where: { $0.key == "width" }).flatMap({ length($0.value) }),
      let height = entries.first(where: { $0.key == "height" }).flatMap({ length($0.value) }),
      entries.count == 2
    else {
      report(.stepNotUnderstood(expected: "{width: …, height: …} in points"), at: value.position)
      return nil
    }
    return Screen(
      name: "\(Int(width))x\(Int(height))", size: Size(width: width, height: height))
  }

  /// A length in points, 1...10,000: enough for any device.
  private func length(_ value: YAMLValue) -> Double? {
    value.text.flatMap(Double.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  private mutating func parameters(_ value: YAMLValue) -> [Scenario.Parameter] {
    guard case .map(let entries) = value.content else {
      report(.stepNotUnderstood(expected: "{name: [value, …]}"), at: value.position)
      return []
    }
    return entries.compactMap { entry in
      let values = list(entry.value).compactMap(\.text)
      guard !values.isEmpty else {
        report(.stepNotUnderstood(expected: "a list of values"), at: entry.value.position)
        return nil
      }
      return Scenario.Parameter(name: entry.key, values: values)
    }
  }

  private mutating func fixed(_ value: YAMLValue) -> [Scenario.Aspect: String] {
    guard case .map(let entries) = value.content else {
      report(.stepNotUnderstood(expected: "{screen: reason}"), at: value.position)
      return [:]
    }
    var reasons: [Scenario.Aspect: String] = [:]
    for entry in entries {
      guard let aspect = Scenario.Aspect(rawValue: entry.key) else {
        let words = Scenario.Aspect.allCases.map(\.rawValue)
        let nearest = NearestWords.to(entry.key, among: words)
        report(.unknownKey(entry.key, nearest: nearest), at: entry.position)
        continue
      }
      guard let reason = entry.value.text, !reason.isEmpty else {
        report(.stepNotUnderstood(expected: "a reason"), at: entry.value.position)
        continue
      }
      reasons[aspect] = reason
    }
    return reasons
  }

  /// Reads the steps of all variants, so that each screen and each value is tried.
  private mutating func addStepFaults(of scenario: Scenario) {
    for variant in scenario.variants {
      for script in [scenario.script, scenario.encore].compactMap(\.self) {
        let found = script.errors(on: variant.screen, with: variant.parameters)
        for error in found where !errors.contains(error) { errors.append(error) }
      }
    }
  }

  private mutating func report(_ error: AuthorError, at position: SourcePosition) {
    errors.append(StepReader.PlacedError(error: error, position: position))
  }
}
