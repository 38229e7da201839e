import Chapters
import Foundation
import Markdown
import Record

/// The wrong answers of an exercise, each to be watched before it is explained.
struct GalleryPage {
  let outline: BookOutline
  /// The exercise's chapter.
  let chapter: Chapter
  let exercise: Exercise
  let answers: [WrongAnswer]
  /// The exercises that have galleries, in order.
  let all: [ChapterOutline.Exercise]

  /// The name of an exercise's page: "ch17.fade-in-mistakes.html".
  static func file(of exercise: String) -> String { "\(exercise)-mistakes.html" }
  /// The name of the script with the page's films.
  static func filmFile(of exercise: String) -> String { "\(exercise)-mistakes.js" }
  /// The exercise's number with that of its chapter: "17.2".
  static func number(of exercise: Int, in chapter: some NamedChapter) -> String {
    (chapter.number.map { "\($0)." } ?? "") + "\(exercise)"
  }

  /// The page that leads to all of these.
  static let index = "mistakes.html"

  /// The values of the template `gallery`.
  struct Context {
    var label: String
    var title: String
    var exercise: LinkContext
    var mistakes: [Entry]
    /// The galleries of the exercises before and after this one.
    var previous: LinkContext?
    var next: LinkContext?
  }

  struct Entry {
    var number: Int
    var count: Int
    var film: FilmContext
    /// HTML: the consequence for a user, and its reason.
    var explanation: String
    /// The test that fails.
    var test: Claim?
    /// HTML: the difference from the reference answer.
    var difference: String
  }

  /// A test that does not hold.
  struct Claim {
    var name: String
    /// What it expected of this run; `nil` if it says nothing of that.
    var expected: String?
    var seen: String?
  }

  private var shown: [(mistake: Mistake, answer: WrongAnswer)] {
    exercise.mistakes.compactMap { mistake in
      answers.first { $0.name == mistake.name }.map { (mistake, $0) }
    }
  }

  /// The gallery that many places further on; `nil` past the first and the last one.
  func neighbor(_ offset: Int) -> LinkContext? {
    guard let index = all.firstIndex(where: { $0.id == exercise.id }),
      all.indices.contains(index + offset)
    else { return nil }
    let other = all[index + offset]
    let number = outline.chapters.first { $0.exercises.contains { $0.id == other.id } }
      .map { Self.number(of: other.number, in: $0) }
    return LinkContext(
      address: Self.file(of: other.id), title: "\(number ?? "") \(typographic(other.title))")
  }

  var context: Context {
    let address = ChapterPage.file(of: chapter) + "#" + exercise.anchor
    let shown = shown
    return Context(
      label: "Exercise \(Self.number(of: exercise.number, in: chapter))",
      title: typographic(exercise.title),
      exercise: LinkContext(address: address, title: typographic(exercise.title)),
      mistakes: shown.enumerated().map { index, pair in
        Entry(
          number: index + 1, count: shown.count, film: film(of: pair.answer, number: index),
          explanation: ChapterPage.html(
            pair.mistake.explanation, in: outline, from: chapter),
          test: pair.answer.test.map { test in
            Claim(name: test.name, expected: test.failure?.expected, seen: test.failure?.seen)
          },
          difference: CodeHTML.block(
            pair.mistake.fence.code, language: pair.mistake.fence.language))
      }, previous: neighbor(-1), next: neighbor(1))
  }

  /// The script with the page's films.
  var script: String {
    // With an encore the reference's run is another film.
    var known: [String: Trace] = [:]
    let takes = shown.enumerated().map { index, pair in
      let run = pair.answer.run
      var traces = [Trace(of: run.timeline, name: "Wrong", prefix: "wrong-\(index)")]
      if let reference = pair.answer.reference {
        let key = "\(run.label.text) \(reference.end)"
        let right = known[key] ?? Trace(of: reference.timeline, name: "Right", prefix: "right")
        known[key] = right
        traces.append(right.renamed(from: "right", to: "right-\(index)"))
      }
      return PlayerContent.Take(
        title: "Wrong answer \(index + 1), and the right one", runs: traces,
        divergence: pair.answer.reference.flatMap {
          Divergence.first(of: run.timeline, from: $0.timeline)
        })
    }
    return PlayerContent(takes: takes).script(name: Self.filmFile(of: exercise.id))
  }

  private func film(of answer: WrongAnswer, number: Int) -> FilmContext {
    let caption = RunCaption.sentence(for: answer.run, in: exercise)
    let film = Self.strip(
      of: answer.run.timeline, and: answer.reference?.timeline, identifier: "film-\(number)",
      title: "A wrong run, and the right one below it. \(caption)",
      showing: answer.test?.failure?.instant)
    return FilmContext(
      svg: film.svg, caption: caption, differences: [],
      player: PlayerContext(
        title: "Play both", address: Self.filmFile(of: exercise.id), take: String(number)))
  }

  /// A wrong run above the right one.
  static func strip(
    of wrong: Timeline, and right: Timeline?, identifier: String, title: String,
    showing point: Double?
  ) -> Filmstrip {
    let instants = FilmInstants(of: RunPictures(of: right ?? wrong), acts: 2, showing: point)
    guard let right else {
      return Filmstrip(
        learner: nil, reference: wrong, identifier: identifier, title: title, instants: instants)
    }
    return .comparing(
      wrong, to: right, identifier: identifier, title: title, names: ("Wrong", "Right"),
      at: instants, acts: 2, showing: point)
  }
}

/// The values of the template `mistakes`: all galleries of a site.
struct GalleriesContext {
  struct Part {
    var title: String
    var exercises: [Entry]
  }

  struct Entry {
    var address: String
    /// "17.2".
    var number: String
    var title: String
    /// "6 wrong answers".
    var count: String
  }

  static let title = "What does this one do wrong?"

  var count: Int
  var parts: [Part]

  init(_ outline: BookOutline, of shown: [ChapterOutline.Exercise]) {
    count = shown.reduce(0) { $0 + $1.mistakes }
    let ids = Set(shown.map(\.id))
    parts = outline.chapters.compactMap { chapter in
      let exercises = chapter.exercises.compactMap { exercise -> Entry? in
        let count = exercise.mistakes
        guard ids.contains(exercise.id) else { return nil }
        return Entry(
          address: GalleryPage.file(of: exercise.id),
          number: GalleryPage.number(of: exercise.number, in: chapter),
          title: typographic(exercise.title),
          count: count == 1 ? "1 wrong answer" : "\(count) wrong answers")
      }
      return exercises.isEmpty
        ? nil : Part(title: ChapterPage.title(of: chapter), exercises: exercises)
    }
  }
}
