extension AuthorError {
  /// A stable name in kebab-case, for programs.
  public var code: String {
    let label = Mirror(reflecting: self).children.first?.label ?? "\(self)"
    var code = ""
    var previousIsLower = false
    for character in label {
      if character.isUppercase && previousIsLower { code += "-" }
      previousIsLower = character.isLowercase
      code += character.lowercased()
    }
    return code
  }

  /// Whether nothing can be judged with the chapter until this is fixed.
  ///
  /// The chapter works in spite of all other errors; `inspect` reports them.
  public var isObstacle: Bool {
    switch self {
    case .exerciseLacks(_, let part): part == .scenario || part == .check
    case .missingPoints, .longTask, .mistakeLacksExplanation, .ruleLacksStatement,
      .unknownConfidence,
      .brokenLink, .brokenAnchor, .missingSolution, .straySolution, .rawHTML, .plainSwift,
      .missingFrontMatter, .checkNamesUnknownMistake, .unknownScenario, .unknownTest,
      .patchDoesNotFit, .lineNotInAnswer:
      false
    default: true
    }
  }

  /// Whether the error is a link that leads nowhere.
  ///
  /// The site is not built with one.
  public var isBrokenLink: Bool {
    switch self {
    case .brokenLink, .brokenAnchor: true
    default: false
    }
  }

