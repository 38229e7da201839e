import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record
import Testing

@testable import Staging

@Suite("The next step begins at the same moment of a frame in every app", .inNewWorld)
struct LengthsOfSteps {
  /// The instants at which steps begin, in frames, and the end.
  ///
  /// - Parameter timer: The delay of a timer that changes nothing, in seconds.
  private static func instants(of steps: [Step], timer: Double? = nil) throws -> [Double] {
    let session = StageSession(screen: Size(width: 320, height: 568)) { DemoController() }
    session.launch()
    if let timer { MainLoop.shared.perform(after: timer) {} }
    for step in steps { try session.perform(step) }
    let timeline = session.timeline
    return (timeline.steps.map(\.instant) + [timeline.end]).map { $0 / MainLoop.frameDuration }
  }

  @Test("A step until all is still ends with a frame, whatever it has waited for")
  func settling() throws {
    let steps = [Step.tap(.view("card")), .settle(limit: 5), .wait(0.1)]
    let plain = try Self.instants(of: steps)
    let delayed = try Self.instants(of: steps, timer: 1.238)
    #expect(plain.map { $0.rounded() } == [0, 3, 28, 34])
    #expect(delayed.map { $0.rounded() } == [0, 3, 75, 81])
    for instant in plain + delayed { #expect(abs(instant - instant.rounded()) < 1e-6) }
  }

  @Test("A step without a length of its own takes a frame")
  func steps() throws {
    let turned = Size(width: 568, height: 320)
    let instants = try Self.instants(of: [
      .settle(limit: 5), .background, .home, .rotate(turned), .wait(0.5),
    ])
    #expect(instants.map { $0.rounded() } == [0, 1, 2, 3, 4, 34])
  }

  @Test("After a launch that takes time, the first step begins with a frame")
  func launching() throws {
    let session = StageSession(screen: Size(width: 320, height: 568)) {
      MainLoop.shared.perform(after: 0.123) {}
      return DemoController()
    }
    session.launch()
    try session.perform(.wait(0.1))
    let first = try #require(session.timeline.steps.first)
    #expect(abs(first.instant - 8 * MainLoop.frameDuration) < 1e-9)
  }
}
