import Foundation
import Record

/// The main program of compiled checks: runs in, outcomes out.
///
/// Standard input has, for each run, a ``RunHeading`` and then the stage's messages as they came, a
/// line of JSON each. Standard output gets one line: the ``CheckOutcome`` of every test. The
/// messages are read here and not by the judge, because this library is built for speed.
public enum ChecksProgram {
  /// The exit status if a run is no record of the stage's; standard error then has its index. It is
  /// the judged program's fault, not that of the checks.
  public static let unreadableRun: Int32 = 65

  /// Reads, judges, answers. The tests have been declared by then.
  public static func main() {
    do {
      let lines = FileHandle.standardInput.readDataToEndOfFile()
        .split(separator: UInt8(ascii: "\n"))
      let runs = try runs(from: lines)
      let outcomes =
        outcomes(of: declaredTests.withLock { $0 }, in: runs)
        + outcomes(of: standingTests, in: runs).filter { $0.status == .fail }
      FileHandle.standardOutput.write(try Wire.encode(outcomes) + Data("\n".utf8))
    } catch let error as UnreadableRun {
      FileHandle.standardError.write(Data("\(error.index)\n".utf8))
      exit(unreadableRun)
    } catch {
      FileHandle.standardError.write(Data("checks: \(error)\n".utf8))
      exit(70)
    }
  }

  /// A run whose messages no stage would send.
  struct UnreadableRun: Error, Equatable {
    var index: Int
  }

  /// Puts the runs together again.
  static func runs(from lines: [Data]) throws -> [Run] {
    var runs: [Run] = []
    var rest = lines[...]
    while let first = rest.popFirst() {
      let heading = try Wire.decode(RunHeading.self, from: first)
      var timeline = Timeline(screen: heading.screen, epoch: heading.epoch)
      for line in rest.prefix(heading.messages) {
        guard let message = try? Wire.decode(StageMessage.self, from: line),
          isPlausible(message.content, after: timeline.end)
        else { throw UnreadableRun(index: runs.count) }
        timeline.append(message.content)
      }
      rest = rest.dropFirst(heading.messages)
      runs.append(
        Run(
          scenario: heading.scenario, screen: heading.screen, parameters: heading.parameters,
          timeline: timeline))
    }
    return runs
  }

  /// Whether a piece continues a record: time goes forward, and nothing lies outside of it.
  private static func isPlausible(_ piece: Timeline.Piece, after end: Double) -> Bool {
    var last = end
    guard piece.now.isFinite, piece.now >= end else { return false }
    for instant in piece.commits.map(\.instant) {
      guard instant >= last, instant <= piece.now else { return false }
      last = instant
    }
    return piece.events.allSatisfy { $0.instant >= end && $0.instant <= piece.now }
  }

  /// Tries every test in every run that it is about.
  static func outcomes(of tests: [Test], in runs: [Run]) -> [CheckOutcome] {
    var outcomes: [CheckOutcome] = []
    for test in tests {
      var outcome = CheckOutcome(title: test.title, status: .pass, line: test.line)
      let basis = test.dependsOn.flatMap { title in outcomes.first { $0.title == title } }
      if let basis, basis.status != .pass {
        outcome.status = .skipped
        outcome.dependsOn = basis.title
      } else {
        judge(test, in: runs, &outcome)
      }
      outcomes.append(outcome)
    }
    return outcomes
  }

  private static func judge(_ test: Test, in runs: [Run], _ outcome: inout CheckOutcome) {
    for (index, run) in runs.enumerated()
    where test.scenarios.isEmpty || test.scenarios.contains(run.scenario) {
      do {
        try test.body(run)
      } catch {
        let failure =
          error as? Failure ?? Failure(expected: test.title, seen: "\(error)", instant: nil)
        outcome.status = .fail
        outcome.expected = failure.expected
        outcome.seen = failure.seen
        outcome.instant = failure.instant
        outcome.mistake = failure.mistake ?? test.mistake
        outcome.because = failure.because ?? test.because
        outcome.read = failure.read ?? test.read
        outcome.run = index
        return
      }
    }
  }
}
