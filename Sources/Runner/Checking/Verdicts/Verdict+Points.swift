import Record

extension Verdict {
  /// The same with the exercise's points shared among its tests.
  ///
  /// The shares are equal but for rounding, and always add up to the exercise's points. If all tests and
  /// rules hold, all is earned. Otherwise a test earns its share if it passes, unless the unchanged
  /// starter passes it too, or a rule of every exercise is broken in a scenario that it is about.
  ///
  /// - Parameter starters: The verdicts on the unchanged starter, in one or several sets of runs;
  ///   without them only a solved exercise earns points.
  func sharingPoints(besides starters: [Verdict]) -> Verdict {
    var verdict = self
    let own = tests.indices.filter { tests[$0].isOwn }
    guard !own.isEmpty else { return verdict }
    let worths = Self.shares(of: Int(maximum), among: own.count)
    let names = own.map { tests[$0].name }
    let isComparable =
      !starters.isEmpty && !isUntouched
      && starters.allSatisfy { $0.ownTests.map(\.name) == names }
    for (place, index) in own.enumerated() {
      let test = tests[index]
      var share = PointShare(worth: worths[place], earned: 0)
      if status == .pass {
        share.earned = share.worth
      } else if test.status == .pass {
        if !isComparable || starters.contains(where: { $0.ownTests[place].status == .pass }) {
          share.withheld = .given
        } else if let rule = tests.first(where: { $0.isBrokenRule(for: test) }) {
          share.withheld = .ruleBroken(title: rule.name)
        } else {
          share.earned = share.worth
        }
      }
      verdict.tests[index].share = share
    }
    verdict.points = Double(verdict.tests.compactMap(\.share?.earned).reduce(0, +))
    return verdict
  }

  /// The tests of the exercise, without the rules of every exercise.
  private var ownTests: [TestResult] { tests.filter(\.isOwn) }

  /// Points divided into equal whole shares: the sum of the first ones is rounded to the nearest number,
  /// halves upwards, so that all of them add up to the points.
  static func shares(of points: Int, among count: Int) -> [Int] {
    func sum(_ first: Int) -> Int { (2 * points * first + count) / (2 * count) }
    return (0..<count).map { sum($0 + 1) - sum($0) }
  }
}

extension TestResult {
  /// Whether it is the exercise's own, and not a rule of every exercise.
  fileprivate var isOwn: Bool { line > 0 }

  /// Whether this is a rule that does not hold in a scenario that a test is about.
  fileprivate func isBrokenRule(for test: TestResult) -> Bool {
    guard !isOwn, status == .fail else { return false }
    guard let scenarios = test.scenarios, !scenarios.isEmpty, let run else { return true }
    return scenarios.contains(run.scenario)
  }
}
