/// An author's error in a chapter, or in a file beside it.
///
/// Cases hold facts; ``sentence`` puts them into words.
public enum AuthorError: Equatable, Sendable {
  // The file
  case fileUnreadable
  case notUTF8
  case noTitle
  case missingFrontMatter(key: String)
  case frontMatterNotUnderstood(key: String, expected: String)
  case duplicateChapter(id: String, other: String)

  // Fences
  case unknownRole(String, nearest: [String])
  case unknownKey(String, nearest: [String])
  case missingKey(String)
  case missingName(role: String)
  case badName(String)
  case wrongLanguage(String, role: String, expected: String)
  case plainSwift
  case unclosedFence
  case nestedFence(role: String)
  case strayWord(String)
  case badPoints(String)
  case badLooks(String)
  case cannotContinue(String)
  case missingPoints(exercise: String)
  case longTask(exercise: String, lines: Int)
  case unknownHouseRule(String, nearest: [String])
  case unknownFigure(String, nearest: [String])
  case rawHTML

  // Exercises and what belongs to them
  case duplicateName(role: String, name: String, firstLine: Int)
  case exerciseWithoutHeading(String)
  case secondExerciseUnderHeading(String, first: String)
  case unknownExercise(String, nearest: [String])
  case unknownScene(String, nearest: [String])
  case outsideOfExercise(role: String)
  case mistakeWithoutExercise(String)
  case exerciseLacks(String, part: Part)
  case mistakeLacksExplanation(String)
  case ruleLacksStatement(String)
  case unknownRule(String, nearest: [String])
  case unknownConfidence(String, nearest: [String])
  case patchDoesNotFit(String, PatchError)
  case checkNamesUnknownMistake(String, nearest: [String])
  case unknownScenario(String, nearest: [String])
  case unknownTest(String, nearest: [String])

  // Scenarios
  case invalidYAML(problem: String)
  case unknownStep(String, nearest: [String])
  case unknownScreen(String, nearest: [String])
  case unknownParameter(String, nearest: [String])
  case stepNotUnderstood(expected: String)
  case scenarioWithoutSteps(String)

  // Links and files
  case brokenLink(String)
  case brokenAnchor(String, nearest: [String])
  case missingSolution(String)
  case straySolution(String, nearest: [String])
  case lineNotInAnswer(String, exercise: String)

  /// A part that an exercise needs besides its starter.
  public enum Part: String, Sendable {
    case scene, scenario, check, hint
    case threeMistakes = "three mistakes"
  }
}
