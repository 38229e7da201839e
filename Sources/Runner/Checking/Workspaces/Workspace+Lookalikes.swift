public import Chapters
import Files
import Foundation

/// Files that an exercise's missing file may have become.
extension Workspace {
  /// The file that looks like an exercise's missing one, relative to the workspace; `nil` if there is none.
  ///
  /// It was moved, or has the name with something around it, or most of the lines with which the file began.
  ///
  /// - Parameter exercises: Those of the book that are known; their own files are no others'.
  public func lookalike(of exercise: Exercise, among exercises: [Exercise]) -> String? {
    guard !hasStarted(exercise) else { return nil }
    let taken = Set(exercises.map(file(of:)))
    let missing = exercises.filter { !hasStarted($0) && $0.id != exercise.id }
    let candidates = swiftFiles().filter { !taken.contains($0) && givenStarter($0) == nil }
    let ranked = candidates.compactMap { file -> (rank: Int, share: Double, file: String)? in
      let share = self.share(of: exercise, in: file)
      // Another chapter may have an exercise of the same name.
      let isElsewhere =
        file.hasPrefix("exercises/ch") && !file.hasPrefix("exercises/\(exercise.chapter)/")
      if let rank = rank(ofName: file, for: exercise), !isElsewhere || share >= Self.likeShare {
        return (rank, share, file)
      }
      let isOthers = missing.contains { other in
        rank(ofName: file, for: other) != nil || self.share(of: other, in: file) >= share
      }
      return share >= Self.likeShare && !isOthers ? (Int.max, share, file) : nil
    }
    return ranked.min { ($0.rank, -$0.share, $0.file) < ($1.rank, -$1.share, $1.file) }?.file
  }

  /// How near the name of a file is to an exercise's, from 0 for the same; `nil` if it is another.
  private func rank(ofName file: String, for exercise: Exercise) -> Int? {
    let own = self.file(of: exercise)
    guard let stem = Self.stem(own), let name = Self.stem(file) else { return nil }
    if name == stem { return 0 }
    if Self.has(name, whole: stem) { return 1 }
    guard file.hasPrefix("exercises/\(exercise.chapter)/") else { return nil }
    if Self.has(name, whole: exercise.name.lowercased()) { return 2 }
    return NearestWords.to(stem, among: [name], limit: 2, acceptsLonger: false).isEmpty ? nil : 3
  }

  /// A file's name without its ending, in lower case; `nil` if it is no Swift file.
  private static func stem(_ file: String) -> String? {
    let name = file.split(separator: "/").last?.lowercased() ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : nil
  }

  /// Whether a name has another in it that is no part of a longer word.
  private static func has(_ name: String, whole part: String) -> Bool {
    guard let range = name.firstRange(of: part) else { return false }
    let around = [name[..<range.lowerBound].last, name[range.upperBound...].first]
    return !around.contains { $0.map { $0.isLetter || $0.isNumber } == true }
  }

  /// The share of a file's first lines by which an answer to the same exercise is known.
  private static let likeShare = 0.7

  /// The part of the lines with which an exercise began that are in a file.
  private func share(of exercise: Exercise, in file: String) -> Double {
    guard case .success(let text) = AnswerReader(folder: folder).read(file).text else { return 0 }
    let given = Self.lines(of: beginning(of: exercise))
    guard given.count > 1 else { return 0 }
    return Double(given.intersection(Self.lines(of: text)).count) / Double(given.count)
  }

  /// The lines that are particular to a file: no imports, no comments, no braces.
  private static func lines(of text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        $0.count > 3 && !$0.hasPrefix("import ") && !$0.hasPrefix("//")
      })
  }

  /// The Swift files of the workspace, not too deep in it and not too many; relative to it, in order.
  private func swiftFiles() -> [String] {
    var files: [String] = []
    var room = 5_000
    func look(in place: String, depth: Int) {
      guard let entries = FolderEntries(of: path(place)) else { return }
      for entry in entries where !entry.name.hasPrefix(".") {
        room -= 1
        guard room > 0 else { return }
        let file = place.isEmpty ? entry.name : "\(place)/\(entry.name)"
        switch entry.kind {
        case .folder where depth > 0: look(in: file, depth: depth - 1)
        case .file where file.hasSuffix(".swift"): files.append(file)
        default: break
        }
      }
    }
    look(in: "exercises", depth: 2)
    look(in: "", depth: 1)
    return Set(files).sorted()
  }
}
