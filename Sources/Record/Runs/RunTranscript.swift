public import Foundation

/// A run as the undecoded lines of the stage's answers.
///
/// The checks' process decodes all runs; the tool decodes only those that it shows.
public struct RunTranscript: Sendable {
  /// The scenario, screen and values that were played.
  public var label: Run.Label
  /// The steps of the scripted user.
  public var steps: [Step]
  /// The stage's answers without their seals, a line of JSON each.
  public var answers: [Data]
  /// The beginning of an answer in whose middle the program ended, as it came: without a seal, so for
  /// show only.
  public var unfinished: Data?
  /// Why the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// Whether a clock on the wall has ended it, which might be decided differently another time.
  public var wasEndedByClock = false
  /// Why steps could not be performed, in order.
  public var refusals: [String]
  /// The program's output.
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

  /// The run, with the known part of the step in which the program ended: for show.
  public func shownRun() throws(ForgedAnswer) -> Run {
    let run = try run()
    guard stop != nil, let piece = unfinished.flatMap(AnswerText.piece),
      piece.continues(run.timeline)
    else { return run }
    var timeline = run.timeline
    timeline.append(piece)
    return Run(label: label, timeline: timeline, stop: stop, refusals: run.refusals)
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

  /// Reads the output of `lines()`.
  ///
  /// - Parameters:
  ///   - head: The first line.
  ///   - answers: The other lines, without the empty one.
  public init(head: Data, answers: [Data]) throws {
    let head = try Wire.decode(Head.self, from: head)
    self.init(label: head.label, steps: head.steps, answers: answers)
  }
}

// MARK: - Runs that are kept

extension RunTranscript {
  private struct KeptHead: Codable {
    var label: Run.Label
    var steps: [Step]
    /// How many answers follow.
    var answers: Int
    var stop: Stop?
    var wasEndedByClock: Bool
    var refusals: [String]
    var output: String
    var unfinished: Data?
  }

  /// Runs with all that is known of them: for each a head, and its answers as they are, a line each.
  public static func text(of runs: [RunTranscript]) throws -> Data {
    let newline = Data("\n".utf8)
    return try runs.reduce(into: Data()) { text, run in
      let head = KeptHead(
        label: run.label, steps: run.steps, answers: run.answers.count, stop: run.stop,
        wasEndedByClock: run.wasEndedByClock, refusals: run.refusals, output: run.output,
        unfinished: run.unfinished)
      text += try Wire.encode(head) + newline
      for answer in run.answers { text += answer + newline }
    }
  }

  /// Reads the output of ``text(of:)``; `nil` for any other text.
  public static func runs(in text: Data) -> [RunTranscript]? {
    var runs: [RunTranscript] = []
    var lines = [UInt8](text).split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    // Behind the last newline is nothing.
    guard lines.popLast()?.isEmpty == true else { return nil }
    while let line = lines.popFirst() {
      guard let head = try? Wire.decode(KeptHead.self, from: Data(line)),
        (0...lines.count).contains(head.answers)
      else { return nil }
      var run = RunTranscript(
        label: head.label, steps: head.steps, answers: lines.prefix(head.answers).map { Data($0) },
        stop: head.stop, refusals: head.refusals, output: head.output)
      run.unfinished = head.unfinished
      run.wasEndedByClock = head.wasEndedByClock
      runs.append(run)
      lines = lines.dropFirst(head.answers)
    }
    return runs
  }
}
