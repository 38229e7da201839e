import Chapters

/// Tells from a file's name which exercise it answers.
struct ExerciseNames {
  /// What a name stands for.
  enum Match {
    /// A lower rank is a better match.
    case one(Exercise, rank: Int)
    /// Several exercises that are graded, of different chapters.
    case several([Exercise])
  }

  private let exercises: [Exercise]
  private let graded: [Exercise]
  private let chapters: Set<String>

  /// - Parameters:
  ///   - exercises: All of the book.
  ///   - graded: Those that are graded; all if that is not known yet.
  init(_ exercises: [Exercise], graded: [Exercise]? = nil) {
    self.exercises = exercises
    self.graded = graded ?? exercises
    chapters = Set(exercises.map(\.chapter))
  }

  /// What a file of this name answers; `nil` if its name is that of no exercise.
  func match(_ file: String) -> Match? {
    let parts = file.split(separator: "/").map { $0.lowercased() }
    guard let name = parts.last, name.hasSuffix(".swift") else { return nil }
    let stem = String(name.dropLast(".swift".count))
    let plain = Self.withoutCopyMark(stem)
    let chapter = parts.dropLast().last { chapters.contains($0) }
    for (index, wanted) in [stem, plain].enumerated() {
      var found = exercises.filter {
        $0.hasFile(named: wanted) && (chapter == nil || chapter == $0.chapter)
      }
      if found.count > 1 {
        found = found.filter { one in graded.contains { $0.id == one.id } }
        if found.count > 1 { return .several(found) }
      }
      guard let exercise = found.first else { continue }
      if file == "\(exercise.chapter)/\(exercise.fileName)" { return .one(exercise, rank: 0) }
      return .one(exercise, rank: 1 + index + (chapter == nil ? 2 : 0))
    }
    return nil
  }

  /// As many paths as are looked at, with those that have the name of an exercise's file first.
  func mostWanted(_ files: [String]) -> [String] {
    guard files.count > SubmissionFiles.mostFiles else { return files }
    let matching = files.filter { match($0) != nil }
    let others = files.filter { match($0) == nil }
    return Array((matching + others).prefix(SubmissionFiles.mostFiles))
  }

  /// The remark on a file that has the name of no exercise.
  ///
  /// - Parameter own: The student's own name of the file.
  func remark(on file: String, named own: String) -> Remark {
    if Folder.isArchive(own) { return .archive(file: file) }
    let name = String(own.split(separator: "/").last ?? "")
    return .unknownName(file: file, nearest: nearest(to: String(name.prefix { $0 != "." })))
  }

  /// The names of graded exercises' files that are like a name without its ending.
  private func nearest(to stem: String) -> [String] {
    // "fadein", "Copy of 2-fade-in" and "2-fade-in_anndoe" have the letters of "2-fade-in".
    let letters = Self.letters(stem)
    let inside = graded.filter {
      let wanted = Self.letters($0.fileName.dropLast(".swift".count))
      return wanted.count > 2 && letters.contains(wanted)
    }.sorted { $0.fileName.count > $1.fileName.count }
    if !inside.isEmpty { return names(of: Array(inside.prefix(3))) }
    // Without endings, so that a text file's name is near that of its exercise.
    let stems = Set(graded.map { String($0.fileName.dropLast(".swift".count)) })
    let near = NearestWords.to(stem, among: stems.sorted()).flatMap { stem in
      graded.filter { $0.fileName == stem + ".swift" }
    }
    return names(of: Array(near.prefix(3)))
  }

  /// The names of files, with the chapter where several of the book have the same.
  private func names(of found: [Exercise]) -> [String] {
    found.map { exercise in
      let isShared = exercises.count { $0.fileName == exercise.fileName } > 1
      return isShared ? exercise.path : exercise.fileName
    }
  }

  private static func letters(_ stem: some StringProtocol) -> String {
    String(stem.lowercased().filter(\.isLetter))
  }

  /// A name without the mark of a second file of that name: `-1`, ` (1)`, ` copy`.
  private static func withoutCopyMark(_ stem: String) -> String {
    var stem = stem[...]
    if let match = stem.firstMatch(of: /\s*\(\d{1,3}\)$|[-_ ]\d{1,3}$|\s*[-_ ]copy(?: \d{1,3})?$/) {
      stem = stem[..<match.range.lowerBound]
    }
    return String(stem)
  }
}

extension Exercise {
  /// The answer's path in a submission: "ch17/2-fade-in.swift".
  var path: String { "\(chapter)/\(fileName)" }
}
