public import Chapters
public import Checking
import Compiling
import Files
import Foundation
import Record
import Sandboxing

/// Grades many submissions, each in a worker of its own.
///
/// A submission whose worker ends costs nobody else anything: it gets another worker, and the answer
/// that ends that one too is the one that earns nothing.
public struct Grader: Sendable {
  private let worker: SubmissionWorker
  private let exercises: [Exercise]
  private let secret: Secret?
  private let begun: String
  private let list: ClassList
  private let patience: Duration
  private let inFlight = InFlight()

  /// - Parameters:
  ///   - exercises: The columns of the gradebook, in their order.
  ///   - secret: Draws the plays; without one, submissions are graded with the values that
  ///     learners see.
  ///   - begun: The time at which the run began, as pages show it.
  ///   - list: The students' names, as pages show them.
  ///   - patience: How long a submission may take before no other answer of it is tried: by default as
  ///     long as a whole book of honest answers at fifteen seconds each.
  public init(
    worker: SubmissionWorker, exercises: [Exercise], secret: Secret?, begun: String,
    list: ClassList = ClassList(), patience: Duration = .seconds(1_200)
  ) {
    self.patience = patience
    self.worker = worker
    self.exercises = exercises
    self.secret = secret
    self.begun = begun
    self.list = list
  }

  /// The columns of the gradebook, in their order.
  public var columns: [Gradebook.Column] {
    exercises.map(Gradebook.Column.init)
  }

  /// Grades every submission, several at one time.
  ///
  /// - Parameters:
  ///   - limit: The most submissions at one time; by default as many as the machine allows.
  ///   - answered: Called with a number of answers that are done, which add up to
  ///     ``SubmissionFiles/answerCount(for:)`` of all submissions that are not known.
  ///   - known: Returns the grades of a submission that need not be graded again.
  ///   - done: Called with the result of each submission as soon as it is there, in no particular
  ///     order.
  /// - Returns: All grades without the parts that only pages show.
  public func grade(
    _ submissions: [SubmissionFiles], atOneTime limit: Int? = nil,
    answered: @escaping @Sendable (Int) -> Void = { _ in },
    knowing known: @escaping @Sendable (SubmissionFiles) async -> StudentGrades? = { _ in nil },
    done: @escaping @Sendable (SubmissionFiles, GradedSubmission) async -> Void
  ) async -> Gradebook {
    let width = min(limit ?? .max, SubmissionWorker.width)
    let rows = await withTaskGroup(of: StudentGrades.self) { group in
      var waiting = submissions[...]
      for submission in waiting.prefix(width) {
        group.addTask {
          await row(submission, answered: answered, knowing: known, done: done)
        }
      }
      waiting = waiting.dropFirst(width)
      var rows: [StudentGrades] = []
      var shared = SharedGrades()
      for await row in group {
        rows.append(shared.share(row))
        if let next = waiting.popFirst() {
          group.addTask {
            await self.row(next, answered: answered, knowing: known, done: done)
          }
        }
      }
      return rows
    }
    return Gradebook(columns: columns, rows: rows.sorted { $0.student < $1.student })
  }

