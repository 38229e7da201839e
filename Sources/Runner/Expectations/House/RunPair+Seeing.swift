import Motion
import Record

extension RunPair {
  /// The budget of a series of comparisons, as of a rule on a pair, in steps of some nanoseconds.
  static let budget = 100_000_000

  /// The most comparisons that a rule makes of one transition.
  private static let mostComparisons = 45
  /// How many times as much as of the reference's pictures one of the answer's may take.
  private static let generosity = 2
  /// The most that one question may take, whatever the reference shows: some seconds.
  private static let mostOfAll = 20 * budget

  /// Asks something of a transition of the answer's, and once more if the budget is not enough.
  ///
  /// A rule may look at an answer much more often than at the reference, so that pictures which are large in
  /// both would use the budget up. What is left of it afterwards is 0 only if the answer's are larger.
  func asking<Result>(
    about transition: Transition, _ budget: inout Int, _ question: (inout Int) -> Result
  ) -> Result {
    let result = question(&budget)
    guard budget <= 0 else { return result }
    var most = Self.budget
    _ = reference.differs(in: transition, at: 0.3, from: 0.7, &most)
    let cost = Self.budget - max(most, 0)
    budget = min(Self.mostComparisons * Self.generosity * cost, Self.mostOfAll)
    return question(&budget)
  }

  /// Returns the first visible difference from the reference's run; `nil` if nobody would see one,
  /// or if the budget is not enough to say.
  func visibleDifference(budget: inout Int) -> VisibleDifference? {
    var comparison = VisibleComparison(of: self, budget: budget)
    defer { budget = comparison.budget }
    return comparison.visibleDifference
  }
}

extension RunPair {
  /// Whether the user is away from the app during a transition, or was and has not seen its end: what
  /// animations of different kinds then come to is no part of any exercise.
  fileprivate func hasLeftTheApp(answer instant: Double, _ referenceInstant: Double) -> Bool {
    answer.isLeft(at: instant) || reference.isLeft(at: referenceInstant)
  }
}

extension Run {
  fileprivate func isLeft(at instant: Double) -> Bool {
    guard let transition = transitions.last(where: { $0.began <= instant }) else { return false }
    return leaving(during: transition).map { $0 <= instant } ?? false
  }
}

/// Compares what two runs show, moment by moment.
private struct VisibleComparison {
  private let pair: RunPair
  private(set) var budget: Int
  /// Before this instant both runs have committed the same.
  private let parting: Double
  /// The latest comparison of trees in which nothing moves, with the numbers of their commits.
  private var still: (counts: [Int], difference: DisplayDifference)?

  /// How often runs are looked at, in seconds, and at how many moments at most.
  private static let beat = 1.0 / 15
  private static let most = 90.0
  /// How exactly the beginning of a difference is found, in seconds.
  private static let frame = DisplayFrame.duration
  /// The share of the screen in which a difference is overlooked.
  private static let overlooked = 0.005
  /// How long a difference has to last to be seen, in seconds.
  private static let lasting = 0.15
  /// How much has to differ: a fifth of the screen, from black to white, for half a second.
  ///
  /// On the way from one rest to the next curves are free. Right answers with other curves than the
  /// reference's come to 0.06 at most, and what is left wrong at rest to 0.13 at least.
  private static let enough = 0.1
  /// For how long the end of a run is looked at, in seconds.
  private static let ending = 1.0

  init(of pair: RunPair, budget: Int) {
    self.pair = pair
    self.budget = budget
    parting = Self.parting(pair.answer.timeline.commits, pair.reference.timeline.commits)
  }

