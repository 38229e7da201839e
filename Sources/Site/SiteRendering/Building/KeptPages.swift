import Chapters
public import Compiling
import Files
import Foundation

/// Parts of a site that an earlier build made from the same text, runs, templates and program.
///
/// Drawing runs is most of a build, so that films are parts of their own, which no prose changes. A
/// part is named by everything that it can depend on: of other chapters a page can show titles, order
/// and headings.
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
    case search
    /// That all links of the site lead somewhere.
    case links
  }

  private let cache: ContentCache
  private let keys: [Part: String]
  let memory: PageMemory?

  /// - Parameters:
  ///   - runs: Keys of all that each exercise's reference runs depend on, by exercise id.
  ///   - program: A key of the program, which draws.
  ///   - fields: Further inputs that pages depend on: templates, options.
  ///   - memory: The pages and code that this process has made already.
  public init(
    cache: ContentCache, book: Book, runs: [String: String], program: String, fields: [String],
    memory: PageMemory? = nil
  ) {
    self.cache = cache
    self.memory = memory
    let common = [program] + fields + book.chapters.flatMap(Self.outline)
    var keys: [Part: String] = [:]
    for exercise in book.exercises {
      let film = [program, "film", exercise.id, "\(exercise.number)", exercise.title]
      keys[.film(exercise.id)] = CacheFormat.key(.pages, film + [runs[exercise.id] ?? ""])
      keys[.gallery(exercise.id)] = CacheFormat.key(
        .pages,
        common + ["gallery"] + film + [runs[exercise.id] ?? ""] + Self.wrongAnswers(to: exercise))
    }
    let texts = book.chapters.map { chapter in
      var digest = Digest()
      digest.update(chapter.document.bytes)
      return digest.text()
    }
    for (chapter, text) in zip(book.chapters, texts) {
      var films = chapter.exercises.compactMap { keys[.film($0.id)] }
      if !chapter.openings.isEmpty {
        let key = CacheFormat.key(
          .pages,
          [program, "opening", chapter.id]
            + chapter.openings.flatMap { [$0.scenario, keys[.film($0.exercise)] ?? ""] })
        keys[.opening(chapter.id)] = key
        films.append(key)
      }
      keys[.chapter(chapter.id)] = CacheFormat.key(
        .pages, common + [text] + films)
    }
    keys[.index] = CacheFormat.key(
      .pages, common + book.chapters.compactMap { keys[.opening($0.id)] })
    keys[.search] = CacheFormat.key(.pages, common + texts)
    keys[.links] = CacheFormat.key(.pages, keys.values.sorted())
    self.keys = keys
    memory?.keepOnly(keys.values)
  }

  /// The inputs that decide which wrong answers are shown, and in which run: the test that notices
  /// one chooses it.
  private static func wrongAnswers(to exercise: Exercise) -> [String] {
    exercise.checks.map(\.fence.code) + exercise.houseRuleExceptions.map(\.rawValue).sorted()
      + exercise.mistakes.flatMap {
        [$0.name, $0.answer, $0.fence.code, $0.explanation.markdown]
      }
  }

  /// The parts of a chapter that other pages show: its title, its place and its headings.
  ///
  /// A line of code that begins with `#` counts as a heading, which costs one build too many.
  private static func outline(_ chapter: Chapter) -> [String] {
    let headings = chapter.document.bytes.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first == UInt8(ascii: "#") }
    return [
      chapter.id, chapter.file, chapter.title, chapter.description, "\(chapter.exercises.count)",
    ] + chapter.buildsOn + headings.map { String(decoding: $0, as: UTF8.self) }
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

  /// A chapter's content for the search index, made unless this process has made it; `nil` without
  /// memory.
  func searched(_ chapter: String, _ make: () -> SearchedChapter) -> SearchedChapter? {
    guard let memory, let key = keys[.chapter(chapter)] else { return nil }
    return memory.searched(key, make)
  }

  /// Keeps text files for the next build.
  func keep(_ files: [String: Data], for part: Part) {
    guard let key = keys[part] else { return }
    memory?[key] = files
    cache.keep(files.mapValues { String(decoding: $0, as: UTF8.self) }, .pages, key + ".json")
  }
}