  private func row(
    _ submission: SubmissionFiles, answered: @escaping @Sendable (Int) -> Void,
    knowing known: @Sendable (SubmissionFiles) async -> StudentGrades?,
    done: @Sendable (SubmissionFiles, GradedSubmission) async -> Void
  ) async -> StudentGrades {
    if let grades = await known(submission) { return grades.brief }
    let start = ContinuousClock.now
    let receipt = Receipt(submission: submission.digest(for: exercises), instant: begun)
    var grades: [Grade?] = []
    var requests: [Int: WorkerRequest] = [:]
    var answers: [KeptAnswer?] = exercises.map { _ in nil }
    for (index, exercise) in exercises.enumerated() {
      switch submission.handedIn(for: exercise) {
      case .obstacle(let obstacle): grades.append(.obstructed(obstacle))
      case .answer(let answer):
        switch answer.text {
        case .failure(let reason):
          grades.append(.graded(.unreadable(reason, answer.file, exercise)))
        case .success(let text):
          grades.append(nil)
          answers[index] = KeptAnswer(text: text, shape: nil)
          requests[index] = .judge(
            exercise: exercise.id, file: answer.file, text: text,
            plays: secret?.plays(of: exercise, text: text))
        }
      }
    }
    // Who hands in what another one does gets the same from the cache, as soon as it is there.
    let twins = requests.isEmpty ? nil : Digest.text(of: answers.map { $0?.text ?? "" })
    if let twins { await inFlight.enter(twins) }
    let judged =
      submission.isLeftOut
      ? WorkerResult(grades: grades.compactMap(\.self))
      : await judge(
        requests, of: submission.student, receipt, knowing: grades, answered: { answered(1) })
    if let twins { await inFlight.leave(twins) }
    // Those that are done without a judge's reply.
    answered(submission.answerCount(for: exercises) - judged.times.count)
    for (index, shape) in judged.shapes { answers[index]?.shape = shape }
    let row = StudentGrades(
      student: submission.student, grades: judged.grades, remarks: submission.remarks)
    await done(
      submission,
      GradedSubmission(
        grades: row, page: judged.page, answers: answers, receipt: receipt,
        time: .now - start, times: exercises.indices.map { judged.times[$0] },
        runs: exercises.indices.map { judged.runs[$0] }))
    return row.brief
  }

  /// The result of grading one submission.
  public struct GradedSubmission: Sendable {
    public var grades: StudentGrades
    /// The feedback; `nil` if the worker ended while drawing it.
    public var page: String?
    /// In the order of the exercises; `nil` where there was nothing to read.
    public var answers: [KeptAnswer?]
    public var receipt: Receipt
    /// How long it took, with the wait for another submission of the same texts.
    public var time: Duration
    /// How long each answer took, in the order of the exercises; `nil` where none was judged.
    public var times: [Duration?]
    /// The names of the kept runs in the cache, in the order of the exercises; `nil` where none was played.
    public var runs: [String?]
  }

  private struct WorkerResult {
    var grades: [Grade]
    var shapes: [Int: SyntaxShape] = [:]
    var runs: [Int: String] = [:]
    var times: [Int: Duration] = [:]
    var page: String?
  }

  /// Completes the grades with those that need a worker, and has the page drawn.
  private func judge(
    _ requests: [Int: WorkerRequest], of student: String, _ receipt: Receipt,
    knowing known: [Grade?], answered: @escaping @Sendable () -> Void
  ) async -> WorkerResult {
    var grades = known
    var shapes: [Int: SyntaxShape] = [:]
    var runs: [Int: String] = [:]
    var times: [Int: Duration] = [:]
    var failures: [Int: Int] = [:]
    // A machine that sleeps is nobody's fault.
    let deadline = SuspendingClock.now + patience
    while true {
      let waiting = grades.indices.filter { grades[$0] == nil }
      let (before, exercises, name) = (grades, exercises, list.label(student))
      let service: SubmissionWorker.Service
      do throws(SandboxError) {
        service = try await worker.serve { replies in
          if !replies.isEmpty, replies.count <= waiting.count { answered() }
          if replies.count < waiting.count {
            let isLate = Self.isTooSlow(before, replies, by: deadline)
            return isLate ? nil : requests[waiting[replies.count]]
          }
          guard replies.count == waiting.count else { return nil }
          var all = before
          for (index, reply) in zip(waiting, replies) { all[index] = Grade(reply) }
          return .page(
            student: name, receipt: receipt,
            verdicts: zip(all, exercises).map { $0?.verdict ?? .unreadable(nil, "", $1) })
        }
      } catch {
        return WorkerResult(
          grades: grades.map { $0 ?? .ungraded(.sandbox(error)) }, shapes: shapes, runs: runs,
          times: times)
      }
      for (index, (reply, time)) in zip(waiting, zip(service.replies, service.times)) {
        grades[index] = Grade(reply)
        times[index] = time
        guard case .verdict(_, let shape, let name) = reply else { continue }
        shapes[index] = shape
        runs[index] = name
      }
      let isDone = service.replies.count > waiting.count
      if isDone, case .page(let page)? = service.replies.last {
        return WorkerResult(
          grades: grades.compactMap(\.self), shapes: shapes, runs: runs, times: times, page: page)
      }
      let rest = waiting.dropFirst(service.replies.count)
      guard let culprit = rest.first else {
        return WorkerResult(
          grades: grades.compactMap(\.self), shapes: shapes, runs: runs, times: times)
      }
      if Self.isTooSlow(grades, [], by: deadline) {
        for index in rest { grades[index] = Self.grade(for: exercises[index], .notTried) }
        continue
      }
      failures[culprit, default: 0] += 1
      if failures[culprit, default: 0] > 1 {
        grades[culprit] = Self.grade(for: exercises[culprit], ending: service.outcome)
      }
    }
  }

