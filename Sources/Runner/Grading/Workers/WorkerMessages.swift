public import Chapters
public import Checking
public import Compiling
import Foundation
public import Record

/// A request of the grader to the worker of one submission, as one line.
public enum WorkerRequest: Codable, Sendable {
  /// Judge an answer; the grader draws the plays, since no worker gets the secret.
  case judge(exercise: String, file: String, text: String, plays: [ScenarioVariant]?)
  /// Draw the feedback on these verdicts, with the runs of those that this worker has judged.
  /// - Parameter student: The name, as the page shows it.
  case page(student: String, receipt: Receipt, verdicts: [Verdict])
}

/// The worker's reply to a request, as one line.
public enum WorkerReply: Codable, Sendable {
  /// - Parameter runs: The name of the kept runs; `nil` if there are none.
  case verdict(Verdict, SyntaxShape?, runs: String? = nil)
  case ungraded(CheckingError)
  case page(String)
}

/// Messages between the grader and a worker, as lines of JSON.
public enum WorkerLine {
  /// The line without its end.
  ///
  /// - Throws: The error of `JSONEncoder` if the message cannot be written as JSON.
  public static func encode(_ message: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try [UInt8](encoder.encode(message))
  }

  public static func decode<Message: Decodable>(_ type: Message.Type, from line: [UInt8])
    -> Message?
  {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(type, from: Data(line))
  }
}
