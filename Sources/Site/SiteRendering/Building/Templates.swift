public import Files
import Foundation
import Markdown
import Mustache

/// The hand-written part of all pages: Mustache templates and a style sheet.
public struct Templates: Sendable {
  /// Files that pages refer to, by name.
  let assets: [String: Data]
  private let library: MustacheLibrary

  private static let names = [
    "page", "index", "chapter", "exercise", "hints", "not-found", "verdicts", "judgement",
    "calls", "play", "movie", "conformance",
  ]
  private static let assetNames = ["style.css", "icon.svg"]

  /// Reads `templates/*.mustache` and the style sheet from the package's `site` folder.
  public init(folder: String) throws(SiteError) {
    MustacheContentTypes.register(EscapedHTML(), named: EscapedHTML.name)
    var templates: [String: MustacheTemplate] = [:]
    for name in Self.names {
      let file = "templates/\(name).mustache"
      let data = try Self.read(file, in: folder)
      do {
        templates[name] = try MustacheTemplate(
          string: "{{% CONTENT_TYPE:\(EscapedHTML.name)}}" + String(decoding: data, as: UTF8.self))
      } catch {
        throw .templateNotUnderstood(file: file, problem: "\(error)")
      }
    }
    var assets: [String: Data] = [:]
    for name in Self.assetNames { assets[name] = try Self.read(name, in: folder) }
    self.assets = assets
    library = MustacheLibrary(templates: templates)
  }

  /// Writes the style sheet and the icon beside pages that were made from these templates.
  public func writeAssets(to folder: String) throws(FileError) {
    for (name, data) in assets {
      try AtomicFile.write(data, to: "\(folder)/\(name)", isDurable: false)
    }
  }

  /// A template's text with values in it, each escaped unless the template says otherwise.
  func render(_ name: String, _ context: Any) -> String {
    library.render(context, withTemplate: name) ?? ""
  }

  /// A whole page.
  func page(_ page: PageContext) -> String { render("page", page) }

  private static func read(_ name: String, in folder: String) throws(SiteError) -> Data {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
      throw .templateMissing(name: name, folder: folder)
    }
    return data
  }
}

/// Escapes byte by byte.
///
/// Mustache's own way goes by characters, and a quotation mark with an accent on it is another
/// character than a quotation mark, though not for a browser.
private struct EscapedHTML: MustacheContentType {
  static let name = "ESCAPED"

  func escapeText(_ text: String) -> String { escapedForHTML(text) }
}
