import Chapters
import Foundation
import Record

/// What the reader of a chapter is going to build, as a movie at the top of its page.
struct ChapterOpening {
  let context: MovieContext
  /// Whether an animator of the app plays each of at least two transitions.
  let goesThereAndBack: Bool
  /// The movie and its still picture, by their names in the site.
  let files: [String: Data]

  init(of chapter: Chapter, in book: Book, runs: [Run]) {
    goesThereAndBack = runs.contains { run in
      let transitions = run.timeline.transitions
      return transitions.count > 1 && transitions.allSatisfy { $0.animator != nil }
    }
    let title = "The app of this chapter, when it is finished"
    let movie = Movie(of: runs.map(\.timeline), title: title)
    let names = (moving: "\(chapter.id)-movie.svg", still: "\(chapter.id)-still.svg")
    let numbers = Set(chapter.openings.compactMap { book.exercise($0.exercise)?.number })
      .sorted().map(String.init)
    let exercises = numbers.count == 1 ? "exercise" : "exercises"
    context = MovieContext(
      moving: names.moving, still: names.still, width: Int(movie.size.width),
      height: Int(movie.size.height), title: title,
      caption: "What you will have built after \(exercises) "
        + "\(numbers.joined(separator: " and ")), recorded from the reference answers. "
        + "The dot is a finger.")
    files = [names.moving: Data(movie.moving.utf8), names.still: Data(movie.still.utf8)]
  }
}
