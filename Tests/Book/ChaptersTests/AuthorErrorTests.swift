import Foundation
import Testing

@testable import Chapters

@Suite("The sentences about an author's errors")
struct AuthorErrorTests {
  private static let rows: [(error: AuthorError, sentence: String)] = [
    (.fileUnreadable, "This file cannot be read."),
    (.notUTF8, "This file is not UTF-8; here is the first byte that is not."),
    (.noTitle, "This chapter has no title. Begin it with a heading: # Title"),
    (
      .missingFrontMatter(key: "id"),
      "The front matter lacks id. Add it between the two --- lines at the top."
    ),
    (
      .frontMatterNotUnderstood(key: "order", expected: "a number"),
      "The front matter's order should be a number."
    ),
    (
      .duplicateChapter(id: "ch01", other: "chapters/a.md"),
      "The chapter's id ch01 is already used by chapters/a.md. Give one of them another id."
    ),
    (
      .unknownRole("chek", nearest: ["check", "scene"]),
      "There is no role chek. Did you mean check or scene?"
    ),
    (.unknownKey("ponts", nearest: ["points"]), "There is no key ponts here. Did you mean points?"),
    (.missingKey("reason"), "The key reason is missing here. Add reason=…"),
    (.missingName(role: "check"), "A fence with the role check needs a name after it."),
    (
      .badName("Cut_It"),
      "Cut_It is not a valid name. Use lower-case letters, digits and single hyphens."
    ),
    (
      .wrongLanguage("swift", role: "scenario", expected: "yaml"),
      "A scenario is written in yaml, not in swift."
    ),
    (
      .plainSwift,
      "Swift code needs a role: example, or ignore with reason=\"…\" if it cannot compile."
    ),
    (
      .unclosedFence,
      "This fence is never closed. End it with a line of backticks or tildes as it begins."
    ),
    (
      .nestedFence(role: "scene"),
      "A fence with the role scene has to start at the margin, not in a list or a quote."
    ),
    (.strayWord("again"), "The word again has no meaning here. Remove it."),
    (.badPoints("-1"), "points=-1 is not a whole number of 0 or more."),
    (.badLooks("alike"), "looks=alike means nothing. Only looks=same does."),
    (
      .cannotContinue("cut"),
      "continues=cut needs an earlier exercise of the chapter with the same scenes, and its starter but "
        + "for comments."
    ),
    (.missingPoints(exercise: "cut"), "The exercise cut lacks points=…"),
    (
      .longTask(exercise: "cut", lines: 80),
      "The task of cut fills 80 lines at the head of the learner's file, and \(TaskComment.most) are wanted. "
        + "Move details of Given, Do or Done when into a paragraph of their own."
    ),
    (
      .unknownHouseRule("jump", nearest: ["jumps"]),
      "There is no house rule jump. Did you mean jumps?"
    ),
    (
      .unknownFigure("sprin", nearest: ["spring"]),
      "There is no figure that shows sprin. Did you mean spring?"
    ),
    (.rawHTML, "HTML in a chapter is shown as text. Write it in Markdown."),
    (
      .duplicateName(role: "check", name: "cut", firstLine: 7),
      "There is already a fence check cut, on line 7. Rename one of them."
    ),
    (
      .exerciseWithoutHeading("cut"),
      "The exercise cut needs a heading above it, which becomes its title."
    ),
    (
      .secondExerciseUnderHeading("cut", first: "fade"),
      "The exercise cut needs a heading of its own; this one belongs to fade."
    ),
    (
      .unknownExercise("cat", nearest: ["cut"]),
      "There is no exercise cat in this chapter. Did you mean cut?"
    ),
    (.unknownScene("app", nearest: []), "There is no scene app in this chapter."),
    (
      .outsideOfExercise(role: "hint"),
      "This hint belongs to no exercise. Move it below one, or add for=EXERCISE."
    ),
    (
      .mistakeWithoutExercise("late"),
      "The name late does not say whose mistake this is. Write EXERCISE/NAME."
    ),
    (
      .exerciseLacks("cut", part: .scene),
      "The exercise cut has no scene above it that sets up an app."
    ),
    (.exerciseLacks("cut", part: .scenario), "The exercise cut has no scenario."),
    (.exerciseLacks("cut", part: .check), "The exercise cut has no check."),
    (
      .exerciseLacks("cut", part: .hint),
      "The exercise cut has no hints. Write them under headings: #### Hint 1"
    ),
    (
      .exerciseLacks("cut", part: .threeMistakes),
      "The exercise cut has fewer than three mistakes."
    ),
    (
      .mistakeLacksExplanation("late"),
      "The mistake late lacks its explanation: a paragraph right after its code."
    ),
    (
      .ruleLacksStatement("one"),
      "The rule one lacks its statement: a paragraph right before its code."
    ),
    (
      .unknownRule("on", nearest: ["one"]),
      "There is no rule on in this chapter. Did you mean one?"
    ),
    (
      .unknownConfidence("sure", nearest: []),
      "Write confidence=documented, measured, reported or chosen, and not sure."
    ),
    (
      .patchDoesNotFit("1-cut.swift", .changesNothing),
      "This difference changes nothing. Write lines that begin with - and +."
    ),
    (
      .patchDoesNotFit("1-cut.swift", .hunkWithoutContext(line: 3)),
      "Nothing says where these lines belong. Add a line from 1-cut.swift."
    ),
    (
      .patchDoesNotFit("1-cut.swift", .hunkDoesNotFit(line: 3, places: 0)),
      "These lines do not occur in 1-cut.swift."
    ),
    (
      .patchDoesNotFit("1-cut.swift", .hunkDoesNotFit(line: 3, places: 2)),
      "These lines occur 2 times in 1-cut.swift. Add context until they occur once."
    ),
    (
      .checkNamesUnknownMistake("lat", nearest: ["late"]),
      "The exercise has no mistake lat. Did you mean late?"
    ),
    (
      .unknownScenario("tip", nearest: ["tap"]),
      "The exercise has no scenario tip. Did you mean tap?"
    ),
    (
      .unknownTest("It move", nearest: ["It moves", "It fades"]),
      "The exercise has no test \"It move\". Did you mean \"It moves\" or \"It fades\"?"
    ),
    (.invalidYAML(problem: "a tab in line 2"), "This is not valid YAML: a tab in line 2."),
    (.unknownStep("tip", nearest: ["tap"]), "There is no step tip. Did you mean tap?"),
    (.unknownScreen("fone", nearest: ["phone"]), "There is no screen fone. Did you mean phone?"),
    (
      .unknownParameter("pictur", nearest: ["picture"]),
      "$pictur is not declared under vary. Did you mean $picture?"
    ),
    (.stepNotUnderstood(expected: "a number of seconds"), "Expected a number of seconds here."),
    (.scenarioWithoutSteps("tap"), "The scenario tap has no steps."),
    (.brokenLink("ch99.md"), "The link ch99.md leads nowhere."),
    (
      .brokenAnchor("curve", nearest: ["curves"]),
      "There is no heading with the anchor curve. Did you mean curves?"
    ),
    (
      .missingSolution("solutions/ch01/1-cut.swift"),
      "The reference answer solutions/ch01/1-cut.swift is missing. Write it."
    ),
    (
      .straySolution("solutions/ch01/1-cat.swift", nearest: ["1-cut.swift"]),
      "solutions/ch01/1-cat.swift answers no exercise. Did you mean 1-cut.swift?"
    ),
    (
      .lineNotInAnswer("let a = 1", exercise: "cut"),
      "The reference answer to cut does not contain this line: let a = 1"
    ),
  ]

  @Test("Each says what is wrong, and what to do")
  func sentences() {
    for (error, sentence) in Self.rows { #expect(error.sentence == sentence) }
  }

  @Test("No error is without a sentence here")
  func complete() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Book/Chapters/Findings/AuthorError.swift")
    let source = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    let cases = source.split(separator: "\n").compactMap {
      $0.prefixMatch(of: #/  case (\w+)/#).map { String($0.output.1) }
    }
    #expect(cases.count > 40)
    let worded = Self.rows.map {
      Mirror(reflecting: $0.error).children.first?.label ?? "\($0.error)"
    }
    #expect(Set(cases) == Set(worded))
  }
}
