import Expectations
import Foundation
import Motion
import Record

/// One run as it came from the stage: lines, not yet understood.
///
/// Checks read them in a process of their own; a report reads them if somebody wants to see one.
struct RunRecord: Sendable {
  var label: RunLabel
  /// The stage's messages, a line of JSON each.
  var messages: [Data]
  var stop: Stop?
  var refusals: [String]

  /// Media time when an app is launched on the engine, in seconds; not 0, so that code that takes
  /// a layer's time for a delay shows it.
  static let epoch = 1000.0

  /// The lines that a checks program reads.
  func lines() throws -> Data {
    let heading = RunHeading(
      scenario: label.scenario, screen: label.screen, parameters: label.parameters,
      epoch: Self.epoch, messages: messages.count)
    var lines = try Wire.encode(heading) + Data([0x0A])
    for message in messages { lines += message + Data([0x0A]) }
    return lines
  }

  /// The run with its timeline put together; `nil` if the messages are not the stage's.
  func played() -> PlayedRun? {
    var timeline = Timeline(screen: label.screen, epoch: Self.epoch)
    for line in messages {
      guard let message = try? Wire.decode(StageMessage.self, from: line) else { return nil }
      timeline.append(message.content)
    }
    return PlayedRun(label: label, timeline: timeline, stop: stop, refusals: refusals)
  }
}

extension RunRecord: Codable {
  private enum Key: String, CodingKey {
    case label, messages, stop, refusals
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    label = try values.decode(RunLabel.self, forKey: .label)
    messages = try values.decode([String].self, forKey: .messages).map { Data($0.utf8) }
    stop = try values.decodeIfPresent(Stop.self, forKey: .stop)
    refusals = try values.decode([String].self, forKey: .refusals)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(label, forKey: .label)
    try values.encode(messages.map { String(decoding: $0, as: UTF8.self) }, forKey: .messages)
    try values.encodeIfPresent(stop, forKey: .stop)
    try values.encode(refusals, forKey: .refusals)
  }
}
