import Foundation
import Motion
import Record

/// The main program of compiled checks: runs in, results out.
///
/// Standard input is a ``ChecksInput`` and then the answer's runs. Standard output gets one line: a
/// ``ChecksReport``. The runs are decoded here, those of the reference while the answer is still being
/// compiled or played.
public enum ChecksProgram {
  /// The exit status if a run has a ``ForgedAnswer``; standard error then has the run's index.
  ///
  /// The judged program is at fault, and not the checks.
  public static let forgedRun: Int32 = 65

  /// Reads the runs, tries the declared tests, and writes their results.
  public static func main() {
    do {
      let reader = TranscriptReader(descriptor: STDIN_FILENO)
      let input = try ChecksInput(reader)
      let tests = declaredTests.withLock { $0 }
      try requireKnownNames(in: tests, scenarios: input.scenarios)
      var reference = ReferenceRuns(input.reference)
      var runs: [Run] = []
      var answers = DecodedAnswers()
      while true {
        while reader.hasNothing, try reference.decodeNext(&answers) {}
        guard let transcript = try reader.transcript() else { break }
        do throws(ForgedAnswer) {
          runs.append(try transcript.run(&answers))
        } catch {
          FileHandle.standardError.write(Data("\(runs.count)\n".utf8))
          exit(forgedRun)
        }
      }
      let report =
        switch input.question {
        case .verdict: try verdict(of: tests, on: runs, &reference, input)
        case .likeness: try differences(between: runs, and: reference.all() ?? [])
        }
      FileHandle.standardOutput.write(try Wire.encode(report) + Data("\n".utf8))
    } catch {
      let reason =
        (error as? WrongName)?.sentence ?? "The runs cannot be read (\(type(of: error)))."
      FileHandle.standardError.write(Data("checks: \(reason)\n".utf8))
      exit(70)
    }
  }

  /// A test that names what the exercise does not have: it would be asked about too few runs, or about
  /// none, or whatever became of the test that it depends on; or whose own name is another test's.
  enum WrongName: Error, Equatable {
    case scenario(String, test: String)
    /// No test of this title comes before.
    case test(String, test: String)
    /// Two tests have this title.
    case repeated(String)

    /// For the chapter's author.
    var sentence: String {
      switch self {
      case .scenario(let name, let test):
        "The test \"\(test)\" is about the scenario \(name), which the exercise does not have."
      case .test(let title, let test):
        "The test \"\(test)\" depends on \"\(title)\", and no test of this title comes before it."
      case .repeated(let title):
        "Two tests of the exercise have the title \"\(title)\": nobody could tell which of them fails."
      }
    }
  }

  /// Looks up each name in the declarations of tests.
  static func requireKnownNames(
    in tests: [Test], scenarios: [String]
  ) throws(WrongName) {
    var titles: Set<String> = []
    for test in tests {
      for scenario in test.scenarios where !scenarios.contains(scenario) {
        throw .scenario(scenario, test: test.title)
      }
      if let basis = test.dependsOn, !titles.contains(basis) {
        throw .test(basis, test: test.title)
      }
      guard titles.insert(test.title).inserted else { throw .repeated(test.title) }
    }
  }

  private static func verdict(
    of tests: [Test], on runs: [Run], _ reference: inout ReferenceRuns, _ input: ChecksInput
  ) throws -> ChecksReport {
    var results =
      results(of: tests.filter { !$0.isRemark }, in: runs.map(\.withoutEncore))
      + standingResults(in: runs)
    var difference: VisibleDifference?
    // The chapter's own words come first: a house rule says what no check of the exercise did.
    if results.allSatisfy({ $0.status == .pass }), let reference = try reference.all() {
      let pairs = try pairs(of: runs, reference)
      results += HouseRule.results(on: pairs, except: input.exceptions)
      if results.allSatisfy({ $0.status == .pass }) {
        var budget = RunPair.budget
        for pair in pairs where difference == nil {
          difference = pair.visibleDifference(budget: &budget)
        }
      }
    } else if let first = results.firstIndex(where: { $0.status == .fail }),
      let reference = try reference.all()
    {
      let pair = try pairs(of: runs, reference).first { $0.answer.label == results[first].run }
      let instant = results[first].failure?.instant
      // The encore has not been played yet at the instant, unless that lies in it.
      let isBeforeEncore = pair.map { instant ?? 0 <= $0.answer.withoutEncore.end } ?? false
      let asked = pair.map {
        isBeforeEncore
          ? RunPair(
            answer: $0.answer.withoutEncore, reference: $0.reference.withoutEncore, seed: $0.seed)
          : $0
      }
      results[first].failure?.earlier = asked.flatMap {
        HouseRule.earlierDifference(of: $0, before: instant)
      }
      if results[first].failure?.because == nil, let instant {
        results[first].failure?.because = asked?.reason(forEndAtOnceAt: instant)
      }
    }
    return ChecksReport(
      results: results, remark: remark(of: tests, on: runs, besides: results),
      visibleDifference: difference)
  }

