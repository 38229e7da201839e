public import Files
public import Foundation
import Markdown
import Mustache

/// The Mustache templates, style sheet, scripts and icon of all pages.
public struct Templates: Sendable {
  /// The files that pages link to, by name.
  let assets: [String: Data]
  /// The script that `site serve` sends with each page, and that no page links to.
  public let liveScript: Data
  private let reportScript: Data
  /// Names the content of the templates, and not of the assets, to which pages only link.
  public let identity: String
  private let library: MustacheLibrary
  /// The workbook as the pages' reader calls it.
  private var command = BuiltBook.ownCommand

  private static let names = [
    "page", "index", "chapter", "exercise", "not-found", "not-made", "verdicts", "overview",
    "judgement", "diagnostic", "test",
    "calls", "play", "movie", "conformance", "bar", "player", "gallery",
    "mistakes", "figure", "diagram", "class", "alike",
  ]
  /// The templates of a page of verdicts.
  private static let namesForVerdicts = [
    "page", "bar", "verdicts", "overview", "judgement", "diagnostic", "test", "calls", "player",
  ]
  /// Put before each template, so that values are escaped.
  private static let escaping = "{{% CONTENT_TYPE:\(EscapedHTML.name)}}"
  private static let assetNames = [
    "style.css", "icon.svg", "site.js", "search.js", "player.js", "layers.js", "figure.js",
  ]

  /// Reads the templates and assets.
  ///
  /// - Parameters:
  ///   - folder: The package's `site` folder.
  ///   - isForVerdicts: Whether only ``VerdictPage`` uses them, and the assets are not needed.
  ///     Parsing all would take a process that draws one page longer than drawing it.
  /// - Throws: ``SiteError`` if a file is missing or cannot be parsed.
  public init(folder: String, isForVerdicts: Bool = false) throws(SiteError) {
    MustacheContentTypes.register(EscapedHTML(), named: EscapedHTML.name)
    var templates: [String: MustacheTemplate] = [:]
    var digest = Digest()
    for name in isForVerdicts ? Self.namesForVerdicts : Self.names {
      let file = "templates/\(name).mustache"
      let data = try Self.read(file, in: folder)
      digest.update(data)
      do {
        templates[name] = try MustacheTemplate(
          string: Self.escaping + String(decoding: data, as: UTF8.self))
      } catch {
        let place = (error as? MustacheTemplate.ParserError)?.context
        throw .templateNotParsed(
          file: file, line: place?.lineNumber ?? 1,
          column: (place?.columnNumber ?? 1)
            - (place?.lineNumber == 1 ? Self.escaping.count : 0))
      }
    }
    var assets: [String: Data] = [:]
    for name in isForVerdicts ? [] : Self.assetNames {
      assets[name] = try Self.read(name, in: folder)
    }
    liveScript = isForVerdicts ? Data() : try Self.read("live.js", in: folder)
    reportScript = isForVerdicts ? Data() : try Self.read("report.js", in: folder)
    self.assets = assets
    identity = digest.text()
    library = MustacheLibrary(templates: templates)
  }

  /// Writes the style sheet, the scripts and the icon to the folder of pages that were made with these templates.
  public func writeAssets(to folder: String) throws(FileError) {
    for (name, data) in assets {
      try AtomicFile.write(data, to: "\(folder)/\(name)", isDurable: false)
    }
  }

  /// Writes the files of ``writeAssets(to:)`` and the script of reports.
  public func writeReportAssets(to folder: String) throws(FileError) {
    try writeAssets(to: folder)
    try AtomicFile.write(reportScript, to: "\(folder)/report.js", isDurable: false)
  }

  /// Renders a template.
  ///
  /// Values are escaped unless the template says otherwise.
  func render(_ name: String, _ context: Any) -> String {
    library.render(context, withTemplate: name) ?? ""
  }

  /// Renders a page with its head and its frame.
  func page(_ page: PageContext) -> String {
    var page = page
    page.plays = page.content.contains("<workbook-player")
    page.computes = page.content.contains("<workbook-figure data-engine")
    return naming(command, in: render("page", page))
  }

  /// The same templates, for pages whose reader calls the workbook by another name than `bin/workbook`.
  public func calling(_ command: String) -> Templates {
    var templates = self
    templates.command = command
    return templates
  }

  /// A page with the command's name in the place of ours; paths and addresses that end with it stay.
  private func naming(_ command: String, in page: String) -> String {
    guard command != BuiltBook.ownCommand else { return page }
    let parts = page.components(separatedBy: BuiltBook.ownCommand)
    let name = escapedForHTML(command)
    return parts.dropFirst().reduce(into: parts[0]) { text, part in
      let isWhole = text.last.map { $0.isWhitespace || "(>'\"".contains($0) } ?? true
      text += (isWhole ? name : BuiltBook.ownCommand) + part
    }
  }

  private static func read(_ name: String, in folder: String) throws(SiteError) -> Data {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
      throw .templateMissing(name: name, folder: folder)
    }
    return data
  }
}

/// Escapes byte by byte.
///
/// Mustache escapes by characters. A quotation mark with a combining accent is one character, which
/// Mustache leaves alone, but a browser sees the quotation mark.
private struct EscapedHTML: MustacheContentType {
  static let name = "ESCAPED"

  func escapeText(_ text: String) -> String { escapedForHTML(text) }
}
