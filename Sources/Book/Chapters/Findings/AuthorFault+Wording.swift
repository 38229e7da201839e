extension AuthorFault {
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

  /// Whether nothing can be judged with the chapter before this is mended.
  ///
  /// The others are for `inspect`: the chapter works, and is not yet what it should be.
  public var isObstacle: Bool {
    switch self {
    case .exerciseLacks(_, let part): part == .scenario || part == .check
    case .missingPoints, .mistakeLacksExplanation, .ruleLacksStatement, .unknownConfidence,
      .brokenLink, .brokenAnchor, .missingSolution, .straySolution, .rawHTML, .plainSwift,
      .missingFrontMatter, .checkNamesUnknownMistake, .unknownScenario,
      .patchDoesNotFit, .lineNotInAnswer:
      false
    default: true
    }
  }

  /// Whether it is a link that leads nowhere, which a page must not have.
  public var isBrokenLink: Bool {
    switch self {
    case .brokenLink, .brokenAnchor: true
    default: false
    }
  }

  /// What happened and what to do, in one or two sentences.
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
      "The chapter's id \(id) is already that of \(other)."

    case .unknownRole(let word, let nearest):
      "There is no role \(word).\(Self.suggestion(nearest))"
    case .unknownKey(let word, let nearest):
      "There is no key \(word) here.\(Self.suggestion(nearest))"
    case .missingKey(let key): "This lacks \(key)."
    case .missingName(let role): "A fence with the role \(role) needs a name after it."
    case .badName(let name):
      "\(name) is no name: write small letters, digits and single hyphens."
    case .wrongLanguage(let language, let role, let expected):
      "A \(role) is written in \(expected), not in \(language)."
    case .plainSwift:
      "Swift code needs a role: example, or ignore with reason=\"…\" if it cannot compile."
    case .unclosedFence: "This fence is never closed."
    case .nestedFence(let role):
      "A fence with the role \(role) has to stand at the margin, not in a list or a quote."
    case .strayWord(let word): "The word \(word) has no meaning here."
    case .badPoints(let text): "points=\(text) should be a whole number from 0."
    case .missingPoints(let exercise): "The exercise \(exercise) lacks points=…"
    case .rawHTML: "HTML in a chapter is shown as text. Say it in Markdown."

    case .duplicateName(let role, let name, let line):
      "There is already a fence \(role) \(name), in line \(line)."
    case .exerciseWithoutHeading(let name):
      "The exercise \(name) needs a heading above it, which becomes its title."
    case .secondExerciseUnderHeading(let name, let first):
      "The exercise \(name) needs a heading of its own; this one belongs to \(first)."
    case .unknownExercise(let name, let nearest):
      "There is no exercise \(name) in this chapter.\(Self.suggestion(nearest))"
    case .unknownScene(let name, let nearest):
      "There is no scene \(name) in this chapter.\(Self.suggestion(nearest))"
    case .outsideOfExercise(let role):
      "This \(role) stands under no exercise. Move it there, or say for=EXERCISE."
    case .mistakeWithoutExercise(let name):
      "\(name) should be EXERCISE/NAME, so that the mistake has an exercise."
    case .exerciseLacks(let exercise, let part): Self.lack(exercise, part)
    case .mistakeLacksExplanation(let name):
      "The mistake \(name) lacks its explanation: a paragraph right after its code."
    case .ruleLacksStatement(let name):
      "The rule \(name) lacks its statement: a paragraph right before its code."
    case .unknownConfidence(let word, let nearest):
      "\(word) is no word for how sure a rule is: write documented, measured, reported or chosen."
        + Self.suggestion(nearest)
    case .patchDoesNotFit(let file, let error): Self.misfit(file, error)
    case .checkNamesUnknownMistake(let name, let nearest):
      "The exercise has no mistake \(name).\(Self.suggestion(nearest))"
    case .unknownScenario(let name, let nearest):
      "The exercise has no scenario \(name).\(Self.suggestion(nearest))"

    case .invalidYAML(let problem): "This is no YAML: \(problem)."
    case .unknownStep(let word, let nearest):
      "There is no step \(word).\(Self.suggestion(nearest))"
    case .unknownScreen(let word, let nearest):
      "There is no screen \(word).\(Self.suggestion(nearest))"
    case .unknownParameter(let name, let nearest):
      "$\(name) is not under vary.\(Self.suggestion(nearest.map { "$\($0)" }))"
    case .stepNotUnderstood(let expected): "Here should be \(expected)."
    case .scenarioWithoutSteps(let name): "The scenario \(name) has no steps."

    case .brokenLink(let link): "The link \(link) leads nowhere."
    case .brokenAnchor(let anchor, let nearest):
      "There is no heading with the anchor \(anchor).\(Self.suggestion(nearest))"
    case .missingSolution(let file): "The reference answer \(file) is missing."
    case .straySolution(let file, let nearest):
      "\(file) is the answer to no exercise.\(Self.suggestion(nearest))"
    case .lineNotInAnswer(let line, let exercise):
      "The answer to \(exercise) has no line: \(line)"
    }
  }

  private static func misfit(_ file: String, _ error: PatchError) -> String {
    switch error {
    case .changesNothing: "This difference changes nothing: write lines with - and +."
    case .hunkWithoutContext: "Nothing says where these lines belong: add a line of \(file)."
    case .hunkDoesNotFit(_, places: 0): "These lines do not stand in \(file)."
    case .hunkDoesNotFit(_, let places):
      "These lines stand in \(file) \(places) times: add context until it is once."
    }
  }

  private static func suggestion(_ words: [String]) -> String {
    words.isEmpty ? "" : " Did you mean \(words.joined(separator: " or "))?"
  }

  private static func lack(_ exercise: String, _ part: Part) -> String {
    switch part {
    case .scene: "The exercise \(exercise) has no scene above it that sets up an app."
    case .scenario: "The exercise \(exercise) has no scenario."
    case .check: "The exercise \(exercise) has no check."
    case .hint: "The exercise \(exercise) has no hints. Write them under headings: #### Hint 1"
    case .threeMistakes: "The exercise \(exercise) has fewer than three mistakes."
    }
  }
}
