public import Chapters
public import Checking
import Foundation

/// Grades many submissions on the same parts that judge one.
///
/// Each student's part stands for itself and reports as soon as it is done, so one bad submission
/// never stops the rest, and a later version can keep what is done and go on after a crash.
public struct Grader: Sendable {
  private let judge: Judge
  private let exercises: [Exercise]
  private let secret: Secret?

  /// - Parameters:
  ///   - exercises: The columns of the gradebook, in their order.
  ///   - secret: Draws what is played; without one, submissions are graded with what learners see.
  public init(judge: Judge, exercises: [Exercise], secret: Secret?) {
    self.judge = judge
    self.exercises = exercises
    self.secret = secret
  }

  /// One student's grades, with the runs that a feedback page shows.
  public struct Graded: Sendable {
    /// The row of the gradebook.
    public var grades: StudentGrades
    /// What was judged; those that could not be are missing.
    public var judged: [Judged]
  }

  /// Grades every submission, several at one time.
  ///
  /// - Parameter done: Is told each student's result as soon as it is there, in no particular order.
  public func grade(
    _ submissions: [Submission], done: @escaping @Sendable (Graded) async -> Void
  ) async -> Gradebook {
    let width = ProcessInfo.processInfo.activeProcessorCount * 2
    let rows = await withTaskGroup(of: StudentGrades.self) { group in
      var waiting = submissions[...]
      for submission in waiting.prefix(width) {
        group.addTask { await row(submission, done: done) }
      }
      waiting = waiting.dropFirst(width)
      var rows: [StudentGrades] = []
      for await row in group {
        rows.append(row)
        if let next = waiting.popFirst() {
          group.addTask { await self.row(next, done: done) }
        }
      }
      return rows
    }
    let columns = exercises.map {
      Gradebook.Column(exercise: $0.id, title: $0.title, points: Double($0.points))
    }
    return Gradebook(columns: columns, rows: rows.sorted { $0.student < $1.student })
  }

  private func row(
    _ submission: Submission, done: @escaping @Sendable (Graded) async -> Void
  ) async -> StudentGrades {
    var grades: [Grade] = []
    var all: [Judged] = []
    for exercise in exercises {
      let answer = answer(to: exercise, in: submission)
      var plays: [ScenarioVariant]?
      if let secret, case .success(let text) = answer.text {
        plays = secret.plays(of: exercise, text: text)
      }
      do throws(CheckingError) {
        let judged = try await judge.judge(answer, to: exercise, plays: plays)
        grades.append(.graded(judged.verdict))
        all.append(judged)
      } catch {
        grades.append(.ungraded(reason: "\(error)"))
      }
    }
    let row = StudentGrades(student: submission.student, grades: grades)
    await done(Graded(grades: row, judged: all))
    return row
  }

  /// `<submission>/ch17/2-fade-in.swift`; the report calls it that, without the student's name.
  private func answer(to exercise: Exercise, in submission: Submission) -> Answer {
    let file = "\(exercise.chapter)/\(exercise.fileName)"
    guard submission.isReadable else {
      return Answer(file: file, text: .failure(.leavesWorkspace))
    }
    return AnswerReader(folder: submission.folder).read(file)
  }
}
