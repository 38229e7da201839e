public import Chapters
public import Files
import Foundation

/// Starters of a book that has changed since they were given out.
extension Workspace {
  /// The result of updating an exercise's file.
  public enum Updated: Equatable, Sendable {
    /// It was the old starter, and is the new one.
    case replaced(backup: String)
    /// It has the learner's changes and the book's.
    case merged(backup: String)
    /// Both changed the same lines: the file is as it was, and the new starter is in another.
    case conflicting(starter: String)
  }

  /// A file that an update changed, moved, or would have changed.
  public struct Update: Sendable {
    public var exercise: Exercise
    /// The exercise's file before, if the exercise has another number now.
    public var movedFrom: String?
    /// `nil` if the starter is as it was.
    public var updated: Updated?
    /// The lines of the file that change, or those of the starter where the file stays.
    public var lines: LineChanges?
  }

  /// Brings the starters of started exercises up to the book, and keeps what the learner wrote.
  ///
  /// - Parameters:
  ///   - stamp: A mark for the names of backups, such as the time.
  ///   - isTrial: Whether nothing is written.
  /// - Returns: The exercises whose files have changed or could not be changed.
  public func update(
    _ exercises: [Exercise], stamp: String, isTrial: Bool = false
  ) throws(FileError) -> [Update] {
    var updates: [Update] = []
    for exercise in exercises {
      var update = Update(exercise: exercise)
      update.movedFrom = earlierFile(of: exercise)
      let file = update.movedFrom ?? exercise.exerciseFile
      guard case .success(let text) = AnswerReader(folder: folder).read(file).text else { continue }
      let base = givenStarter(file)
      if let old = update.movedFrom, !isTrial {
        try AtomicFile.move(path(old), to: path(exercise.exerciseFile))
        if let base {
          try noteStarter(base, of: exercise.exerciseFile, carrying: carriedText(of: old))
        }
      }
      if let (updated, lines) = try updated(
        exercise, text, base: base, stamp: stamp, isTrial: isTrial)
      {
        update.updated = updated
        update.lines = lines
      }
      if update.movedFrom != nil || update.updated != nil { updates.append(update) }
    }
    return updates
  }

  private func updated(
    _ exercise: Exercise, _ text: String, base: String?, stamp: String, isTrial: Bool
  ) throws(FileError) -> (Updated, LineChanges)? {
    let starter = exercise.startingText
    guard !Judge.isSame(text, starter), let base, base != starter else { return nil }
    let carried = carriedText(of: exercise.exerciseFile)
    let backup = ".workbook/backup/\(exercise.id)/\(stamp).swift"
    let isUntouched = [base, carried].contains { $0.map { Judge.isSame(text, $0) } == true }
    if let merged = isUntouched ? starter : LineChanges.merge(old: base, text, starter) {
      if !isTrial {
        try AtomicFile.write(text, to: path(backup))
        try AtomicFile.write(merged, to: path(exercise.exerciseFile))
        try noteStarter(
          starter, of: exercise.exerciseFile,
          carrying: isUntouched
            ? nil : carried.flatMap { LineChanges.merge(old: base, $0, starter) })
      }
      return (
        isUntouched ? .replaced(backup: backup) : .merged(backup: backup),
        LineChanges(from: text, to: merged)
      )
    }
    let place = ".workbook/update/\(exercise.chapter)/\(exercise.fileName)"
    if !isTrial { try AtomicFile.write(starter, to: path(place)) }
    return (.conflicting(starter: place), LineChanges(from: base, to: starter))
  }

  /// The file of an exercise that had another number when it was started.
  func earlierFile(of exercise: Exercise) -> String? {
    guard access(path(exercise.exerciseFile), F_OK) != 0 else { return nil }
    let folder = ".workbook/starters/exercises/\(exercise.chapter)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    let name = names.first {
      $0.drop(while: \.isNumber) == "-\(exercise.name).swift"
        && access(path("exercises/\(exercise.chapter)/\($0)"), F_OK) == 0
    }
    return name.map { "exercises/\(exercise.chapter)/\($0)" }
  }

  // MARK: - Starters that were given out

  /// The starter with which a file began; `nil` if that is not known.
  public func givenStarter(_ file: String) -> String? {
    FileManager.default.contents(atPath: path(".workbook/starters/\(file)"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Notes with what a file begins.
  ///
  /// - Parameter carried: The text that it has instead of the starter, from an earlier answer of the
  ///   learner's.
  func noteStarter(
    _ text: String, of file: String, carrying carried: String? = nil
  ) throws(FileError) {
    try AtomicFile.write(text, to: path(".workbook/starters/\(file)"))
    let place = path(carriedFile(file))
    if let carried {
      try AtomicFile.write(carried, to: place)
    } else {
      unlink(place)
    }
  }

  /// What a file had taken over when it was written; `nil` if that was the starter.
  func carriedText(of file: String) -> String? {
    FileManager.default.contents(atPath: path(carriedFile(file)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func carriedFile(_ file: String) -> String { ".workbook/carried/\(file)" }
}
