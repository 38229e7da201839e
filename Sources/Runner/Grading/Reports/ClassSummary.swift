public import Chapters
import Checking
public import Record

/// A class at a glance: the gradebook, the hardest tests, and the answers that need a person.
public struct ClassSummary: Sendable {
  public var gradebook: Gradebook
  /// The number of students in the class.
  public var expected: Int
  /// The number of students in each tenth of the points; the last one has all of them too.
  public var distribution: [Int]
  /// The mean and the median of all totals, in points; `nil` as long as nobody has one.
  public var average: Double?
  public var median: Double?
  public var hardest: [HardTest]
  public var mistakes: [CommonMistake]
  /// The most alike pairs, and how many there are.
  public var alike: [AlikeAnswers]
  public var alikeCount: Int
  /// The students whose answers are the reference answer, but for names, numbers, texts and spaces.
  public var copies: [Copies]
  public var concerns: [Concern]
  /// The answers that took longest to judge.
  public var slowest: [SlowAnswer]
  /// The terms of the run.
  public var terms: GradingRecord.Terms

  /// A test that many answers fail.
  public struct HardTest: Equatable, Sendable {
    public var exercise: String
    public var test: String
    public var failed: Int
    /// The number of answers that it was tried on; a test that every exercise has is tried on those that pass
    /// all others.
    public var tried: Int
  }

  /// A mistake of the book, or an error of the compiler.
  public struct CommonMistake: Equatable, Sendable {
    public var exercise: String
    /// The mistake's name, or the compiler's message.
    public var name: String
    public var isCompilers: Bool
    public var count: Int
  }

  /// Students whose answer to an exercise is the book's own.
  public struct Copies: Equatable, Sendable {
    public var exercise: String
    public var students: [String]
  }

  /// The time that it took to judge an answer.
  public struct SlowAnswer: Equatable, Sendable {
    public var student: String
    public var exercise: String
    public var seconds: Double
  }

  /// All of a student's at which a person has to look.
  public struct Concern: Equatable, Sendable {
    public var student: String
    /// The exercise, or several, that it is about; `nil` if the sentence names them, or it is about none.
    public var exercise: String?
    public var sentence: String
  }

  /// The most rows of each list.
  static let mostRows = 20
  static let mostSlow = 5
  /// The most pairs that are shown, each with a page of its own.
  static let mostPairs = 50

  /// - Parameter gradebook: The gradebook with overrides applied.
  /// - Throws: ``GradingError`` if the answers cannot be read.
  public init(
    _ record: GradingRecord, gradebook: Gradebook, answers: AnswerStore, book: Book
  ) throws(GradingError) {
    self.gradebook = gradebook
    let list = gradebook.list
    expected = Set(gradebook.rows.map(\.student) + (list.students + list.absent).map(\.id)).count
    terms = record.terms
    let totals = gradebook.rows.compactMap(\.total).sorted()
    let maximum = max(1, gradebook.maximum)
    var counts = Array(repeating: 0, count: 10)
    for total in totals { counts[min(9, total * 10 / maximum)] += 1 }
    distribution = counts
    average = totals.isEmpty ? nil : Double(totals.reduce(0, +)) / Double(totals.count)
    median =
      totals.isEmpty
      ? nil : Double(totals[(totals.count - 1) / 2] + totals[totals.count / 2]) / 2
    let verdicts = record.rows.lazy.flatMap { $0.grades.grades.lazy.compactMap(\.verdict) }
    hardest = Self.hardest(in: verdicts)
    mistakes = Self.mistakes(in: verdicts)
    let likeness = try ClassLikeness(record, answers: answers, book: book, most: Self.mostPairs)
    alike = likeness.alike
    alikeCount = likeness.count
    copies = likeness.copies
    concerns = Self.concerns(gradebook)
    slowest = Self.slowest(in: record)
  }

  private static func slowest(in record: GradingRecord) -> [SlowAnswer] {
    var slowest: [SlowAnswer] = []
    for row in record.rows {
      for (column, seconds) in zip(record.terms.columns, row.durations) {
        guard let seconds else { continue }
        slowest.append(
          SlowAnswer(student: row.grades.student, exercise: column.exercise, seconds: seconds))
      }
      guard slowest.count > mostSlow else { continue }
      slowest.sort { ($1.seconds, $0.student) < ($0.seconds, $1.student) }
      slowest.removeLast(slowest.count - mostSlow)
    }
    return slowest.sorted { ($1.seconds, $0.student) < ($0.seconds, $1.student) }
  }

