import Checking
import Foundation
import Record

/// The report of `play`: the film and the calls of one run.
///
/// The page needs the style sheet in a folder beside it: ``Templates/writeAssets(to:)``.
public struct PlayPage: Sendable {
  private let templates: Templates
  private let assets: String

  /// Makes pages with these templates.
  ///
  /// - Parameter assets: The address of the style sheet's folder, relative to the page.
  public init(templates: Templates, assets: String) {
    self.templates = templates
    self.assets = assets
  }

  /// The page's HTML.
  ///
  /// - Parameters:
  ///   - files: The paths of the files that were played, for the title.
  ///   - summary: One sentence about the run.
  ///   - output: The program's output. The last 20,000 characters are shown.
  public func report(
    on run: Run, files: [String], summary: String, output: String
  ) -> String {
    let title = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      .joined(separator: ", ")
    let film = Filmstrip(of: run.timeline, identifier: "film", title: "The run", acts: 6)
    let player = PlayerContent(run: run.timeline, title: "The run", prefix: "run")
    let content = Content(
      label: run.label.text, title: title, summary: summary,
      notice: run.stop?.sentence ?? run.refusals.first?.reason,
      films: [
        FilmContext(
          svg: film.svg, caption: "The run.\(player.omission)", differences: [],
          player: PlayerContext(title: "Play the run", json: player.json, opens: true))
      ],
      calls: [CallsContext(run, of: nil)],
      output: output.isEmpty ? nil : String(output.suffix(20_000)))
    return templates.page(
      PageContext(
        title: title, description: "What happened when \(title) was played.",
        content: templates.render("play", content), root: assets + "/", kind: "verdicts",
        isIndexed: false))
  }

  /// The values of the template `play`.
  private struct Content {
    var label: String
    var title: String
    var summary: String
    var notice: String?
    var films: [FilmContext]
    var calls: [CallsContext]
    var output: String?
  }
}
