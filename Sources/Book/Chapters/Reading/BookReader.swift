import Dispatch
import Foundation
import Markdown
import Synchronization

extension Book {
  /// Reads the chapters in `chapters/*.md` and the reference answers in `solutions`.
  ///
  /// Errors of authors become findings of the book; they are never thrown.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds `chapters` and `solutions`.
  ///   - names: The names that the caller is going to ``resolve(_:)``. If each contains its
  ///     chapter's id, only these chapters are read, their equivalents are not, and links are not
  ///     checked. Empty for all.
  ///   - forAuthors: Whether a whole book's equivalents are read and its links checked, which nobody
  ///     needs who only solves or grades exercises.
  ///   - memory: The files that this process has read before.
  /// - Throws: ``BookError`` if there is no chapter.
  public init(
    folder: String, for names: [String] = [], forAuthors: Bool = true, memory: BookMemory? = nil
  ) throws(BookError) {
    var reader = BookReader(folder: folder, memory: memory)
    let files = reader.chapterFiles()
    guard !files.isEmpty else { throw .noChapters(folder: folder) }
    let selected = Self.files(for: names, among: files)
    reader.read(selected ?? files)
    reader.checkIds()
    reader.checkSolutions(in: selected == nil ? nil : reader.chapters.map(\.id))
    reader.applyPatches()
    let isProofread = forAuthors && selected == nil
    if isProofread { reader.readEquivalents() }
    self.folder = folder
    chapters = reader.chapters.sorted { ($0.order, $0.file) < ($1.order, $1.file) }
    if selected == nil { reader.checkOrder() }
    let links = isProofread ? LinkChecker(chapters).findings : []
    findings = (reader.findings + links).sorted {
      ($0.file, $0.position) < ($1.file, $1.position)
    }
  }

  /// The files from which a chapter is read.
  public struct ChapterFiles: Sendable {
    /// The chapter's id, unless its front matter says another.
    public let id: String
    /// The chapter's own file first, then its answers; relative to the book's folder.
    public let files: [String]
  }

  /// The files of all chapters, read or not.
  public static func chapterFiles(in folder: String) -> [ChapterFiles] {
    let reader = BookReader(folder: folder)
    return reader.chapterFiles().map { file in
      let id = ChapterReader.id(of: file)
      return ChapterFiles(
        id: id,
        files: [file] + reader.names(in: "solutions/\(id)").map { "solutions/\(id)/\($0)" })
    }
  }

  /// The ids of all chapters in the book's order, for which only their front matter is read.
  public static func chapterIds(in folder: String) -> [String] {
    BookReader(folder: folder).chapterFiles().map { file in
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)").map { [UInt8]($0) }
      let text = MarkdownDocument.frontMatter(in: bytes ?? [])
      return ChapterPlace(FrontMatterReader(text, file: file), file: file)
    }
    .sorted { ($0.order, $0.file) < ($1.order, $1.file) }.map(\.id)
  }

  /// The files of the named chapters; `nil` if a name does not contain its chapter's id.
  private static func files(for names: [String], among files: [String]) -> [String]? {
    guard !names.isEmpty else { return nil }
    var found: Set<String> = []
    for name in names {
      let id = chapterId(in: name)
      guard let file = files.first(where: { ChapterReader.id(of: $0) == id }) else { return nil }
      found.insert(file)
    }
    return files.filter { found.contains($0) }
  }
}

/// Reads the files of a book one after the other.
struct BookReader {
  let folder: String
  let memory: BookMemory?
  private(set) var chapters: [Chapter] = []
  private(set) var findings: [AuthorFinding] = []

  init(folder: String, memory: BookMemory? = nil) {
    self.folder = folder
    self.memory = memory
  }

  /// Paths relative to the folder, sorted; without the README for authors.
  func chapterFiles() -> [String] {
    names(in: "chapters").filter { $0.hasSuffix(".md") && $0 != "README.md" }
      .map { "chapters/\($0)" }
  }

