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

  /// The columns of the gradebook, in their order.
  public var columns: [Gradebook.Column] {
    exercises.map {
      Gradebook.Column(exercise: $0.id, title: $0.title, points: Double($0.points))
    }
  }

  /// Grades every submission, several at one time.
  ///
  /// - Parameter done: Gets each student's grades, with the judgements that a feedback page shows,
  ///   as soon as they are there, in no particular order.
  public func grade(
    _ submissions: [Submission],
    done: @escaping @Sendable (StudentGrades, [Judgement]) async -> Void
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
    return Gradebook(columns: columns, rows: rows.sorted { $0.student < $1.student })
  }

  private func row(
    _ submission: Submission, done: @escaping @Sendable (StudentGrades, [Judgement]) async -> Void
  ) async -> StudentGrades {
    var grades: [Grade] = []
    var judgements: [Judgement] = []
    for exercise in exercises {
      let answer = answer(to: exercise, in: submission)
      var plays: [ScenarioVariant]?
      if let secret, case .success(let text) = answer.text {
        plays = secret.plays(of: exercise, text: text)
      }
      do throws(CheckingError) {
        let judgement = try await judge.judge(answer, to: exercise, plays: plays)
        grades.append(.graded(judgement.verdict))
        judgements.append(judgement)
      } catch {
        grades.append(.ungraded(error))
      }
    }
    let row = StudentGrades(student: submission.student, grades: grades)
    await done(row, judgements)
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