  /// The grade of an answer during which two workers have ended.
  ///
  /// A worker that somebody killed says nothing about the answer. Any other end was caused by it.
  private static func grade(for exercise: Exercise, ending outcome: Outcome) -> Grade {
    if outcome == .signalled(9) {
      return .ungraded(.sandbox(.lineBroken(detail: "somebody ended the process that judged it")))
    }
    return grade(for: exercise, .breaksJudge)
  }

  private static func grade(for exercise: Exercise, _ reason: Unreadable) -> Grade {
    .graded(.unreadable(reason, "\(exercise.chapter)/\(exercise.fileName)", exercise))
  }

  /// Whether so many answers of a submission have used up their time, or all of them together so much of
  /// it, that no other is tried.
  ///
  /// Each may take a core for a minute, whether it comes to an end or not, and a book has many exercises.
  private static func isTooSlow(
    _ grades: [Grade?], _ replies: [WorkerReply], by deadline: SuspendingClock.Instant
  ) -> Bool {
    if SuspendingClock.now >= deadline { return true }
    let verdicts = grades.map { $0?.verdict } + replies.map { Grade($0)?.verdict }
    return verdicts.count { $0?.hasUsedUpItsTime == true } >= mostSlowAnswers
  }

  private static let mostSlowAnswers = 8
}

extension Verdict {
  /// Whether the compiler or the program was stopped for its time or its memory, or two workers ended.
  ///
  /// A worker that does not answer is ended after ten minutes, so that two of them cost more than any
  /// program.
  fileprivate var hasUsedUpItsTime: Bool {
    status == .timeout || [.time, .memory].contains(compilerStop)
      || unreadable == .breaksJudge
  }

  /// The verdict on a file that is not judged.
  fileprivate static func unreadable(
    _ reason: Unreadable?, _ file: String, _ exercise: Exercise
  ) -> Verdict {
    let status: Status =
      switch reason {
      case .missing, nil: .skipped
      case .breaksJudge: .crash
      case .notTried: .timeout
      default: .error
      }
    return Verdict(
      exercise: exercise.id, number: exercise.number, title: exercise.title, status: status,
      maximum: Double(exercise.points), file: file, unreadable: reason)
  }
}

extension Grade {
  fileprivate init?(_ reply: WorkerReply) {
    switch reply {
    case .verdict(let verdict, _, _): self = .graded(verdict)
    case .ungraded(let error): self = .ungraded(error)
    case .page: return nil
    }
  }
}

/// Lets only one submission of those that are the same be judged at one time.
private actor InFlight {
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  func enter(_ name: String) async {
    guard waiting[name] != nil else {
      waiting[name] = []
      return
    }
    await withCheckedContinuation { waiting[name, default: []].append($0) }
  }

  func leave(_ name: String) {
    guard var queue = waiting[name], !queue.isEmpty else {
      waiting[name] = nil
      return
    }
    let next = queue.removeFirst()
    waiting[name] = queue
    next.resume()
  }
}
