public import Foundation

/// A run as the stage answered it: lines that nobody has decoded yet.
///
/// Checks decode them in a process of their own, which is built for speed; everybody else does so
/// only to show a run.
public struct RunTranscript: Sendable {
  public var label: Run.Label
  /// What the scripted user was told to do.
  public var steps: [Step]
  /// The stage's answers without their seals, a line of JSON each.
  public var answers: [Data]
  /// Why the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// What the scripted user could not do, in order.
  public var refusals: [String]
  /// What the program printed.
  public var output: String

  public init(
    label: Run.Label, steps: [Step] = [], answers: [Data] = [], stop: Stop? = nil,
    refusals: [String] = [],
    output: String = ""
  ) {
    self.label = label
    self.steps = steps
    self.answers = answers
    self.stop = stop
    self.refusals = refusals
    self.output = output
  }

  /// Decodes the run.
  ///
  /// - Throws: ``ForgedAnswer`` for an answer that does not belong to this screen and these steps.
  public func run() throws(ForgedAnswer) -> Run {
    var timeline = Timeline(screen: label.screen)
    var agreement = Agreement(screen: label.screen, steps: steps)
    for (index, line) in answers.enumerated() {
      guard let message = try? Wire.decode(StageMessage.self, from: line),
        message.content.continues(timeline),
        agreement.holds(of: message, number: index, after: timeline)
      else { throw ForgedAnswer(index: index) }
      timeline.append(message.content)
    }
    return Run(label: label, timeline: timeline, stop: stop, refusals: refusals)
  }
}

/// The stage would not answer so: the program did.
public struct ForgedAnswer: Error, Equatable, Sendable {
  public var index: Int
}

// MARK: - What a checks program reads

extension RunTranscript {
  private struct Head: Codable {
    var label: Run.Label
    var steps: [Step]
    var refusals: [String]
  }

  /// What is known about the run, the answers and an empty line.
  public func lines() throws -> Data {
    let newline = Data("\n".utf8)
    let head = try Wire.encode(Head(label: label, steps: steps, refusals: refusals))
    return ([head] + answers).reduce(into: Data()) { $0 += $1 + newline } + newline
  }

  /// Reads what `lines()` wrote, once or several times.
  public static func read(_ lines: Data) throws -> [RunTranscript] {
    var transcripts: [RunTranscript] = []
    var isOpen = false
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.isEmpty {
        isOpen = false
      } else if isOpen {
        transcripts[transcripts.count - 1].answers.append(line)
      } else {
        let head = try Wire.decode(Head.self, from: line)
        transcripts.append(
          RunTranscript(label: head.label, steps: head.steps, refusals: head.refusals))
        isOpen = true
      }
    }
    return transcripts
  }
}

// MARK: - What a cache keeps

extension RunTranscript: Codable {
  private enum Key: String, CodingKey {
    case label, steps, answers, stop, refusals, output
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    label = try values.decode(Run.Label.self, forKey: .label)
    steps = try values.decode([Step].self, forKey: .steps)
    answers = try values.decode([String].self, forKey: .answers).map { Data($0.utf8) }
    stop = try values.decodeIfPresent(Stop.self, forKey: .stop)
    refusals = try values.decode([String].self, forKey: .refusals)
    output = try values.decode(String.self, forKey: .output)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(label, forKey: .label)
    try values.encode(steps, forKey: .steps)
    try values.encode(answers.map { String(decoding: $0, as: UTF8.self) }, forKey: .answers)
    try values.encodeIfPresent(stop, forKey: .stop)
    try values.encode(refusals, forKey: .refusals)
    try values.encode(output, forKey: .output)
  }
}
