public import Foundation
public import Record

/// What a checks program reads: an answer's runs, and the reference's to compare them with.
public struct ChecksInput: Sendable {
  /// The answer's runs, in the order in which they were played.
  public var answer: [RunTranscript]
  /// Of the same plays, in the same order; empty if the answer is the reference, or there is none that works.
  public var reference: [RunTranscript]

  public init(answer: [RunTranscript], reference: [RunTranscript]) {
    self.answer = answer
    self.reference = reference
  }

  /// The number of the answer's runs in a line, and then the lines of all runs.
  public func lines() throws -> Data {
    try (answer + reference).reduce(into: Data("\(answer.count)\n".utf8)) { $0 += try $1.lines() }
  }

  /// Reads what `lines()` wrote.
  init(_ lines: Data) throws {
    let end = lines.firstIndex(of: UInt8(ascii: "\n")) ?? lines.endIndex
    let count = Int(String(decoding: lines[..<end], as: UTF8.self)) ?? 0
    let transcripts = try RunTranscript.read(lines[end...].dropFirst())
    answer = Array(transcripts.prefix(count))
    reference = Array(transcripts.dropFirst(count))
  }
}
