import ArgumentParser

/// Grades submissions, and gives the grades to others.
struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade submissions, explain and export their grades.",
    subcommands: [
      GradeRunCommand.self, GradeAgainCommand.self, GradeMergeCommand.self,
      GradeReportCommand.self, GradeExplainCommand.self, GradeExportCommand.self,
    ],
    defaultSubcommand: GradeRunCommand.self)
}
