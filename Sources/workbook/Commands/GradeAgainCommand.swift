import ArgumentParser
import Chapters
import Grading

/// Grades the answers of a run again, such as after a check was changed.
struct GradeAgainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "again", abstract: "Grade the answers of an earlier run once more.",
    discussion: """
      The answers come from the run's record; nothing else is needed but the same --secret-file, if there \
      was one. Where only checks have changed, nothing is compiled or played.
      """)

  @Argument(help: "The folder that grade has written to.")
  var run: String

  @Flag(help: "Go on with a run into the same folder that was ended.")
  var resume = false

  @OptionGroup var grading: GradingOptions
  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let earlier = try GradedRun(folder: BookOptions.absolute(run), keeping: .overview)
    guard BookOptions.absolute(grading.output) != earlier.folder else {
      throw GradingError.outputIsInput(path: earlier.folder)
    }
    try RunFolder.requireUsable(BookOptions.absolute(grading.output), resumes: resume)
    let book = try installation.readBook()
    let exercises = try book.exercises(
      earlier.record.terms.columns.map(\.exercise), ofRun: earlier.folder)
    let files = try earlier.submissions(exercises: exercises)
    try Overrides.copy(from: earlier.folder, to: BookOptions.absolute(grading.output))
    let session = try await GradingSession(grading, installation, book: book)
    try await session.grade(files, exercises: exercises, resumes: resume, comparing: earlier)
  }
}
