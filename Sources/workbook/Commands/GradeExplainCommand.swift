import ArgumentParser
import Foundation
import Grading

/// Explains how a student's grades came about.
struct GradeExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say how a student's grades came about.")

  @Argument(help: "The folder that grade has written to.")
  var run: String

  @Argument(help: "The student, by the id, the name or the address, or by any name of the roster.")
  var student: String

  @Argument(help: "An exercise of the gradebook; all if none is given.")
  var exercise: String?

  @Option(help: "A file of comma-separated values whose column id names the students.")
  var roster: String?

  func run() async throws {
    let folder = BookOptions.absolute(self.run)
    let roster = try roster.map { try Roster(file: BookOptions.absolute($0)) }
    let list = try ClassList(run: folder).named(by: roster)
    let run = try GradedRun(
      folder: folder, keeping: .only(list.ids(named: student).first ?? student))
    let (recorded, grades) = try run.row(named: student, in: list)
    let columns = run.gradebook.columns
    let only = try exercise.map { name in
      guard let place = columns.place(named: name) else {
        throw GradingError.noExercise(
          name, nearest: columns.nearest(to: name), known: columns.map(\.exercise))
      }
      return columns[place].exercise
    }
    Terminal.say(
      ExplainReport(
        grades, called: list.label(grades.student),
        recorded: recorded, terms: run.record.terms, only: only
      ).text())
  }
}
