import Foundation
import Record

/// The main program of compiled checks: runs in, results out.
///
/// Standard input is a ``ChecksInput``. Standard output gets one line: a ``ChecksReport``.
/// The answers are decoded here and not by the judge, because this
/// library is built for speed.
public enum ChecksProgram {
  /// The exit status if a run has a ``ForgedAnswer``; standard error then has the run's index.
  ///
  /// The judged program is at fault, and not the checks.
  public static let forgedRun: Int32 = 65

  /// Reads the runs, tries the declared tests, and writes their results.
  public static func main() {
    do {
      let input = try ChecksInput(FileHandle.standardInput.readDataToEndOfFile())
      var runs: [Run] = []
      for transcript in input.answer {
        do throws(ForgedAnswer) {
          runs.append(try transcript.run())
        } catch {
          FileHandle.standardError.write(Data("\(runs.count)\n".utf8))
          exit(forgedRun)
        }
      }
      var results =
        results(of: declaredTests.withLock { $0 }, in: runs.map(\.withoutEncore))
        + results(of: standingTests, in: runs).filter { $0.status == .fail }
      var difference: VisibleDifference?
      // The chapter's own words come first: a house rule says what no check of the exercise did.
      if let reference = input.reference, results.allSatisfy({ $0.status == .pass }) {
        let references = try reference.map { try $0.run() }
        let pairs = try pairs(of: runs, references)
        results += HouseRule.results(on: pairs, except: input.exceptions)
        if results.allSatisfy({ $0.status == .pass }) {
          var budget = RunPair.budget
          difference = pairs.lazy.compactMap { $0.visibleDifference(budget: &budget) }.first
        }
      }
      let report = ChecksReport(results: results, visibleDifference: difference)
      FileHandle.standardOutput.write(try Wire.encode(report) + Data("\n".utf8))
    } catch {
      FileHandle.standardError.write(Data("checks: \(error)\n".utf8))
      exit(70)
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
    return try runs.map { (run) throws(Unpaired) in
      guard let index = unpaired.firstIndex(where: { $0.label == run.label }) else {
        throw Unpaired(run: run.label.text)
      }
      return RunPair(answer: run, reference: unpaired.remove(at: index))
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
            name: test.title, status: .skipped, dependsOn: basis.name, line: test.line))
      } else {
        results.append(result(of: test, in: runs))
      }
    }
    return results
  }

  private static func result(of test: Test, in runs: [Run]) -> TestResult {
    for run in runs where test.scenarios.isEmpty || test.scenarios.contains(run.scenario) {
      do {
        try test.body(run)
      } catch {
        var failure = error as? Failure ?? Failure(expected: test.title, seen: "\(error)")
        failure.mistake = failure.mistake ?? test.mistake
        failure.because = failure.because ?? test.because
        failure.read = failure.read ?? test.read
        return TestResult(
          name: test.title, status: .fail, failure: failure, run: run.label, line: test.line)
      }
    }
    return TestResult(name: test.title, status: .pass, line: test.line)
  }
}
