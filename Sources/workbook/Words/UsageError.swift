/// Why a command line cannot be carried out.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: [String])
  case fileNotFound(String)
  case notAFile(String)
  case noReport(chapter: String)
  case notText(String)
  /// It has more bytes than any program of the book may have.
  case tooLarge(String)
  case noSolution(exercise: String)
  case notSolvedYet(exercise: String)
  case badScenario(problem: String)
  case noSection(String, chapter: String, nearest: [String])
  case notInstalled(String)
  case unknownScreen(String)
  case noRule(String)
  /// No play of an exercise has this name; with the names of those that there are.
  case noPlay(String, exercise: String, known: [String])
  /// One play was chosen, and not one exercise.
  case playOfSeveral(String)
  /// With the chapter to begin with.
  case nothingStarted(chapter: String = firstChapter)
  /// A command names no exercise, and all of them are solved.
  case nothingOpen
  case nothingHandedIn

  /// The chapter that a learner begins with.
  static let firstChapter = "ch17"
}
