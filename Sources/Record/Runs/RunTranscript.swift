public import Foundation

/// A run as the undecoded lines of the stage's answers.
///
/// The checks' process decodes all runs; the tool decodes only those that it shows.
public struct RunTranscript: Sendable {
  /// What was played.
  public var label: Run.Label
  /// What the scripted user was told to do.
  public var steps: [Step]
  /// The stage's answers without their seals, a line of JSON each.
  public var answers: [Data]
  /// Why the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// Why steps could not be performed, in order.
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

  /// Decodes the answers.
  ///
  /// - Throws: ``ForgedAnswer`` for the first answer that the stage cannot have sent on this screen
  ///   and to these steps.
  public func run() throws(ForgedAnswer) -> Run {
    var known = DecodedAnswers()
    return try run(&known)
  }

  /// Decodes the answers that were not decoded with other runs; see ``run()``.
  public func run(_ known: inout DecodedAnswers) throws(ForgedAnswer) -> Run {
    var timeline = Timeline(screen: label.screen)
    var agreement = Agreement(screen: label.screen, steps: steps)
    var refusals: [Run.Refusal] = []
    for (index, line) in answers.enumerated() {
      guard let message = known.message(line),
        message.content.continues(timeline),
        agreement.holds(of: message, number: index, after: timeline)
      else { throw ForgedAnswer(index: index) }
      timeline.append(message.content)
      // The first answer is to the launch.
      if case .cannot(let reason, _, _, let now) = message {
        refusals.append(Run.Refusal(step: index - 1, instant: now, reason: reason))
      }
    }
    return Run(label: label, timeline: timeline, stop: stop, refusals: refusals)
  }
}

/// Answers of several runs, each text decoded once.
///
/// Runs of one app begin alike, and a right answer's often go on like the reference's.
public struct DecodedAnswers {
  private var known: [Data: StageMessage] = [:]

  public init() {}

  /// `nil` if it is no message of the stage.
  mutating func message(_ line: Data) -> StageMessage? {
    if let message = known[line] { return message }
    let message = try? Wire.decode(StageMessage.self, from: line)
    known[line] = message
    return message
  }
}

/// An answer that the stage cannot have sent: the learner's program wrote it.
public struct ForgedAnswer: Error, Equatable, Sendable {
  /// The answer's index in the transcript.
  public var index: Int
}

// MARK: - Input of a checks program

extension RunTranscript {
  private struct Head: Codable {
    var label: Run.Label
    var steps: [Step]
  }

  /// The run's label and steps, its answers, and an empty line.
  public func lines() throws -> Data {
    let newline = Data("\n".utf8)
    let head = try Wire.encode(Head(label: label, steps: steps))
    return ([head] + answers).reduce(into: Data()) { $0 += $1 + newline } + newline
  }

  /// Reads what `lines()` wrote.
  ///
  /// - Parameters:
  ///   - head: The first line.
  ///   - answers: The others, without the empty one.
  public init(head: Data, answers: [Data]) throws {
    let head = try Wire.decode(Head.self, from: head)
    self.init(label: head.label, steps: head.steps, answers: answers)
  }
}

// MARK: - Coding for the cache

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
