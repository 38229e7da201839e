public import Chapters
import Foundation

/// Files beside an answer that look like copies of it, and that are never checked.
extension Workspace {
  /// The copies of an exercise's file that were saved after it, relative to the workspace, in order.
  ///
  /// - Parameter exercises: Those of its chapter, whose own files are no copies.
  public func newerCopies(of exercise: Exercise, among exercises: [Exercise]) -> [String] {
    let own = file(of: exercise)
    guard let date = date(of: own) else { return [] }
    let folder = "exercises/\(exercise.chapter)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { file in
      isCopy(file, of: exercise, among: exercises) && self.date(of: file).map { $0 > date } == true
    }
  }

  /// Whether a file's name is an exercise's with something before or behind it: "2-fade-in copy.swift",
  /// "2-fade-in (1).swift", "Copy of 2-fade-in.swift".
  public func isCopy(_ file: String, of exercise: Exercise, among exercises: [Exercise]) -> Bool {
    let own = self.file(of: exercise)
    guard file != own, let name = Self.stem(file), let stem = Self.stem(own),
      let range = name.firstRange(of: stem)
    else { return false }
    func isPartOfWord(_ letter: Character?) -> Bool {
      letter.map { $0.isLetter || $0.isNumber } ?? false
    }
    return !isPartOfWord(name[..<range.lowerBound].last)
      && !isPartOfWord(name[range.upperBound...].first)
      && !exercises.contains { self.file(of: $0) == file }
  }

  /// The file's name without its ending; `nil` if it is no visible Swift file.
  private static func stem(_ file: String) -> Substring? {
    let name = file.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") && !name.hasPrefix(".") ? name.dropLast(".swift".count) : nil
  }

  private func date(of file: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path(file))[.modificationDate] as? Date
  }
}