  /// What fails of the tests of all answers, in the second use of the app too.
  private static func standingResults(in runs: [Run]) -> [TestResult] {
    results(of: standingTests, in: runs).filter { $0.status == .fail }.map { result in
      var result = result
      if let failure = result.failure, let run = runs.first(where: { $0.label == result.run }) {
        result.failure?.expected = run.circumstances(of: failure) + failure.expected
      }
      return result
    }
  }

  /// The first remark that the runs call for; `nil` unless all else holds.
  static func remark(
    of tests: [Test], on runs: [Run], besides results: [TestResult]
  ) -> TestResult? {
    guard results.allSatisfy({ $0.status == .pass }) else { return nil }
    return Self.results(of: tests.filter(\.isRemark), in: runs.map(\.withoutEncore))
      .first { $0.status == .fail }
  }

  private static func differences(
    between runs: [Run], and reference: [Run]
  ) throws -> ChecksReport {
    let pairs = try pairs(of: runs, reference)
    let turned = pairs.map { RunPair(answer: $0.reference, reference: $0.answer, seed: $0.seed) }
    let onTheWay = pairs.filter { !$0.isAlikeOnTheWay }.map {
      TestResult(name: "On the way it looks roughly alike", status: .fail, run: $0.answer.label)
    }
    return ChecksReport(
      results: HouseRule.results(on: pairs) + HouseRule.results(on: turned) + onTheWay,
      visibleDifference: nil)
  }

  /// The reference's runs, decoded when there is time or when they are needed.
  private struct ReferenceRuns {
    private let transcripts: [RunTranscript]?
    private var runs: [Run] = []

    init(_ transcripts: [RunTranscript]?) {
      self.transcripts = transcripts
    }

    /// Decodes one run; `false` if there are no more.
    mutating func decodeNext(_ answers: inout DecodedAnswers) throws -> Bool {
      guard let transcripts, runs.count < transcripts.count else { return false }
      runs.append(try transcripts[runs.count].run(&answers))
      return true
    }

    /// All of them; `nil` if the answer is the reference itself.
    mutating func all() throws -> [Run]? {
      var answers = DecodedAnswers()
      while try decodeNext(&answers) {}
      return transcripts == nil ? nil : runs
    }
  }

  /// A run of the answer with which no run of the reference can be compared.
  struct Unpaired: Error {
    var run: String
  }

  /// Each run with the reference's of the same label; of two with one label, the first with the
  /// first, since drawn moments are in no label.
  static func pairs(of runs: [Run], _ references: [Run]) throws(Unpaired) -> [RunPair] {
    var unpaired = references
    let seed = RunPair.seed(of: references)
    return try runs.map { (run) throws(Unpaired) in
      guard let index = unpaired.firstIndex(where: { $0.label == run.label }) else {
        throw Unpaired(run: run.label.text)
      }
      return RunPair(answer: run, reference: unpaired.remove(at: index), seed: seed)
    }
  }

  /// Tries every test in every run that it is about.
  static func results(of tests: [Test], in runs: [Run]) -> [TestResult] {
    var results: [TestResult] = []
    for test in tests {
      let basis = test.dependsOn.flatMap { title in results.first { $0.name == title } }
      if let basis, basis.status != .pass {
        results.append(
          TestResult(
            name: test.title, status: .skipped, dependsOn: basis.name, scenarios: test.scenarios,
            line: test.line))
      } else {
        results.append(result(of: test, in: runs))
      }
    }
    return results
  }

  private static func result(of test: Test, in runs: [Run]) -> TestResult {
    for run in runs where test.scenarios.isEmpty || test.scenarios.contains(run.scenario) {
      let told = ToldOutcomes()
      do {
        try ToldOutcomes.$current.withValue(told) {
          try LayerQueryLog.$current.withValue(LayerQueryLog()) { try test.body(run) }
        }
      } catch {
        // Swift's own text of an error is not for learners.
        var failure =
          error as? Failure
          ?? Failure(
            expected: test.title, seen: "the check could not look at it (\(type(of: error)))")
        failure.mistake = failure.mistake ?? test.mistake
        failure.fault = failure.fault ?? run.fault(endingOneOf: told.transitions)
        // The fault says why it ends so, and the test's reason may be about another end.
        if failure.fault == nil { failure.reminder = failure.reminder ?? test.because }
        failure.read = failure.read ?? test.read
        return TestResult(
          name: test.title, status: .fail, failure: failure, run: run.label,
          scenarios: test.scenarios, line: test.line)
      }
    }
    return TestResult(
      name: test.title, status: .pass, scenarios: test.scenarios, line: test.line)
  }
}

extension Run {
  /// The fault that was recorded when one of some transitions ended.
  fileprivate func fault(endingOneOf transitions: Set<Int>) -> Fault.Code? {
    faults().first { event in
      Fault.Code.wrongOutcomes.contains(event.fault.code)
        && transitions.contains { event.fault.facts["transition"] == "\($0)" }
    }?.fault.code
  }
}
