import Testing

@testable import Grading

@Suite("The sentences about what was handed in")
struct GradingWordingTests {
  private static let obstacles: [(Submission.Obstacle, String)] = [
    (
      .archive,
      "It is an archive, which cannot be unpacked here. Install bsdtar (apt-get install libarchive-tools), or "
        + "unpack it into a folder."
    ),
    (.noPermission(path: ""), "The folder may not be read. Change its permissions."),
    (.noPermission(path: "ch01"), "ch01 may not be read. Change its permissions."),
    (.nameNotUTF8, "The folder's name is not UTF-8; rename it."),
    (
      .ambiguous(file: "1-cut.swift", candidates: ["ch01.cut", "ch02.cut"]),
      "1-cut.swift could be ch01.cut or ch02.cut. Put it into a folder of its chapter and grade with --resume, "
        + "or grade only one of these exercises with --only."
    ),
    (
      .unclear(submissions: ["ann"]),
      "Whose submission ann is cannot be told from the roster; name the right one by the student's id, and "
        + "grade with --resume."
    ),
    (
      .unclear(submissions: ["ann", "anna"]),
      "Whose submission ann, anna are cannot be told from the roster; name the right one by the student's id, "
        + "and grade with --resume."
    ),
  ]

  private static let remarks: [(Remark, String)] = [
    (.unknownName(file: "a.swift", nearest: []), "a.swift has the name of no exercise."),
    (
      .unknownName(file: "a.swift", nearest: ["1-cut.swift", "2-fade.swift"]),
      "a.swift has the name of no exercise; did you mean 1-cut.swift, 2-fade.swift?"
    ),
    (
      .secondFile(file: "b/1-cut.swift", graded: "1-cut.swift"),
      "b/1-cut.swift was not graded, because 1-cut.swift was."
    ),
    (.archive(file: "a.zip"), "a.zip is an archive; unpack it."),
    (.unreadableArchive(file: "a.zip"), "a.zip is an archive of which nothing could be read."),
    (
      .damagedArchive(file: "a.zip"),
      "a.zip is damaged: only what came out of it whole was judged. Make it again."
    ),
    (
      .archiveWithPassword(file: "a.zip"),
      "a.zip has files with a password: only the others were judged. Make it again without one."
    ),
    (
      .noFile(file: "a"),
      "a is a link or a device, and only files are taken out of an archive."
    ),
    (
      .outsideOfArchive(file: "../a\nb"),
      "../a b was not taken out of the archive, because its path leads out of it, or below another file."
    ),
    (.notOnRoster, "Nobody on the roster is called so."),
    (
      .secondSubmission(student: "ann"),
      "It is another submission of ann's, under a name of its own."
    ),
    (.markedLate, "The platform marks it as late."),
    (
      .tooManyFiles(limit: 200),
      "Only 200 files were looked at, those with the names of exercises first."
    ),
    (.more(count: 1), "One other file has the name of no exercise."),
    (.more(count: 3), "3 other files have the name of no exercise."),
    (
      .nameOfSeveral(students: ["a1", "a2"]),
      "Several on the roster are called so: a1, a2; name the folder by an id."
    ),
    (
      .severalSubmissions(of: "ann", names: ["ann", "anna"]),
      "Several submissions could be ann's: ann, anna; name one of the folders by the id."
    ),
  ]

  @Test("What stands in the way of grading a submission is told with a remedy")
  func obstacles() {
    for (obstacle, sentence) in Self.obstacles { #expect(obstacle.sentence == sentence) }
  }

  @Test("A remark is one sentence on one line")
  func remarks() {
    for (remark, sentence) in Self.remarks { #expect(remark.sentence == sentence) }
  }

  @Test("Points by hand for an answer that was replaced name both judgements and what to do")
  func outdatedOverrides() {
    let override = OutdatedOverride(
      student: "ann", exercise: "ch01.cut", line: 3, points: 4, before: 2, now: 5)
    #expect(
      override.sentence
        == "Line 3 of overrides.csv gives 4 points for an answer that was judged with 2. Another one was handed "
        + "in since, which is judged with 5: change the line, or take it out.")
    let first = OutdatedOverride(
      student: "ann", exercise: "ch01.cut", line: 3, points: 1, before: nil, now: nil)
    #expect(
      first.sentence
        == "Line 3 of overrides.csv gives 1 point for an answer that was judged with nothing. Another one was "
        + "handed in since, which is judged with nothing: change the line, or take it out.")
  }
}
