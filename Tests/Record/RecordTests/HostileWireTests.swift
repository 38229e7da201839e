import Foundation
import Motion
import Testing

@testable import Record

@Suite("What comes over the wire is read without a trap")
struct HostileWireTests {
  /// How many cases there are; more when somebody asks for a longer run.
  static let count =
    ProcessInfo.processInfo.environment["WORKBOOK_FUZZ"].flatMap { Int($0) } ?? 400

  private let label = Run.Label(scenario: "all", screen: Size(width: 390, height: 844))

  /// An answer with every kind of event and animation in it.
  private func answer() throws -> [UInt8] {
    let timeline = Everything.timeline
    return [UInt8](
      try Wire.encode(
        StageMessage.piece(
          commits: timeline.commits, events: timeline.events, now: timeline.end)))
  }

  @Test("Seeded damage of a piece is refused, or makes a record that can be asked")
  func pieces() throws {
    let whole = try answer()
    let parts = ["null", "[]", "{}", "\"nan\"", "\"inf\"", "-1", "1e308", "99999999999999999999"]
      .map { Array($0.utf8) }
    var accepted = 0
    for seed in 0..<Self.count {
      var random = SplitMix(seed: UInt64(seed))
      var line = whole
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let start = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: line[start] = UInt8.random(in: 0...255, using: &random)
        case 1: line.removeSubrange(start..<min(line.count, start + 9))
        case 2: line.insert(contentsOf: parts[start % parts.count], at: start)
        default:
          // A number in the place of another, so that the form stays.
          guard let digit = line[start...].firstIndex(where: { (0x30...0x39).contains($0) })
          else { continue }
          line[digit] = UInt8(0x30 + start % 10)
        }
      }
      let transcript = RunTranscript(label: label, steps: [], answers: [Data(line)])
      if let run = try? transcript.run() { ask(run.timeline) }
      if let message = try? Wire.decode(StageMessage.self, from: Data(line)) {
        var timeline = Timeline(screen: label.screen)
        guard message.content.continues(timeline) else { continue }
        timeline.append(message.content)
        ask(timeline)
        accepted += 1
      }
    }
    #expect(accepted > 0)
  }

  /// Reads a record in the ways that checks and pages do.
  private func ask(_ timeline: Timeline) {
    #expect(!timeline.text.isEmpty)
    let history = LayerTreeHistory(timeline)
    for instant in [0, 0.1, timeline.end, 1e9] { _ = history.tree(at: instant) }
    _ = timeline.transitions
  }
}
