import Chapters
import Foundation
import Record

/// The movie at the top of a chapter's page, which shows the goal of the chapter.
struct ChapterOpening {
  let context: MovieContext
  /// Whether some run has at least two transitions, each with an animator of the app.
  let animatesBothDirections: Bool
  /// The movie and its still picture, by file name.
  let files: [String: Data]

  /// The name of the still picture.
  static func stillFile(of chapter: some NamedChapter) -> String { "\(chapter.id)-still.svg" }

  init(of chapter: Chapter, runs: [Run]) {
    func exercise(_ opening: Opening) -> Exercise? {
      chapter.exercises.first { $0.id == opening.exercise }
    }
    animatesBothDirections = runs.contains { run in
      let transitions = run.timeline.transitions
      return transitions.count > 1 && transitions.allSatisfy { $0.animator != nil }
    }
    let title = "The app of this chapter, when it is finished"
    let movie = Movie(of: runs.map(\.timeline), title: title)
    let names = (
      film: "\(chapter.id)-film.js", moving: "\(chapter.id)-movie.svg",
      still: Self.stillFile(of: chapter)
    )
    let content = PlayerContent(
      takes: runs.enumerated().map { index, run in
        PlayerContent.Take(
          title: RunCaption.sentence(
            for: run.label, in: exercise(chapter.openings[index])),
          runs: [Trace(of: run.timeline, prefix: "opening-\(index)")])
      })
    let numbers = Set(chapter.openings.compactMap { exercise($0)?.number })
      .sorted().map(String.init)
    let exercises = numbers.count == 1 ? "exercise" : "exercises"
    context = MovieContext(
      film: names.film, moving: names.moving, still: names.still, width: Int(movie.size.width),
      height: Int(movie.size.height), title: title,
      caption: "What you will have built after \(exercises) "
        + "\(numbers.joined(separator: " and ")), recorded from the reference answers. "
        + "The dot is a finger.")
    files = [
      names.film: Data(content.script(name: names.film).utf8),
      names.moving: Data(movie.moving.utf8), names.still: Data(movie.still.utf8),
    ]
  }
  // MARK: - Keeping

  private static let contextPart = "context"
  private static let bothPart = "both"

  /// Takes the parts that an earlier build kept.
  init?(parts: [String: Data]) {
    guard let bytes = parts[Self.contextPart],
      let context = try? JSONDecoder().decode(MovieContext.self, from: bytes)
    else { return nil }
    self.context = context
    animatesBothDirections = parts[Self.bothPart] != nil
    files = parts.filter { ![Self.contextPart, Self.bothPart].contains($0.key) }
  }

  var parts: [String: Data] {
    var parts = files
    parts[Self.contextPart] = try? JSONEncoder().encode(context)
    if animatesBothDirections { parts[Self.bothPart] = Data() }
    return parts
  }
}
