import Chapters
import Foundation

/// Tells from a file's name which exercise it answers.
struct ExerciseNames: Sendable {
  /// What a name stands for.
  enum Match {
    /// A lower rank is a better match.
    case one(Exercise, rank: Int)
    /// Several exercises that are graded, of different chapters.
    case several([Exercise])
  }

  private let graded: [Exercise]
  private let chapters: Set<String>
  /// The exercises by the number that the names of their files begin with.
  private let numbered: [Int: [Exercise]]
  /// The files of graded exercises as suggestions name them, by their names without the ending.
  private let suggestions: [String: [String]]
  /// These names in order.
  private let stems: [String]
  /// The letters of these names, and what a name that contains them stands for, the longest first.
  private let letters: [(letters: String, suggestion: String)]

  /// - Parameters:
  ///   - exercises: All of the book.
  ///   - graded: Those that are graded; all if that is not known yet.
  init(_ exercises: [Exercise], graded: [Exercise]? = nil) {
    let graded = graded ?? exercises
    self.graded = graded
    chapters = Set(exercises.map(\.chapter))
    numbered = Dictionary(grouping: exercises, by: \.number)
    let counts = Dictionary(exercises.map { ($0.fileName, 1) }, uniquingKeysWith: +)
    func suggestion(_ exercise: Exercise) -> String {
      counts[exercise.fileName, default: 0] > 1 ? exercise.path : exercise.fileName
    }
    func stem(_ exercise: Exercise) -> String {
      String(exercise.fileName.dropLast(".swift".count))
    }
    suggestions = Dictionary(grouping: graded, by: stem).mapValues { $0.map(suggestion) }
    stems = suggestions.keys.sorted()
    letters = graded.sorted { $0.fileName.count > $1.fileName.count }
      .map { (Self.letters(stem($0)), suggestion($0)) }.filter { $0.0.count > 2 }
  }

  /// What a file of this name answers; `nil` if its name is that of no exercise.
  func match(_ file: String) -> Match? {
    let parts = file.split(separator: "/")
    guard let name = parts.last?.lowercased(), name.hasSuffix(".swift") else { return nil }
    let stem = String(name.dropLast(".swift".count))
    let digits = stem.prefix(while: \.isNumber)
    // Before anything else is asked of thousands of files: nothing but a mark of a copy may stand behind a name.
    let candidates = (Int(digits).flatMap { numbered[$0] } ?? []).filter {
      stem.dropFirst(digits.count).hasPrefix("-\($0.name)")
    }
    guard !candidates.isEmpty else { return nil }
    let chapter = parts.dropLast().lazy.map { $0.lowercased() }.last { chapters.contains($0) }
    for (index, wanted) in [stem, Self.withoutCopyMark(stem)].enumerated() {
      var found = candidates.filter {
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
    var (matching, others): ([String], [String]) = ([], [])
    for file in files where matching.count < SubmissionFiles.mostFiles {
      if match(file) != nil {
        matching.append(file)
      } else if others.count < SubmissionFiles.mostFiles {
        others.append(file)
      }
    }
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
    let own = Self.letters(stem)
    var inside: [String] = []
    for (wanted, suggestion) in letters where inside.count < 3 {
      if strstr(own, wanted) != nil { inside.append(suggestion) }
    }
    if !inside.isEmpty { return inside }
    // Without endings, so that a text file's name is near that of its exercise.
    let near = NearestWords.to(stem, among: stems)
    return Array(near.flatMap { suggestions[$0] ?? [] }.prefix(3))
  }

  private static func letters(_ stem: String) -> String {
    stem.lowercased().filter(\.isLetter)
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
