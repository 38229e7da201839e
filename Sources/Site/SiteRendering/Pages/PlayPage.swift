public import Checking

/// The page about one run of code that belongs to no exercise: its film and its calls.
///
/// A page needs the style sheet, in a folder beside it: ``Templates/writeAssets(to:)``.
public struct PlayPage: Sendable {
  private let templates: Templates
  private let assets: String

  /// - Parameter assets: The folder of the style sheet, as an address relative to the page.
  public init(templates: Templates, assets: String) {
    self.templates = templates
    self.assets = assets
  }

  /// The whole page.
  ///
  /// - Parameters:
  ///   - files: What was played, for the title.
  ///   - summary: What happened, in a sentence.
  ///   - output: What the program printed.
  public func report(
    on run: PlayedRun, files: [String], summary: String, output: String
  ) -> String {
    let title = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      .joined(separator: ", ")
    let film = Filmstrip(of: run.timeline, identifier: "film", title: "The run", acts: 6)
    let content = Content(
      label: run.label.text, title: title, summary: summary,
      notice: run.stop?.sentence ?? run.refusals.first,
      films: [FilmContext(svg: film.svg, caption: "The run.", differences: [])],
      calls: [CallsContext(run)], output: output.isEmpty ? nil : String(output.suffix(20_000)))
    return templates.page(
      PageContext(
        title: title, description: "What happened when \(title) was played.",
        content: templates.render("play", content), root: assets + "/", kind: "verdicts",
        isIndexed: false))
  }

  /// What the template shows.
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
