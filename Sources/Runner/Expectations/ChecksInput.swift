public import Foundation
public import Record

/// The input that a checks program gets before an answer's runs.
public struct ChecksInput: Sendable {
  /// The question that the checks program answers.
  public enum Question: String, Codable, Sendable {
    /// Whether all tests hold, and then the house rules.
    case verdict
    /// Whether the house rules hold, whichever of the two is taken for the reference.
    case likeness
  }

  public var question: Question
  /// One run for each label of the answer's, in any order; `nil` if the answer is the reference.
  public var reference: [RunTranscript]?
  /// The scenarios of the exercise, whichever of them were played.
  public var scenarios: [String]
  /// The house rules that do not hold in this exercise.
  public var exceptions: Set<HouseRuleName>

  public init(
    _ question: Question = .verdict, reference: [RunTranscript]?, scenarios: [String] = [],
    exceptions: Set<HouseRuleName> = []
  ) {
    self.question = question
    self.reference = reference
    self.scenarios = scenarios
    self.exceptions = exceptions
  }

  /// The content of the first line.
  private struct Head: Codable {
    var question: Question
    /// How many runs of the reference follow; `nil` without a reference.
    var references: Int?
    var scenarios: [String]
    var exceptions: Set<HouseRuleName>
  }

  /// A head, and then the lines of the reference's runs.
  ///
  /// The lines of the answer's runs follow them.
  public func lines() throws -> Data {
    let head = Head(
      question: question, references: reference?.count, scenarios: scenarios,
      exceptions: exceptions)
    return try (reference ?? []).reduce(into: Wire.encode(head) + Data("\n".utf8)) {
      $0 += try $1.lines()
    }
  }

  /// Reads what `lines()` wrote.
  init(_ input: TranscriptReader) throws {
    let head = try Wire.decode(Head.self, from: input.line() ?? Data())
    question = head.question
    scenarios = head.scenarios
    exceptions = head.exceptions
    reference = try head.references.map { count in
      try (0..<count).map { _ in
        guard let transcript = try input.transcript() else { throw InputEnded() }
        return transcript
      }
    }
  }

  /// There are fewer runs than the head says.
  struct InputEnded: Error {}
}
