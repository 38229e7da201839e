import Chapters
public import Compiling
import Foundation

/// Parts of a site that an earlier build made from the same text, runs, templates and program.
///
/// Drawing is most of a build. A part is named by everything that it can depend on: of other chapters
/// it can show titles, order and headings.
public struct KeptPages: Sendable {
  /// A chapter's page with its films, or one of the pages about all of them.
  enum Part: Hashable {
    case chapter(String)
    case index
    case search
    /// That all links of the site lead somewhere.
    case links
  }

  private let cache: ContentCache
  private let keys: [Part: String]
  private let memory: PageMemory?

  /// - Parameters:
  ///   - runs: Names what each exercise's reference runs depend on, by exercise id.
  ///   - fields: What else pages depend on: the program, templates, options.
  ///   - memory: What this process has made or read already.
  public init(
    cache: ContentCache, book: Book, runs: [String: String], fields: [String],
    memory: PageMemory? = nil
  ) {
    self.cache = cache
    self.memory = memory
    let common = fields + book.chapters.flatMap(Self.outline)
    var keys: [Part: String] = [:]
    for chapter in book.chapters {
      let shown = chapter.exercises.map(\.id) + chapter.openings.map(\.exercise)
      keys[.chapter(chapter.id)] = CacheFormat.key(
        .pages, common + Self.lines(of: chapter) + shown.map { runs[$0] ?? "" })
    }
    let openings = book.chapters.flatMap(\.openings)
    keys[.index] = CacheFormat.key(
      .pages, common + openings.flatMap { [$0.scenario, runs[$0.exercise] ?? ""] })
    keys[.search] = CacheFormat.key(.pages, common + book.chapters.flatMap(Self.lines))
    keys[.links] = CacheFormat.key(.pages, keys.values.sorted())
    self.keys = keys
    memory?.keepOnly(keys.values)
  }

  private static func lines(of chapter: Chapter) -> [String] {
    (0..<chapter.document.lineCount).map { chapter.document.line($0 + 1) }
  }

  /// What other pages show of a chapter: its title, its place and its headings.
  ///
  /// A line of code that begins with `#` counts as a heading, which costs one build too many.
  private static func outline(_ chapter: Chapter) -> [String] {
    [chapter.id, chapter.file, chapter.title, chapter.description, "\(chapter.exercises.count)"]
      + chapter.buildsOn + lines(of: chapter).filter { $0.hasPrefix("#") }
  }

  /// Whether a part need not be made again.
  func has(_ part: Part) -> Bool {
    guard let key = keys[part] else { return false }
    return memory?[key] != nil || cache.bytes(.pages, key + ".json") != nil
  }

  /// The files of a part, by name; `nil` if they have to be made.
  func files(of part: Part) -> [String: Data]? {
    guard let key = keys[part] else { return nil }
    if let files = memory?[key] { return files }
    let texts = cache.value(.pages, key + ".json", as: [String: String].self)
    guard let files = texts?.mapValues({ Data($0.utf8) }) else { return nil }
    memory?[key] = files
    return files
  }

  /// Keeps text files for the next build.
  func keep(_ files: [String: Data], for part: Part) {
    guard let key = keys[part] else { return }
    memory?[key] = files
    cache.keep(files.mapValues { String(decoding: $0, as: UTF8.self) }, .pages, key + ".json")
  }
}
