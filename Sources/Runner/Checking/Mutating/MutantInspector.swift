public import Chapters
import Compiling
import Record

/// Makes wrong answers from reference answers, and finds those that the checks let through.
///
/// Only code that the starter does not give is changed: the rest is no part of the learner's work.
public struct MutantInspector: Sendable {
  private let judge: Judge

  public init(judge: Judge) {
    self.judge = judge
  }

  /// Judges the mutants of some exercises, as many at one time as the machine has cores.
  ///
  /// - Parameter progress: Called after each mutant with the number of those that are judged, and
  ///   of all; mutants with two changes are made once the others are judged.
  public func inspect(
    _ exercises: [Exercise], in book: Book, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(CheckingError) -> MutantCensus {
    var census = MutantCensus()
    let files = Set(exercises.flatMap { [$0.starter.file, $0.equivalentsFile] })
    census.problems = book.findings
      .filter { $0.error.isObstacle && files.contains($0.file) }
      .map { InspectionFinding($0) }
    let blocked = Set(census.problems.map(\.location.file))
    var tasks: [Task] = []
    var answers: [String] = []
    let judged = exercises.filter { !blocked.contains($0.starter.file) }
    for (index, exercise) in judged.enumerated() {
      let answer = AnswerReader(folder: book.folder).read(exercise.solutionFile)
      let text = (try? answer.text.get()) ?? ""
      answers.append(text)
      tasks += Mutator.mutants(of: text, lines: Self.work(in: text, since: exercise.given))
        .map { Task(index: index, mutant: $0) }
    }
    let count = tasks.count
    var fates = try await self.fates(of: tasks, to: judged) { progress($0, count) }
    let caught = zip(tasks, fates).filter { $0.1.isCaught }.map(\.0)
    let pairs = judged.indices.flatMap { index in
      Self.pairs(of: caught.filter { $0.index == index }.map(\.mutant)).map {
        Task(index: index, mutant: $0)
      }
    }
    fates += try await self.fates(of: pairs, to: judged) {
      progress(count + $0, count + pairs.count)
    }
    tasks += pairs
    for (index, exercise) in judged.enumerated() {
      let own = zip(tasks, fates).filter { $0.0.index == index }.map { ($0.0.mutant, $0.1) }
      census.add(own, of: exercise, answer: answers[index])
    }
    return census
  }

  /// A mutant of the exercise at an index.
  private struct Task {
    var index: Int
    var mutant: Mutant
  }

  private func fates(
    of tasks: [Task], to exercises: [Exercise], _ progress: @Sendable (Int) -> Void
  ) async throws(CheckingError) -> [Fate] {
    try await tasks.mapAtOnce(atMost: judge.width, progress: progress) {
      (task) async throws(CheckingError) in
      try await fate(of: task.mutant, to: exercises[task.index])
    }
  }

  /// Each mutant together with the next one on a later line: two wrongs may look right.
  ///
  /// - Parameter caught: The mutants to pair; one that passes by itself hides nothing.
  static func pairs(of caught: [Mutant]) -> [Mutant] {
    caught.indices.compactMap { index in
      var pair = caught[index]
      guard let next = caught[index...].first(where: { $0.line > pair.line }),
        let both = Mutator.mutants(of: pair.text, lines: [next.line])
          .first(where: { $0.change == next.change })
      else { return nil }
      pair.change += "; line \(next.line): \(next.change)"
      pair.text = both.text
      return pair
    }
  }

  /// The result of judging a mutant.
  enum Fate: Sendable {
    case rejected, unreached
    /// It passes; the remark is about a visible difference or a better way.
    case survived(remark: String?)
    case caught(Reason)

    var isCaught: Bool { if case .caught = self { true } else { false } }
  }

  /// The explanation that a caught mutant gets.
  enum Reason: Sendable {
    /// A mistake of the chapter that the mutant makes.
    case mistake
    /// A mistake of the chapter that it does not make, or something else than the one that it is.
    case otherThanMistake
    /// The facts that a check or a house rule has seen.
    case facts
    /// The statement that it crashed, or took too long, and where in it that was if that is known.
    case stop(hasPlace: Bool)

    /// Whether it is the mutant's own.
    var isOwn: Bool {
      switch self {
      case .mistake, .facts: true
      case .otherThanMistake: false
      case .stop(let hasPlace): hasPlace
      }
    }
  }

  private func fate(of mutant: Mutant, to exercise: Exercise) async throws(CheckingError) -> Fate {
    let verdict = try await verdict(on: mutant.text, exercise)
    switch verdict.status {
    case .error, .skipped: return .rejected
    case .timeout, .crash:
      let stop = verdict.stop
      return .caught(.stop(hasPlace: (stop?.line ?? stop?.loopLine) != nil))
    case .fail:
      let first = verdict.tests.first { $0.status == .fail }
      return .caught(Self.reason(first?.mistake?.name, for: mutant.text, of: exercise))
    case .pass:
      let survived = Fate.survived(remark: verdict.remarkSentence)
      guard let probe = mutant.probe else { return survived }
      return try await self.verdict(on: probe, exercise).status == .pass ? .unreached : survived
    }
  }

  /// Returns the explanation of a mutant of which a mistake is named, or none.
  static func reason(_ named: String?, for text: String, of exercise: Exercise) -> Reason {
    let own = mistakes(of: exercise, thatAre: text)
    guard let named else { return own.isEmpty ? .facts : .otherThanMistake }
    return own.contains(named) || own.isEmpty && makes(named, text, of: exercise)
      ? .mistake : .otherThanMistake
  }

  /// Whether a text makes the change of a mistake, by its code.
  private static func makes(_ name: String, _ text: String, of exercise: Exercise) -> Bool {
    guard let solution = exercise.solution,
      let mistake = exercise.mistakes.first(where: { $0.name == name })
    else { return false }
    let shape = { CodeShape($0, given: exercise.given) }
    return shape(text).makesChange(from: shape(solution), to: shape(mistake.answer))
  }

  /// The names of the mistakes whose wrong answer a text is, whatever its spaces and comments.
  static func mistakes(of exercise: Exercise, thatAre text: String) -> Set<String> {
    Set(exercise.mistakes.filter { CodeShape.isSame(text, $0.answer) }.map(\.name))
  }

  private func verdict(on text: String, _ exercise: Exercise) async throws(CheckingError) -> Verdict
  {
    try await judge.judge(Answer(file: exercise.solutionFile, text: text), to: exercise).verdict
  }

  /// The lines of an answer that its starter does not have, from 1.
  static func work(in answer: String, since starter: String) -> Set<Int> {
    let lines = { (text: String) in
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    return Set(
      lines(answer).difference(from: lines(starter)).insertions.compactMap { change in
        if case .insert(let offset, _, _) = change { offset + 1 } else { nil }
      })
  }
}

extension MutantCensus {
  /// Counts the mutants of one exercise, and finds out which declarations are stale.
  mutating func add(
    _ mutants: [(mutant: Mutant, fate: MutantInspector.Fate)], of exercise: Exercise,
    answer: String
  ) {
    var counts = Counts()
    var stale = exercise.equivalents
    let lines = answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (mutant, fate) in mutants {
      let text = lines[mutant.line - 1].trimmingPrefix(while: \.isWhitespace)
      let declared = { (equivalent: Equivalent) in
        equivalent.line == text && equivalent.change == mutant.change
      }
      var survivor = Survivor(
        exercise: exercise.id,
        location: SourceLocation(file: exercise.solutionFile, line: mutant.line),
        change: mutant.change)
      switch fate {
      case .rejected: continue
      case .unreached: counts.unreached += 1
      case .caught(let reason):
        counts.total += 1
        counts.caught += 1
        if reason.isOwn { counts.explained += 1 }
        switch reason {
        case .mistake: counts.recognised += 1
        case .otherThanMistake: counts.misnamed += 1
        case .facts: counts.described += 1
        case .stop: counts.stopped += 1
        }
      case .survived(let remark):
        counts.total += 1
        survivor.remark = remark
        if remark != nil { counts.remarked += 1 }
        // What may be left out may be left out the second time.
        let leftOut = { (equivalent: Equivalent) in
          equivalent.line == text && equivalent.change == mutant.changeOfLeavingOut
        }
        survivor.reason =
          (exercise.equivalents.first(where: declared)
          ?? exercise.equivalents.first(where: leftOut))?.reason
        if survivor.reason != nil { counts.declared += 1 }
        stale.removeAll(where: declared)
        survivors.append(survivor)
      }
    }
    exercises.append((exercise.id, counts))
    problems += stale.map {
      InspectionFinding(
        location: SourceLocation(
          file: $0.file, line: $0.position.line, column: $0.position.column),
        kind: .equivalentStale(exercise: exercise.id, line: $0.line, change: $0.change))
    }
  }
}
