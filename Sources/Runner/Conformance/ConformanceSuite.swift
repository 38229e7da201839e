public import Chapters
public import Checking
import Compiling
import Record

/// Asks this engine all rules.
public struct ConformanceSuite: Sendable {
  private let judge: Judge

  /// Asks with this judge's compiler and cores.
  public init(judge: Judge) {
    self.judge = judge
  }

  /// Runs the rules in batches, as many at one time as the machine has cores, and by itself each that
  /// does not hold in its batch.
  ///
  /// - Parameter progress: Called after each batch with the number of rules that were tested, and
  ///   of all.
  /// - Returns: In the order of the rules.
  public func run(
    _ rules: [ConformanceRule], progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(CheckingError) -> [RuleResult] {
    let batches = stride(from: 0, to: rules.count, by: RuleBatch.size).map {
      RuleBatch(rules: Array(rules[$0..<min($0 + RuleBatch.size, rules.count)]))
    }
    return try await batches.mapAtOnce(
      progress: { progress(min($0 * RuleBatch.size, rules.count), rules.count) },
      { (batch) async throws(CheckingError) in try await run(batch) }
    ).flatMap { $0 }
  }

  /// Plays some rules by themselves, unless that has been done, so that their results have timelines.
  ///
  /// - Returns: All results, in their order.
  public func withTimelines(
    of wanted: Set<ConformanceRule.ID>, in results: [RuleResult]
  ) async throws(CheckingError) -> [RuleResult] {
    try await results.mapAtOnce { (result) async throws(CheckingError) in
      guard result.timeline == nil, wanted.contains(result.rule.id) else { return result }
      var result = result
      result.timeline = try await run(result.rule).timeline
      return result
    }
  }

  private func run(_ batch: RuleBatch) async throws(CheckingError) -> [RuleResult] {
    let together = try await batch.results(with: judge)
    return try await batch.rules.mapAtOnce { (rule) async throws(CheckingError) in
      let first = together[rule.id]
      if let first, first.outcome == .pass, rule.rule.expectedFailure == nil { return first }
      var result = try await run(rule)
      if let first { result.seconds = first.seconds }
      return result
    }
  }

  private func run(_ rule: ConformanceRule) async throws(CheckingError) -> RuleResult {
    let fence = rule.rule.fence
    let touches = rule.rule.touches
    if let touches, rule.isScript {
      return RuleResult(
        rule, output: "", stop: "\(touches.location(ofStep: nil)): No screen can be touched.")
    }
    let scenes = rule.rule.scenes.map(\.fence).map { scene in
      source(scene, text: scene.code)
    }
    let support = CompilationUnit.Source(
      name: "facts.swift", text: FactProgram.support + FactProgram.printingSink)
    let result = try await judge.play(
      scenes + [support, source(fence, text: rule.program.text)], module: "ConformanceRule",
      play: .untilRest(after: touches))
    let timeline = Self.timeline(of: result.outcome)
    return RuleResult(
      rule, output: result.output, stop: Self.stop(of: result.outcome, touches),
      seconds: timeline?.end ?? 0, timeline: timeline)
  }

  /// A fence as a source whose places are the chapter's.
  private func source(_ fence: CodeFence, text: String) -> CompilationUnit.Source {
    CompilationUnit.Source(
      name: fence.file, text: text, firstLine: fence.firstCodeLine, firstColumn: fence.codeColumn)
  }

  private static func timeline(of outcome: PlayResult.Outcome) -> Timeline? {
    switch outcome {
    case .played(let run): run.timeline
    case .stopped(_, let run): run?.timeline
    case .rejected, .unfinished, .compiled, .ran: nil
    }
  }

  private static func stop(of outcome: PlayResult.Outcome, _ touches: Touches?) -> String {
    switch outcome {
    case .rejected(let diagnostics, _):
      diagnostics.first.map { $0.locationPrefix + $0.message } ?? "It does not compile."
    case .unfinished(let stop): stop.sentence
    case .compiled: "Nothing in it begins to run."
    case .ran(let status): status == 0 ? "" : "It exited with status \(status)."
    case .played(let run):
      run.refusals.first.map { refusal in
        (touches.map { "\($0.location(ofStep: refusal.step)): " } ?? "") + refusal.reason + "."
      } ?? ""
    case .stopped(let stop, _): stop.sentence
    }
  }
}
