import Checking
import Foundation
import Record

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
    on run: Run, files: [String], summary: String, output: String
  ) -> String {
    let title = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      .joined(separator: ", ")
    let film = Filmstrip(of: run.timeline, identifier: "film", title: "The run", acts: 6)
    let movie = Movie(of: [run.timeline], title: "The run, moving")
    let content = Content(
      label: run.label.text, title: title, summary: summary,
      movie: MovieContext(
        moving: Self.address(of: movie.moving), still: Self.address(of: movie.still),
        width: Int(movie.size.width), height: Int(movie.size.height),
        title: "The run, moving", caption: "The run, without the time in which nothing happens."),
      notice: run.stop?.sentence ?? run.refusals.first,
      films: [FilmContext(svg: film.svg, caption: "The run.", differences: [])],
      calls: [CallsContext(run)], output: output.isEmpty ? nil : String(output.suffix(20_000)))
    return templates.page(
      PageContext(
        title: title, description: "What happened when \(title) was played.",
        content: templates.render("play", content), root: assets + "/", kind: "verdicts",
        isIndexed: false))
  }

  /// The picture itself as an address, so that the report stays one file.
  private static func address(of picture: String) -> String {
    "data:image/svg+xml;base64,\(Data(picture.utf8).base64EncodedString())"
  }

  /// What the template shows.
  private struct Content {
    var label: String
    var title: String
    var summary: String
    var movie: MovieContext
    var notice: String?
    var films: [FilmContext]
    var calls: [CallsContext]
    var output: String?
  }
}
