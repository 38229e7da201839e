import ArgumentParser
import Foundation
import Grading

/// Says how a student's grades came about.
struct GradeExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say how a student's grades came about.")

  @Argument(help: "The folder that grade has written to.")
  var run: String

  @Argument(help: "The student, as the gradebook has the name.")
  var student: String

  @Argument(help: "An exercise of the gradebook; all if none is given.")
  var exercise: String?

  func run() async throws {
    let run = try GradedRun(folder: BookOptions.absolute(self.run))
    let (recorded, grades) = try run.row(of: student)
    let columns = run.gradebook.columns
    if let exercise, !columns.contains(where: { $0.exercise == exercise }) {
      throw GradingError.noExercise(exercise, known: columns.map(\.exercise))
    }
    Terminal.say(
      ExplainReport(
        grades, recorded: recorded, terms: run.record.terms, only: exercise
      ).text())
  }
}
