import Chapters
public import Compiling
import Files
import Foundation

/// Parts of a site that an earlier build made from the same text, runs, templates and program.
///
/// Drawing runs is most of a build, so that films are parts of their own, which no prose changes. A
/// part is named by everything that it can depend on: of other chapters a page can show what their
/// outlines have.
public struct KeptPages: Sendable {
  /// A group of files that are kept together.
  enum Part: Hashable {
    /// An ``ExerciseFilm``, by the exercise's id.
    case film(String)
    /// A ``ChapterOpening``, by the chapter's id.
    case opening(String)
    /// A ``GalleryPage`` with its films, by the exercise's id.
    case gallery(String)
    /// A chapter's page.
    case chapter(String)
    case index
    /// A ``SearchedChapter``, by the chapter's id.
    case searched(String)
    case search
    /// That all links of the site lead somewhere.
    case links
  }

  private let cache: ContentCache
  private let keys: [Part: String]
  private let program: String
  private let memory: PageMemory
  /// The folder to which the site will be built; `nil` if none is known.
  let output: KeptOutput?

  /// - Parameters:
  ///   - records: Of all chapters.
  ///   - program: A key of the program, which draws.
  ///   - fields: Further inputs that pages depend on: templates, options.
  ///   - memory: The pages that this process has made already.
  public init(
    cache: ContentCache, records: [ChapterRecord], program: String, fields: [String],
    memory: PageMemory = PageMemory(), output: KeptOutput? = nil
  ) {
    self.cache = cache
    self.program = program
    self.memory = memory
    self.output = output
    let outline = BookOutline(records.map(\.outline))
    let records = Dictionary(records.map { ($0.outline.id, $0) }) { first, _ in first }
    let common = Digest.text(
      of: [program] + fields + outline.chapters.flatMap(Self.fields))
    var keys: [Part: String] = [:]
    for chapter in outline.chapters {
      let record = records[chapter.id]
      for exercise in chapter.exercises {
        let film = [
          program, "film", exercise.id, "\(exercise.number)", exercise.title,
          record?.runs[exercise.id] ?? "", exercise.film ?? "",
        ]
        keys[.film(exercise.id)] = CacheFormat.key(.pages, film)
        keys[.gallery(exercise.id)] = CacheFormat.key(
          .pages, [common, "gallery"] + film + [record?.wrongAnswers[exercise.id] ?? ""])
      }
      var films = chapter.exercises.compactMap { keys[.film($0.id)] }
      if !chapter.openings.isEmpty {
        let key = CacheFormat.key(
          .pages,
          [program, "opening", chapter.id]
            + chapter.openings.flatMap { [$0.scenario, keys[.film($0.exercise)] ?? ""] })
        keys[.opening(chapter.id)] = key
        films.append(key)
      }
      let text = [chapter.file, record?.text ?? ""]
      keys[.chapter(chapter.id)] = CacheFormat.key(.pages, [common] + text + films)
      keys[.searched(chapter.id)] = CacheFormat.key(.pages, [program, "searched"] + text)
    }
    keys[.index] = CacheFormat.key(
      .pages, [common, "index"] + outline.chapters.compactMap { keys[.opening($0.id)] })
    keys[.search] = CacheFormat.key(
      .pages, [common, "search"] + outline.chapters.compactMap { keys[.searched($0.id)] })
    keys[.links] = CacheFormat.key(.pages, ["links", common] + keys.values.sorted())
    self.keys = keys
    memory.keepOnly(keys.values)
  }

  private static func fields(_ chapter: ChapterOutline) -> [String] {
    [
      "chapter", chapter.id, chapter.number.map(String.init) ?? "", chapter.file, chapter.title,
      chapter.description, "builds on",
    ] + chapter.buildsOn + ["exercises"]
      + chapter.exercises.flatMap { [$0.id, "\($0.number)", $0.title, "\($0.mistakes)"] }
  }

  func key(of part: Part) -> String? { keys[part] }

  /// The names of a part's files in the output; `nil` if an earlier build did not write them.
  func namesInPlace(of part: Part) -> Set<String>? {
    keys[part].flatMap { output?.names(of: $0) }
  }

  /// Whether a part need be neither made nor read.
  func has(_ part: Part) -> Bool { namesInPlace(of: part) != nil || files(of: part) != nil }

  /// The files of a part, by name; `nil` if they have to be made.
  func files(of part: Part) -> [String: Data]? {
    guard let key = keys[part] else { return nil }
    if let files = memory[key] { return files }
    guard let files = cache.bytes(.pages, key).flatMap(PackedBytes.unpackValues) else { return nil }
    memory[key] = files
    return files
  }

  /// Keeps files for the next build.
  func keep(_ files: [String: Data], for part: Part) {
    guard let key = keys[part] else { return }
    memory[key] = files
    cache.keep(PackedBytes.pack(files), .pages, key)
  }

  // MARK: - What one chapter's pages are made of

  /// The links of a page that belongs to a part; `nil` if they have to be looked for.
  func links(of page: String, part: String) -> PageLinks? {
    cache.bytes(.pages, Self.linksKey(page, part)).flatMap(PageLinks.init(packed:))
  }

  func keep(_ links: PageLinks, of page: String, part: String) {
    cache.keep(links.packed, .pages, Self.linksKey(page, part))
  }

  private static func linksKey(_ page: String, _ part: String) -> String {
    CacheFormat.key(.pages, ["links of a page", page, part])
  }

  /// The highlighted code of a chapter's page, whatever of it has changed.
  func code(of chapter: String) -> HighlightedCode {
    HighlightedCode(packed: cache.bytes(.pages, codeKey(chapter)))
  }

  func keep(_ code: HighlightedCode, of chapter: String) {
    guard code.hasChanged else { return }
    cache.keep(code.packed, .pages, codeKey(chapter))
  }

  private func codeKey(_ chapter: String) -> String {
    CacheFormat.key(.pages, [program, "code", chapter])
  }
}
