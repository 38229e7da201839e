extension Book {
  /// The chapter or exercise with a name, as users type it.
  ///
  /// Accepts `ch17`, `ch17-fade-and-pop`, `17`, `Chapter 17`, `ch-17`, `ch17.3`, `17.3`, `ch17-3`,
  /// `ch17.fade-in`, `fade-in` if only one chapter has it, an exercise's title as its heading's anchor
  /// has it (`shrink-back`) unless that is another exercise's name, addresses as the pages have them
  /// (`ch17#fade-in`), paths of chapters, exercises and solutions, and every prefix of one of these that
  /// is unambiguous.
  ///
  /// - Parameter acceptsPrefixes: Whether the beginning of a name is enough.
  public func resolve(
    _ name: String, acceptsPrefixes: Bool = true
  ) throws(NameError) -> BookSelection {
    let wanted = Self.normalized(name)
    if let found = chapter(named: wanted) { return .chapter(found) }
    let matches = exercises.filter { Self.isName(wanted, of: $0) }
    if matches.count == 1 { return .exercise(matches[0]) }
    // An exercise's own name, and not another's title.
    let named = matches.filter { $0.name == wanted }
    if named.count == 1 { return .exercise(named[0]) }
    if matches.count > 1 { throw .ambiguous(name, candidates: matches.map(\.id)) }
    let prefixed = acceptsPrefixes ? selections(withPrefix: wanted) : []
    if prefixed.count == 1 { return prefixed[0].selection }
    if prefixed.count > 1 { throw .ambiguous(name, candidates: prefixed.map(\.id)) }
    throw absentChapter(name, wanted) ?? absentExercise(name, wanted)
      ?? .unknown(name, nearest: nearest(to: wanted))
  }

  /// The error about a chapter's number that no chapter has; `nil` if the name does not begin with one.
  ///
  /// Another digit makes another number, so only one with the same digits, or with one more or less, is near.
  private func absentChapter(_ name: String, _ wanted: String) -> NameError? {
    guard let number = wanted.prefixMatch(of: /(?:ch)?(\d{1,9})(?![A-Za-z\d])/)?.1,
      let sought = Int(number)
    else { return nil }
    let numbered = chapters.filter { $0.number != nil }
    guard let first = numbered.first, let last = numbered.last,
      !numbered.contains(where: { $0.number == sought })
    else { return nil }
    let near = numbered.filter { chapter in
      let digits = String(chapter.number ?? 0)
      return digits.count == number.count
        ? digits.sorted() == number.sorted()
        : NearestWords.distance(Array(digits), Array(number)) == 1
    }
    return near.isEmpty || near.count > 3
      ? .noChapter(name, first: first.id, last: last.id)
      : .unknown(name, nearest: near.map(\.id))
  }

  /// The error about an exercise's number that its chapter has not; `nil` for other names.
  private func absentExercise(_ name: String, _ wanted: String) -> NameError? {
    guard let parts = wanted.wholeMatch(of: /(?:ch)?(\d{1,9})[.-](?:\d{1,9})/),
      let chapter = chapters.first(where: { $0.number == Int(parts.1) }),
      let last = chapter.exercises.map(\.number).max()
    else { return nil }
    return .noExercise(name, chapter: chapter.id, last: last)
  }

  /// One exercise, or all exercises of a chapter; accepts what ``resolve(_:)`` accepts.
  public func exercises(
    named name: String, acceptsPrefixes: Bool = true
  ) throws(NameError) -> [Exercise] {
    switch try resolve(name, acceptsPrefixes: acceptsPrefixes) {
    case .chapter(let chapter): chapter.exercises
    case .exercise(let exercise): [exercise]
    }
  }

  /// A book with only the chapters that are named, or whose exercises are, and their findings.
  ///
  /// A chapter that could not be read is absent, but its findings are there.
  public func narrowed(to names: [String]) throws(NameError) -> Book {
    var ids: Set<String> = []
    for name in names {
      let id = Self.chapterId(in: name)
      if findings.contains(where: { $0.chapter == id }) {
        ids.insert(id)
        continue
      }
      switch try resolve(name) {
      case .chapter(let chapter): ids.insert(chapter.id)
      case .exercise(let exercise): ids.insert(exercise.chapter)
      }
    }
    var book = self
    book.chapters = chapters.filter { ids.contains($0.id) }
    let files = Set(book.chapters.map(\.file))
    book.findings = findings.filter { ids.contains($0.chapter) || files.contains($0.file) }
    return book
  }

  /// Why the chapter that a name refers to could not be read.
  ///
  /// Empty if it was read, or if there is no such chapter.
  public func findings(forUnreadableChapterIn name: String) -> [AuthorFinding] {
    let id = Self.chapterId(in: name)
    return chapter(id) == nil ? findings.filter { $0.error.isObstacle && $0.chapter == id } : []
  }

  /// "ch17" for "ch17.3", "exercises/ch17/3-pop.swift" and "ch17-fade-and-pop.md".
  ///
  /// The result is no chapter's id if the name does not contain one, such as "fade-in".
  static func chapterId(in name: String) -> String {
    ChapterReader.id(ofStem: String(normalized(name).prefix { $0 != "." && $0 != "/" }))
  }

  /// "ch17/2-fade-in" for any path to that exercise; other names in lower case, with "ch17" for "Chapter 17".
  static func normalized(_ name: String) -> String {
    let path = withoutFolders(name)
    guard let chapter = path.prefixMatch(of: /ch(?:apter)?[ _-]*(\d+)/) else { return path }
    return "ch\(chapter.1)" + path[chapter.range.upperBound...]
  }

  private static func withoutFolders(_ name: String) -> String {
    var parts = name.lowercased().replacing("#", with: ".").split(separator: "/").filter {
      $0 != "."
    }.map(String.init)
    guard let last = parts.popLast() else { return name }
    for ending in [".swift", ".md"] where last.hasSuffix(ending) {
      let stem = String(last.dropLast(ending.count))
      let folder = ending == ".swift" ? parts.last.map { "\($0)/" } ?? "" : ""
      return folder + stem
    }
    return last
  }

  private func chapter(named name: String) -> Chapter? {
    chapters.first { chapter in
      chapter.id == name || chapter.stem.lowercased() == name
        || chapter.number.map { "\($0)" == name } ?? false
    }
  }

  private static func isName(_ wanted: String, of exercise: Exercise) -> Bool {
    let parts = wanted.split(separator: "/")
    if let stem = parts.last, exercise.hasFile(named: stem) {
      return parts.count == 1 || parts.dropLast().last.map(String.init) == exercise.chapter
    }
    let number = String(exercise.chapter.drop { !$0.isNumber })
    let names = [exercise.name, exercise.anchor, "\(exercise.number)"].filter { !$0.isEmpty }
    return [exercise.name, exercise.anchor].contains(wanted)
      || names.contains { name in
        ["\(exercise.chapter).", "\(number).", "\(exercise.chapter)-", "\(number)-"]
          .contains { $0 + name == wanted }
      }
  }

  private func selections(
    withPrefix prefix: String
  ) -> [(id: String, selection: BookSelection)] {
    guard !prefix.isEmpty else { return [] }
    let foundExercises = exercises.filter { exercise in
      [exercise.id, exercise.name, exercise.anchor, "\(exercise.chapter).\(exercise.anchor)"]
        .contains { $0.hasPrefix(prefix) }
    }
    let foundChapters = chapters.filter { $0.id.hasPrefix(prefix) || $0.stem.hasPrefix(prefix) }
    // The ids of a chapter's exercises begin with the chapter's: then the chapter is meant.
    let others = foundExercises.filter { exercise in
      !foundChapters.contains { $0.id == exercise.chapter }
    }
    return foundChapters.map { ($0.id, .chapter($0)) } + others.map { ($0.id, .exercise($0)) }
  }

  private func nearest(to name: String) -> [String] {
    let addresses = exercises.map { "\($0.chapter).\($0.anchor)" }
    let names = exercises.map(\.id) + chapters.map(\.id)
    let found = NearestWords.to(name, among: names)
    if !found.isEmpty { return found }
    let titled = NearestWords.to(name, among: addresses)
    if !titled.isEmpty {
      return zip(exercises, addresses).filter { titled.contains($0.1) }.map(\.0.id)
    }
    let short = NearestWords.to(name, among: exercises.flatMap { [$0.name, $0.anchor] })
    return exercises.filter { short.contains($0.name) || short.contains($0.anchor) }.map(\.id)
  }
}