  var visibleDifference: VisibleDifference? {
    mutating get {
      var found: VisibleDifference?
      var amount = 0.0
      var last: Moment?
      for moment in moments where !pair.hasLeftTheApp(answer: moment.answer, moment.reference) {
        guard let difference = difference(at: moment) else { return nil }
        defer { last = moment }
        guard let area = difference.area, difference.share > Self.overlooked else {
          found = nil
          amount = 0
          continue
        }
        if found == nil {
          let began = last.map { beginning(between: $0, and: moment) } ?? moment
          found = VisibleDifference(
            run: pair.answer.label, instant: began.answer, area: area, share: difference.share)
        } else if let most = found?.share, difference.share > most {
          found?.share = difference.share
          found?.area = area
        }
        amount += difference.visibleMean * moment.length
        if let found, amount > Self.enough,
          moment.answer + moment.length - found.instant > Self.lasting
        {
          return found
        }
      }
      return nil
    }
  }

  // MARK: - Moments

  /// The same moment of the scenario in both runs.
  private struct Moment {
    var answer: Double
    var reference: Double
    /// The time to the next moment, in seconds.
    var length: Double
  }

  /// Steps of the scenario begin together; who is done earlier waits for the other.
  private var moments: [Moment] {
    let (answer, reference) = (pair.answer, pair.reference)
    let (answers, references) = (Self.beginnings(in: answer), Self.beginnings(in: reference))
    let beat = max(Self.beat, max(answer.end, reference.end) / Self.most)
    var moments: [Moment] = []
    for step in 1..<min(answers.count, references.count) {
      let own = answers[step] - answers[step - 1]
      let other = references[step] - references[step - 1]
      let length = max(own, other)
      guard length > 0 else { continue }
      let count = Int((length / beat).rounded(.up))
      for index in 0..<count {
        let time = length * Double(index) / Double(count)
        // Just before the next step begins, at the latest.
        moments.append(
          Moment(
            answer: answers[step - 1] + min(time, max(own - 1e-6, 0)),
            reference: references[step - 1] + min(time, max(other - 1e-6, 0)),
            length: length / Double(count)))
      }
    }
    return moments
      + [Moment(answer: answer.end, reference: reference.end, length: Self.ending)]
  }

  private static func beginnings(in run: Run) -> [Double] {
    [0] + run.timeline.steps.map(\.instant) + [run.end]
  }

  /// The first of the frames between two moments at which a difference is seen.
  private mutating func beginning(between early: Moment, and late: Moment) -> Moment {
    var (early, late) = (early, late)
    while late.answer - early.answer > Self.frame {
      var middle = early
      middle.answer = (early.answer + late.answer) / 2
      middle.reference = (early.reference + late.reference) / 2
      guard let difference = difference(at: middle) else { break }
      if difference.area != nil, difference.share > Self.overlooked {
        late = middle
      } else {
        early = middle
      }
    }
    return late
  }

  // MARK: - Comparing

  /// `nil` if the budget is used up.
  private mutating func difference(at moment: Moment) -> DisplayDifference? {
    if moment.answer == moment.reference, moment.answer < parting { return DisplayDifference() }
    let (answer, reference) = (pair.answer.history, pair.reference.history)
    let counts = [
      answer.countOfCommits(by: moment.answer), reference.countOfCommits(by: moment.reference),
    ]
    if let still, still.counts == counts { return still.difference }
    let own = answer.displayList(at: moment.answer)
    let other = reference.displayList(at: moment.reference)
    budget -= own.cost + other.cost
    guard budget > 0, let difference = own.difference(from: other, budget: &budget) else {
      return nil
    }
    if !answer.tree(at: moment.answer).moves, !reference.tree(at: moment.reference).moves {
      still = (counts, difference)
    }
    return difference
  }

  private static func parting(_ one: [Commit], _ other: [Commit]) -> Double {
    let same = zip(one, other).prefix { $0 == $1 }.count
    let next = [one.dropFirst(same).first, other.dropFirst(same).first].compactMap(\.self)
    return next.map { $0.instant - LayerTreeHistory.tolerance }.min() ?? .infinity
  }
}

extension LayerTree {
  /// Whether time changes what it looks like.
  fileprivate var moves: Bool { layers.values.contains { !$0.animations.isEmpty } }
}
