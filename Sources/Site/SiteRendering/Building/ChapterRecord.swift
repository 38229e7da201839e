public import Chapters
import Compiling
import Files

/// What the pages of a site depend on in one chapter: enough to know that they need not be made again.
public struct ChapterRecord: Codable, Sendable {
  public let outline: ChapterOutline
  public let links: ChapterLinks
  /// The digest of the chapter's file.
  let text: String
  /// Keys of all that reference runs depend on, by exercise id.
  let runs: [String: String]
  /// Digests of the inputs that decide which wrong answers are shown, and in which run, by exercise
  /// id: the test that notices one chooses it.
  let wrongAnswers: [String: String]

  /// - Parameter runs: Keys of all that each exercise's reference runs depend on, by exercise id.
  public init(of chapter: Chapter, runs: [String: String]) {
    outline = chapter.outline
    links = ChapterLinks(of: chapter)
    var digest = Digest()
    digest.update(chapter.document.bytes)
    text = digest.text()
    let ids = Set(chapter.exercises.map(\.id))
    self.runs = runs.filter { ids.contains($0.key) }
    wrongAnswers = Dictionary(
      chapter.exercises.map { ($0.id, Self.wrongAnswers(to: $0)) }
    ) { first, _ in first }
  }

  private static func wrongAnswers(to exercise: Exercise) -> String {
    Digest.text(
      of: exercise.checks.map(\.fence.code)
        + exercise.houseRuleExceptions.map(\.rawValue).sorted()
        + exercise.mistakes.flatMap {
          [$0.name, $0.answer, $0.fence.code, $0.explanation.markdown]
        })
  }
}
