import Motion
import Record
import Testing

@testable import Checking

@Suite("An exercise's points are shared among its tests")
struct PointsTests {
  private func verdict(
    _ tests: [TestResult], points: Double = 10, status: Verdict.Status = .fail
  ) -> Verdict {
    Verdict(
      exercise: "ch01.a", number: 1, title: "A", status: status, maximum: points, file: "a.swift",
      tests: tests)
  }

  /// The exercise's tests, `+` for one that passes, `-` for one that does not, `?` for one that was not
  /// tried.
  private func tests(_ marks: String, in scenarios: [[String]] = []) -> [TestResult] {
    marks.enumerated().map { index, mark in
      TestResult(
        name: "\(index)", status: mark == "+" ? .pass : mark == "-" ? .fail : .skipped,
        scenarios: scenarios.isEmpty ? [] : scenarios[index], line: index + 1)
    }
  }

  private func rule(in scenario: String?) -> TestResult {
    TestResult(
      name: "No jumps", status: .fail,
      run: scenario.map { Run.Label(scenario: $0, screen: Size(width: 390, height: 844)) })
  }

  @Test(
    "Shares differ by one at most and add up to the points",
    arguments: [
      (10, 3, [3, 4, 3]), (10, 4, [3, 2, 3, 2]), (40, 7, [6, 5, 6, 6, 6, 5, 6]), (1, 3, [0, 1, 0]),
      (0, 2, [0, 0]), (15, 1, [15]),
    ])
  func shares(points: Int, count: Int, expected: [Int]) {
    #expect(Verdict.shares(of: points, among: count) == expected)
  }

  @Test("Shares add up to the points whatever they are")
  func sums() {
    for points in 0...60 {
      for count in 1...20 {
        let shares = Verdict.shares(of: points, among: count)
        #expect(shares.reduce(0, +) == points)
        #expect((shares.max() ?? 0) - (shares.min() ?? 0) <= 1)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var answer: String
    var starter: String
    var earned: [Int]
    var testDescription: String { "\(answer) where the starter has \(starter)" }
  }

  @Test(
    "What the starter passes too, what fails and what was not tried earns nothing",
    arguments: [
      Row(answer: "+++-", starter: "----", earned: [3, 2, 3, 0]),
      Row(answer: "+++-", starter: "-+--", earned: [3, 0, 3, 0]),
      Row(answer: "+-??", starter: "----", earned: [3, 0, 0, 0]),
      Row(answer: "-+-+", starter: "-+-+", earned: [0, 0, 0, 0]),
      Row(answer: "+-++", starter: "?+??", earned: [3, 0, 3, 2]),
    ])
  func partial(row: Row) {
    let shared = verdict(tests(row.answer)).sharingPoints(besides: [verdict(tests(row.starter))])
    #expect(shared.tests.map { $0.share?.earned } == row.earned)
    #expect(shared.points == Double(row.earned.reduce(0, +)))
  }

  @Test("A solved exercise earns everything, with what the starter passes")
  func solved() {
    let shared = verdict(tests("++++"), status: .pass).sharingPoints(besides: [])
    #expect(shared.points == 10)
    #expect(shared.tests.allSatisfy { $0.share?.earned == $0.share?.worth })
  }

  @Test("A broken rule takes the tests that are about its scenario, and all if it has none")
  func rules() {
    let scenarios = [["tap"], ["tap", "swipe"], ["swipe"], []]
    func earned(_ scenario: String?) -> [Int?] {
      verdict(tests("++++", in: scenarios) + [rule(in: scenario)])
        .sharingPoints(besides: [verdict(tests("----"))]).tests.map { $0.share?.earned }
    }
    #expect(earned("tap") == [0, 0, 3, 0, nil])
    #expect(earned("swipe") == [3, 0, 0, 0, nil])
    #expect(earned(nil) == [0, 0, 0, 0, nil])
  }

  @Test("Without a starter to compare with, and for the starter itself, nothing partial is earned")
  func noStarter() {
    #expect(verdict(tests("+++-")).sharingPoints(besides: []).points == 0)
    // A starter that ended early says nothing about any test.
    let stopped = verdict([], status: .crash)
    #expect(verdict(tests("+++-")).sharingPoints(besides: [stopped]).points == 0)
    var untouched = verdict(tests("+++-"))
    untouched.isUntouched = true
    #expect(untouched.sharingPoints(besides: [verdict(tests("----"))]).points == 0)
  }

  @Test("What the starter passes in one of two sets of runs earns nothing")
  func draws() {
    let shared = verdict(tests("++-")).sharingPoints(
      besides: [verdict(tests("---")), verdict(tests("+--"))])
    #expect(shared.tests.map { $0.share?.earned } == [0, 4, 0])
    #expect(shared.tests[0].share?.withheld == .given)
  }

  @Test("What was stopped or does not compile has no tests, and earns nothing")
  func stopped() {
    for status in [Verdict.Status.error, .crash, .timeout] {
      #expect(
        verdict([], status: status).sharingPoints(besides: [verdict(tests("--"))]).points == 0)
    }
  }
}