  /// Reads files, several at one time.
  mutating func read(_ files: [String]) {
    let (folder, memory) = (folder, memory)
    let entries = Mutex<[String: BookMemory.Entry]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let entry = Self.entry(of: files[index], in: folder, memory: memory)
      entries.withLock { $0[files[index]] = entry }
    }
    for entry in entries.withLock({ read in files.compactMap { read[$0] } }) {
      if let chapter = entry.chapter { chapters.append(chapter) }
      findings += entry.findings
    }
  }

  private static func entry(
    of file: String, in folder: String, memory: BookMemory?
  ) -> BookMemory.Entry {
    let path = "\(folder)/\(file)"
    guard let bytes = FileManager.default.contents(atPath: path) else {
      let top = SourcePosition(line: 1, column: 1)
      let finding = AuthorFinding(file: file, position: top, error: .fileUnreadable)
      return BookMemory.Entry(bytes: Data(), chapter: nil, findings: [finding])
    }
    let entry = memory?.entry(path, bytes) ?? parse(bytes, file: file)
    memory?.remember(entry, of: path)
    return entry
  }

  private static func parse(_ bytes: Data, file: String) -> BookMemory.Entry {
    do {
      let document = try MarkdownDocument(bytes: [UInt8](bytes))
      var reader = ChapterReader(document: document, file: file)
      let chapter = reader.chapter()
      return BookMemory.Entry(bytes: bytes, chapter: chapter, findings: reader.findings)
    } catch {
      var findings: [AuthorFinding] = []
      if case .notUTF8(let position) = error {
        findings = [AuthorFinding(file: file, position: position, error: .notUTF8)]
      }
      return BookMemory.Entry(bytes: bytes, chapter: nil, findings: findings)
    }
  }

  /// Removes chapters whose id an earlier chapter has.
  mutating func checkIds() {
    var first: [String: String] = [:]
    chapters = chapters.filter { chapter in
      guard let other = first[chapter.id] else {
        first[chapter.id] = chapter.file
        return true
      }
      findings.append(
        AuthorFinding(
          file: chapter.file, position: SourcePosition(line: 1, column: 1),
          error: .duplicateChapter(id: chapter.id, other: other)))
      return false
    }
  }

  /// Reports chapters that build on others which do not come before them.
  mutating func checkOrder() {
    let orders = Dictionary(chapters.map { ($0.id, $0.order) }) { first, _ in first }
    for chapter in chapters {
      for id in chapter.buildsOn where (orders[id] ?? .max) >= chapter.order {
        findings.append(
          AuthorFinding(
            file: chapter.file, position: SourcePosition(line: 1, column: 1),
            error: .frontMatterNotUnderstood(
              key: "builds-on", expected: "ids of earlier chapters, which \(id) is not")))
      }
    }
  }

  /// Reports exercises without an answer, and answers without an exercise.
  ///
  /// - Parameter folders: The folders of `solutions` to check; `nil` for all.
  mutating func checkSolutions(in folders: [String]?) {
    let folders = folders ?? names(in: "solutions").filter { !$0.hasSuffix(".md") }
    let files = folders.flatMap { chapter in
      names(in: "solutions/\(chapter)").filter { $0 != EquivalentsReader.fileName }
        .map { "solutions/\(chapter)/\($0)" }
    }
    let exercises = chapters.flatMap(\.exercises)
    let wanted = Set(exercises.map(\.solutionFile))
    for exercise in exercises where !files.contains(exercise.solutionFile) {
      findings.append(
        AuthorFinding(
          file: exercise.starter.file, position: exercise.starter.range.start,
          error: .missingSolution(exercise.solutionFile)))
    }
    for file in files where !wanted.contains(file) {
      let nearest = NearestWords.to(file, among: wanted.sorted())
      findings.append(
        AuthorFinding(
          file: file, position: SourcePosition(line: 1, column: 1),
          error: .straySolution(file, nearest: nearest)))
    }
  }

  /// Reads the reference answers, and applies the mistakes that are written as differences.
  mutating func applyPatches() {
    for chapter in chapters.indices {
      for exercise in chapters[chapter].exercises.indices {
        var patched = chapters[chapter].exercises[exercise]
        applyPatches(to: &patched)
        chapters[chapter].exercises[exercise] = patched
      }
      let exercises = chapters[chapter].exercises
      checkContinuations(in: exercises)
      for (index, exercise) in exercises.enumerated() where exercise.continues != nil {
        chapters[chapter].exercises[index].earlierSolution =
          exercises.first { $0.id == exercise.continues }?.solution
      }
    }
  }

  private mutating func checkContinuations(in exercises: [Exercise]) {
    for exercise in exercises {
      guard let earlier = exercises.first(where: { $0.id == exercise.continues }),
        !exercise.canContinue(earlier)
      else { continue }
      findings.append(
        AuthorFinding(
          file: exercise.starter.file, position: exercise.starter.range.start,
          error: .cannotContinue(earlier.name)))
    }
  }

  private mutating func applyPatches(to exercise: inout Exercise) {
    let isPatch = { (mistake: Mistake) in mistake.fence.language == "diff" }
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(exercise.solutionFile)")
    else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    exercise.solution = text
    guard exercise.mistakes.contains(where: isPatch) else { return }
    let answer = text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
    for index in exercise.mistakes.indices where isPatch(exercise.mistakes[index]) {
      let fence = exercise.mistakes[index].fence
      do throws(PatchError) {
        let apply = { () throws(PatchError) in try Patch(fence.code).applied(to: answer) }
        let difference = BookMemory.Difference(answer: answer, patch: fence.code)
        exercise.mistakes[index].answer =
          if let memory { try memory.mistake(difference, apply) } else { try apply() }
      } catch {
        let place = fence.position(line: error.line ?? 1)
        findings.append(
          AuthorFinding(
            file: fence.file, position: place,
            error: .patchDoesNotFit(exercise.solutionFile, error)))
      }
    }
  }

  /// Reads the declared changes that leave answers right.
  mutating func readEquivalents() {
    for chapter in chapters.indices {
      guard let file = chapters[chapter].exercises.first?.equivalentsFile,
        let text = text(of: file)
      else { continue }
      let answers = chapters[chapter].exercises.map {
        ($0.name, self.text(of: $0.solutionFile) ?? "")
      }
      let reader = EquivalentsReader(
        text, file: file, answers: Dictionary(answers) { first, _ in first })
      findings += reader.findings
      for exercise in chapters[chapter].exercises.indices {
        let name = chapters[chapter].exercises[exercise].name
        chapters[chapter].exercises[exercise].equivalents = reader.equivalents[name] ?? []
      }
    }
  }

  private func text(of file: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(file)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  fileprivate func names(in directory: String) -> [String] {
    let path = "\(folder)/\(directory)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
