public import Foundation
public import Record

/// What a checks program reads: an answer's runs, and others to compare them with.
public struct ChecksInput: Sendable {
  /// What the checks program is asked.
  public enum Question: String, Codable, Sendable {
    /// Whether all tests hold, and then the house rules.
    case verdict
    /// Whether the house rules hold, whichever of the two is taken for the reference.
    case likeness
  }

  public var question: Question
  /// The answer's runs, in the order in which they were played.
  public var answer: [RunTranscript]
  /// One for each label of the answer's, in any order; `nil` if the answer is the reference.
  public var reference: [RunTranscript]?
  /// The house rules that do not hold in this exercise.
  public var exceptions: Set<HouseRuleName>

  public init(
    _ question: Question = .verdict, answer: [RunTranscript], reference: [RunTranscript]?,
    exceptions: Set<HouseRuleName> = []
  ) {
    self.question = question
    self.answer = answer
    self.reference = reference
    self.exceptions = exceptions
  }

  /// What the first line says.
  private struct Head: Codable {
    var question: Question
    var answers: Int
    var hasReference: Bool
    var exceptions: Set<HouseRuleName>
  }

  /// A head, and then the lines of all runs.
  public func lines() throws -> Data {
    let head = Head(
      question: question, answers: answer.count, hasReference: reference != nil,
      exceptions: exceptions)
    return try (answer + (reference ?? [])).reduce(
      into: Wire.encode(head) + Data("\n".utf8)
    ) { $0 += try $1.lines() }
  }

  /// Reads what `lines()` wrote.
  init(_ lines: Data) throws {
    let end = lines.firstIndex(of: UInt8(ascii: "\n")) ?? lines.endIndex
    let head = try Wire.decode(Head.self, from: lines[..<end])
    question = head.question
    let transcripts = try RunTranscript.read(lines[end...].dropFirst())
    answer = Array(transcripts.prefix(head.answers))
    reference = head.hasReference ? Array(transcripts.dropFirst(head.answers)) : nil
    exceptions = head.exceptions
  }
}