  /// The problem and its remedy, in one or two sentences.
  public var sentence: String {
    switch self {
    case .fileUnreadable: "This file cannot be read."
    case .notUTF8: "This file is not UTF-8; here is the first byte that is not."
    case .noTitle: "This chapter has no title. Begin it with a heading: # Title"
    case .missingFrontMatter(let key):
      "The front matter lacks \(key). Add it between the two --- lines at the top."
    case .frontMatterNotUnderstood(let key, let expected):
      "The front matter's \(key) should be \(expected)."
    case .duplicateChapter(let id, let other):
      "The chapter's id \(id) is already used by \(other). Give one of them another id."

    case .unknownRole(let word, let nearest):
      "There is no role \(word).\(Self.suggestion(nearest))"
    case .unknownKey(let word, let nearest):
      "There is no key \(word) here.\(Self.suggestion(nearest))"
    case .missingKey(let key): "The key \(key) is missing here. Add \(key)=…"
    case .missingName(let role): "A fence with the role \(role) needs a name after it."
    case .badName(let name):
      "\(name) is not a valid name. Use lower-case letters, digits and single hyphens."
    case .wrongLanguage(let language, let role, let expected):
      "A \(role) is written in \(expected), not in \(language)."
    case .plainSwift:
      "Swift code needs a role: example, or ignore with reason=\"…\" if it cannot compile."
    case .unclosedFence:
      "This fence is never closed. End it with a line of backticks or tildes as it begins."
    case .nestedFence(let role):
      "A fence with the role \(role) has to start at the margin, not in a list or a quote."
    case .strayWord(let word): "The word \(word) has no meaning here. Remove it."
    case .badPoints(let text): "points=\(text) is not a whole number of 0 or more."
    case .badLooks(let text): "looks=\(text) means nothing. Only looks=same does."
    case .cannotContinue(let name):
      "continues=\(name) needs an earlier exercise of the chapter with the same scenes, and its starter "
        + "but for comments."
    case .missingPoints(let exercise): "The exercise \(exercise) lacks points=…"
    case .longTask(let exercise, let lines):
      "The task of \(exercise) fills \(lines) lines at the head of the learner's file, and \(TaskComment.most) are "
        + "wanted. Move details of Given, Do or Done when into a paragraph of their own."
    case .rawHTML: "HTML in a chapter is shown as text. Write it in Markdown."

    case .duplicateName(let role, let name, let line):
      "There is already a fence \(role) \(name), on line \(line). Rename one of them."
    case .exerciseWithoutHeading(let name):
      "The exercise \(name) needs a heading above it, which becomes its title."
    case .secondExerciseUnderHeading(let name, let first):
      "The exercise \(name) needs a heading of its own; this one belongs to \(first)."
    case .unknownExercise(let name, let nearest):
      "There is no exercise \(name) in this chapter.\(Self.suggestion(nearest))"
    case .unknownScene(let name, let nearest):
      "There is no scene \(name) in this chapter.\(Self.suggestion(nearest))"
    case .unknownHouseRule(let name, let nearest):
      "There is no house rule \(name).\(Self.suggestion(nearest))"
    case .unknownFigure(let name, let nearest):
      "There is no figure that shows \(name).\(Self.suggestion(nearest))"
    case .outsideOfExercise(let role):
      "This \(role) belongs to no exercise. Move it below one, or add for=EXERCISE."
    case .mistakeWithoutExercise(let name):
      "The name \(name) does not say whose mistake this is. Write EXERCISE/NAME."
    case .exerciseLacks(let exercise, let part): Self.missingPart(exercise, part)
    case .mistakeLacksExplanation(let name):
      "The mistake \(name) lacks its explanation: a paragraph right after its code."
    case .ruleLacksStatement(let name):
      "The rule \(name) lacks its statement: a paragraph right before its code."
    case .unknownRule(let name, let nearest):
      "There is no rule \(name) in this chapter.\(Self.suggestion(nearest))"
    case .unknownConfidence(let word, let nearest):
      "Write confidence=documented, measured, reported or chosen, and not \(word)."
        + Self.suggestion(nearest)
    case .patchDoesNotFit(let file, let error): Self.patchSentence(file, error)
    case .checkNamesUnknownMistake(let name, let nearest):
      "The exercise has no mistake \(name).\(Self.suggestion(nearest))"
    case .unknownScenario(let name, let nearest):
      "The exercise has no scenario \(name).\(Self.suggestion(nearest))"
    case .unknownTest(let title, let nearest):
      "The exercise has no test \"\(title)\".\(Self.suggestion(nearest.map { "\"\($0)\"" }))"

    case .invalidYAML(let problem): "This is not valid YAML: \(problem)."
    case .unknownStep(let word, let nearest):
      "There is no step \(word).\(Self.suggestion(nearest))"
    case .unknownScreen(let word, let nearest):
      "There is no screen \(word).\(Self.suggestion(nearest))"
    case .unknownParameter(let name, let nearest):
      "$\(name) is not declared under vary.\(Self.suggestion(nearest.map { "$\($0)" }))"
    case .stepNotUnderstood(let expected): "Expected \(expected) here."
    case .scenarioWithoutSteps(let name): "The scenario \(name) has no steps."

    case .brokenLink(let link): "The link \(link) leads nowhere."
    case .brokenAnchor(let anchor, let nearest):
      "There is no heading with the anchor \(anchor).\(Self.suggestion(nearest))"
    case .missingSolution(let file): "The reference answer \(file) is missing. Write it."
    case .straySolution(let file, let nearest):
      "\(file) answers no exercise.\(Self.suggestion(nearest))"
    case .lineNotInAnswer(let line, let exercise):
      "The reference answer to \(exercise) does not contain this line: \(line)"
    }
  }

  private static func patchSentence(_ file: String, _ error: PatchError) -> String {
    switch error {
    case .changesNothing: "This difference changes nothing. Write lines that begin with - and +."
    case .hunkWithoutContext: "Nothing says where these lines belong. Add a line from \(file)."
    case .hunkDoesNotFit(_, places: 0): "These lines do not occur in \(file)."
    case .hunkDoesNotFit(_, let places):
      "These lines occur \(places) times in \(file). Add context until they occur once."
    }
  }

  private static func suggestion(_ words: [String]) -> String {
    words.isEmpty ? "" : " Did you mean \(words.joined(separator: " or "))?"
  }

  private static func missingPart(_ exercise: String, _ part: Part) -> String {
    switch part {
    case .scene: "The exercise \(exercise) has no scene above it that sets up an app."
    case .scenario: "The exercise \(exercise) has no scenario."
    case .check: "The exercise \(exercise) has no check."
    case .hint: "The exercise \(exercise) has no hints. Write them under headings: #### Hint 1"
    case .threeMistakes: "The exercise \(exercise) has fewer than three mistakes."
    }
  }
}
