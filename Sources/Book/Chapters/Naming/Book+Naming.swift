extension Book {
  /// The chapter or exercise that a name stands for.
  ///
  /// Understood are `ch17`, `ch17-fade-and-pop`, `17`, `ch17.3`, `17.3`, `ch17.fade-in`,
  /// `fade-in` where one chapter only has it, paths of chapters, exercises and solutions, and any
  /// beginning of an id that fits only one.
  public func resolve(_ name: String) throws(NameError) -> BookSelection {
    let wanted = Self.plainName(name)
    if let found = chapter(named: wanted) { return .chapter(found) }
    let matches = exercises.filter { Self.names(of: $0).contains(wanted) }
    if matches.count == 1 { return .exercise(matches[0]) }
    if matches.count > 1 { throw .ambiguous(name, candidates: matches.map(\.id)) }
    let begun = selections(beginningWith: wanted)
    if begun.count == 1 { return begun[0].selection }
    if begun.count > 1 { throw .ambiguous(name, candidates: begun.map(\.id)) }
    throw .unknown(name, nearest: nearest(to: wanted))
  }

  /// The exercises that a name stands for: one, or all of a chapter.
  public func exercises(named name: String) throws(NameError) -> [Exercise] {
    switch try resolve(name) {
    case .chapter(let chapter): chapter.exercises
    case .exercise(let exercise): [exercise]
    }
  }

  /// The book with no other chapters than those that names speak of, and with their findings.
  ///
  /// A chapter that could not be read at all leaves its findings.
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

  /// Why the chapter that a name tells could not be read; nothing if it could, or is none.
  public func faults(hiding name: String) -> [AuthorFinding] {
    let id = Self.chapterId(in: name)
    return chapter(id) == nil ? findings.filter { $0.fault.isObstacle && $0.chapter == id } : []
  }

  /// "ch17" for "ch17.3", "exercises/ch17/3-pop.swift" and "ch17-fade-and-pop.md"; anything for
  /// names that do not tell their chapter.
  static func chapterId(in name: String) -> String {
    ChapterReader.id(ofStem: String(plainName(name).prefix { $0 != "." && $0 != "/" }))
  }

  /// "ch17/2-fade-in" for any path to that exercise; other names as they are, in small letters.
  static func plainName(_ name: String) -> String {
    var parts = name.lowercased().split(separator: "/").filter { $0 != "." }.map(String.init)
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

  private static func names(of exercise: Exercise) -> [String] {
    let file = "\(exercise.number)-\(exercise.name)"
    let number = exercise.chapter.drop { !$0.isNumber }
    return [
      exercise.id, "\(exercise.chapter).\(exercise.number)", "\(number).\(exercise.number)",
      "\(number).\(exercise.name)", exercise.name, file, "\(exercise.chapter)/\(file)",
    ]
  }

  private func selections(
    beginningWith prefix: String
  ) -> [(id: String, selection: BookSelection)] {
    guard !prefix.isEmpty else { return [] }
    let found = exercises.filter { exercise in
      exercise.id.hasPrefix(prefix) || exercise.name.hasPrefix(prefix)
    }
    let begun = chapters.filter { $0.id.hasPrefix(prefix) || $0.stem.hasPrefix(prefix) }
    // A chapter's own exercises begin with the chapter's id: the chapter alone is meant.
    let rest = found.filter { exercise in !begun.contains { $0.id == exercise.chapter } }
    return begun.map { ($0.id, .chapter($0)) } + rest.map { ($0.id, .exercise($0)) }
  }

  private func nearest(to name: String) -> [String] {
    let chapterNames = chapters.map(\.id)
    let found = NearestWords.to(name, among: exercises.map(\.id) + chapterNames)
    if !found.isEmpty { return found }
    let short = NearestWords.to(name, among: exercises.map(\.name))
    return exercises.filter { short.contains($0.name) }.map(\.id)
  }
}
