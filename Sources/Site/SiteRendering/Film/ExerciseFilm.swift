import Chapters
import Foundation
import Record

/// The filmstrip of an exercise's reference run for the chapter's page, and the script with its
/// player's film.
struct ExerciseFilm {
  /// SVG.
  let strip: String
  let caption: String
  let script: Data

  init(of run: Run, _ exercise: Exercise) {
    let instants = FilmInstants(of: RunPictures(of: run.timeline), acts: Filmstrip.acts)
    let acts = run.timeline.transitions.isEmpty ? "movements" : "transitions"
    let rest =
      instants.total > Filmstrip.acts
      ? " The first \(Filmstrip.acts) of \(instants.total) \(acts); play it to see all." : ""
    caption = RunCaption.sentence(for: run, in: exercise) + rest
    strip =
      Filmstrip(
        learner: nil, reference: run.timeline, identifier: "film-\(exercise.number)",
        title: "The finished exercise \(exercise.id). \(caption)", instants: instants
      ).svg
    let content = PlayerContent(
      run: run.timeline, title: exercise.title, prefix: "run-\(exercise.number)")
    script = Data(content.script(name: Self.file(of: exercise.id)).utf8)
  }

  /// The name of an exercise's script: "ch17.fade-in-film.js".
  static func file(of exercise: String) -> String { "\(exercise)-film.js" }

  // MARK: - Keeping

  /// Takes the parts that an earlier build kept.
  init?(parts: [String: Data]) {
    guard let strip = parts["strip"], let caption = parts["caption"], let script = parts["script"]
    else { return nil }
    self.strip = String(decoding: strip, as: UTF8.self)
    self.caption = String(decoding: caption, as: UTF8.self)
    self.script = script
  }

  var parts: [String: Data] {
    ["strip": Data(strip.utf8), "caption": Data(caption.utf8), "script": script]
  }
}