  private struct TestKey: Hashable {
    var exercise: String
    var test: String
  }

  private struct MistakeKey: Hashable {
    var exercise: String
    var name: String
    var isCompilers: Bool
  }

  static func hardest(in verdicts: some Sequence<Verdict>) -> [HardTest] {
    var counts: [TestKey: (failed: Int, tried: Int)] = [:]
    // Of the tests that every exercise has a verdict lists only those that fail.
    var asked: [String: Int] = [:]
    for verdict in verdicts where !verdict.isUntouched && verdict.wasPlayed {
      if verdict.tests.allSatisfy({ $0.isHouseRule || $0.status == .pass }) {
        asked[verdict.exercise, default: 0] += 1
      }
    }
    var houseRules: Set<TestKey> = []
    for verdict in verdicts where !verdict.isUntouched {
      for test in verdict.tests where test.status != .skipped {
        let key = TestKey(exercise: verdict.exercise, test: test.name)
        counts[key, default: (0, 0)].tried += 1
        if test.status == .fail { counts[key, default: (0, 0)].failed += 1 }
        if test.isHouseRule { houseRules.insert(key) }
      }
    }
    let tests = counts.filter { $0.value.failed > 0 }.map { key, count in
      HardTest(
        exercise: key.exercise, test: key.test, failed: count.failed,
        tried: houseRules.contains(key) ? asked[key.exercise] ?? count.tried : count.tried)
    }
    return Array(
      tests.sorted { ($1.failed, $0.exercise, $0.test) < ($0.failed, $1.exercise, $1.test) }
        .prefix(mostRows))
  }

  private static func mistakes(in verdicts: some Sequence<Verdict>) -> [CommonMistake] {
    var counts: [MistakeKey: Int] = [:]
    for verdict in verdicts {
      var keys = Set(
        verdict.tests.compactMap(\.mistake?.name).map {
          MistakeKey(exercise: verdict.exercise, name: $0, isCompilers: false)
        })
      if verdict.status == .error,
        let error = verdict.diagnostics.first(where: { $0.severity == .error })
      {
        keys.insert(
          MistakeKey(
            exercise: verdict.exercise, name: error.lead ?? error.message, isCompilers: true))
      }
      for key in keys { counts[key, default: 0] += 1 }
    }
    let all = counts.map { key, count in
      CommonMistake(
        exercise: key.exercise, name: key.name, isCompilers: key.isCompilers, count: count)
    }
    return Array(
      all.sorted { ($1.count, $0.exercise, $0.name) < ($0.count, $1.exercise, $1.name) }
        .prefix(mostRows))
  }

  private static func concerns(_ gradebook: Gradebook) -> [Concern] {
    var costly: [Concern] = []
    var others: [Concern] = []
    for row in gradebook.rows {
      // The same sentence is often true of several exercises.
      var parts: [(exercises: [String], sentence: String)] = gradebook.outdated.filter {
        $0.student == row.student
      }.map { ([$0.exercise], $0.sentence) }
      for (column, grade) in zip(gradebook.columns, row.grades) {
        let sentence: String? =
          switch grade {
          case .ungraded, .obstructed: grade.ungradedReason
          case .graded(let verdict): verdict.unjudged
          case .adjusted: nil
          }
        guard let sentence else { continue }
        if let place = parts.firstIndex(where: { $0.sentence == sentence }) {
          parts[place].exercises.append(column.exercise)
        } else {
          parts.append(([column.exercise], sentence))
        }
      }
      let remarks = row.openRemarks.map(\.sentence)
      guard !parts.isEmpty || !remarks.isEmpty else { continue }
      if parts.count == 1 {
        costly.append(
          Concern(
            student: row.student, exercise: parts[0].exercises.joined(separator: ", "),
            sentence: ([parts[0].sentence] + remarks).joined(separator: " ")))
        continue
      }
      let sentences = parts.map { "\($0.exercises.joined(separator: ", ")): \($0.sentence)" }
      let concern = Concern(
        student: row.student, exercise: nil,
        sentence: (sentences + remarks).joined(separator: " "))
      if parts.isEmpty { others.append(concern) } else { costly.append(concern) }
    }
    return costly + others
  }
}

extension TestResult {
  /// Whether it is a test that every exercise has.
  fileprivate var isHouseRule: Bool { line == 0 }
}

extension Verdict {
  /// Why an answer that was handed in has 0 points although nothing of it was judged; `nil` if it was
  /// judged, or nothing was handed in.
  public var unjudged: String? {
    guard let unreadable, unreadable != .missing else { return nil }
    return explanation ?? word
  }
}
