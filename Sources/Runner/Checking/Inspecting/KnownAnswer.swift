public import Chapters
import Foundation
public import Record

/// An answer that a list classifies as right or wrong.
public struct KnownAnswer: Sendable {
  /// The classification of an answer.
  public enum Kind: String, Sendable, CaseIterable {
    case right, wrong
    /// Debatable: both verdicts are accepted.
    case either
  }

  /// Relative to the folder of the list.
  public var file: String
  /// The exercise that it answers.
  public var exercise: Exercise
  /// Whether it is right or wrong, as the list says.
  public var kind: Kind
  /// The file's text, or why it cannot be read.
  public var answer: Answer

  /// The answers in the `answers.tsv` of a folder.
  ///
  /// The list is separated by tabs. Its first line names the columns: `file`, `exercise`, `as` (the
  /// name under which the answer is handed in) and `kind`; others are ignored.
  public static func all(
    in folder: String, of book: Book
  ) throws(KnownAnswerError) -> [KnownAnswer] {
    let list = folder + "/answers.tsv"
    guard let bytes = FileManager.default.contents(atPath: list),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw KnownAnswerError(list: list, line: nil, reason: .listNotReadable) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let header = lines.first ?? []
    let missing = ["file", "exercise", "as", "kind"].first { !header.contains($0) }
    if let missing { throw KnownAnswerError(list: list, line: 1, reason: .noColumn(missing)) }
    let reader = AnswerReader(folder: folder)
    var answers: [KnownAnswer] = []
    for (index, cells) in lines.enumerated().dropFirst() where cells != [""] {
      do throws(KnownAnswerError.Reason) {
        answers.append(try answer(Row(header: header, cells: cells), of: book, reader: reader))
      } catch {
        throw KnownAnswerError(list: list, line: index + 1, reason: error)
      }
    }
    return answers
  }

  private static func answer(
    _ row: Row, of book: Book, reader: AnswerReader
  ) throws(KnownAnswerError.Reason) -> KnownAnswer {
    let file = try row.cell("file")
    let id = try row.cell("exercise")
    let name = try row.cell("as")
    let word = try row.cell("kind")
    guard let exercise = book.exercise(id) else { throw .unknownExercise(id) }
    guard let kind = Kind(rawValue: word) else { throw .unknownKind(word) }
    var answer = reader.read(file)
    if case .failure(let unreadable) = answer.text { throw .notReadable(file, unreadable) }
    answer.file = name
    return KnownAnswer(file: file, exercise: exercise, kind: kind, answer: answer)
  }

  /// A line of the list.
  private struct Row {
    var header: [String]
    var cells: [String]

    func cell(_ column: String) throws(KnownAnswerError.Reason) -> String {
      guard let index = header.firstIndex(of: column), cells.indices.contains(index),
        !cells[index].isEmpty
      else { throw .noValue(column) }
      return cells[index]
    }
  }
}

/// A list of answers that cannot be used.
public struct KnownAnswerError: Error, Equatable, Sendable {
  /// The problem with a line of the list, as data.
  public enum Reason: Error, Equatable, Sendable {
    case listNotReadable
    case noColumn(String)
    /// The line has nothing in this column.
    case noValue(String)
    case unknownExercise(String)
    case unknownKind(String)
    case notReadable(String, Unreadable)
  }

  /// The path of the list.
  public var list: String
  /// From 1; `nil` if the list itself cannot be read.
  public var line: Int?
  /// The problem.
  public var reason: Reason
}
