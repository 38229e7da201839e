import Motion
import Record
import Testing

@testable import Conformance

@Suite("A user's steps as calls of XCUITest")
struct TouchPlanTests {
  private static let pad = Step.Place.view("pad")

  private static func drag(
    _ width: Double, over seconds: Double = 0.5, _ ending: Step.Ending = .lift
  ) -> Step {
    .drag(from: pad, by: Size(width: width, height: 0), duration: seconds, ending: ending)
  }

  private static func on(
    _ width: Double, over seconds: Double, _ ending: Step.Ending = .lift
  ) -> Step {
    .dragOn(by: Size(width: width, height: 0), duration: seconds, ending: ending)
  }

  private static func dragged(
    press: Double = 0, by width: Double, velocity: Double, hold: Double = 0
  ) -> TouchCall {
    .drag(
      .init(
        start: pad, press: press, way: Size(width: width, height: 0), velocity: velocity,
        hold: hold))
  }

  @Test(
    "Each step is a call; a finger that rests before or after its way is one with it",
    arguments: [
      ([.wait(1), .tap(pad)], [.wait(1), .tap(pad)]),
      ([.longPress(pad, duration: 0.8)], [.press(pad, 0.8)]),
      ([drag(100)], [dragged(by: 100, velocity: 200)]),
      ([drag(-30, over: 0.1)], [dragged(by: -30, velocity: 300)]),
      ([drag(100, over: 0)], [dragged(by: 100, velocity: 6000)]),
      (
        [drag(0, over: 0.6, .hold), on(50, over: 0.25, .hold), on(0, over: 1)],
        [dragged(press: 0.6, by: 50, velocity: 200, hold: 1)]
      ),
      (
        [drag(100, .hold), .wait(0.4), on(0, over: 0.5)],
        [dragged(by: 100, velocity: 200, hold: 0.9)]
      ),
      ([drag(0, over: 0.5, .hold), .wait(0.25), on(0, over: 0.25)], [.press(pad, 1)]),
      (
        [.pinch(pad, scale: 2, duration: 0.5, ending: .lift)],
        [.pinch("pad", scale: 2, velocity: 2)]
      ),
      (
        [.pinch(pad, scale: 0.5, duration: 0.5, ending: .lift)],
        [.pinch("pad", scale: 0.5, velocity: -1)]
      ),
      (
        [.twist(pad, radians: -1, duration: 0.5, ending: .lift)],
        [.rotate("pad", by: -1, velocity: -2)]
      ),
    ] as [([Step], [TouchCall])])
  func calls(steps: [Step], calls: [TouchCall]) throws {
    #expect(try TouchPlan(steps).calls == calls)
  }

  @Test("Two quick taps of one place are one call, since XCUITest waits between calls")
  func doubleTaps() throws {
    let other = Step.Place.point(Point(x: 1, y: 2))
    #expect(try TouchPlan([.tap(Self.pad), .tap(Self.pad)]).calls == [.doubleTap(Self.pad)])
    #expect(
      try TouchPlan([.wait(1), .tap(Self.pad), .wait(0.1), .tap(Self.pad), .wait(0.1)]).calls
        == [.wait(1), .doubleTap(Self.pad), .wait(0.1)])
    let slow: [Step] = [.tap(Self.pad), .wait(0.5), .tap(Self.pad)]
    #expect(try TouchPlan(slow).calls == [.tap(Self.pad), .wait(0.5), .tap(Self.pad)])
    #expect(try TouchPlan([.tap(Self.pad), .tap(other)]).calls == [.tap(Self.pad), .tap(other)])
  }

  @Test(
    "What XCUITest cannot do is said, with the step",
    arguments: [
      ([.wait(1), drag(100, .hold)], 1, .staysDown),
      ([drag(100, .cancel)], 0, .isCancelled),
      ([drag(100, .hold), on(50, over: 0.1)], 1, .movesAgain),
      ([on(50, over: 0.1)], 0, .noFinger),
      ([drag(100, .hold), .tap(pad), on(0, over: 0.1)], 1, .secondGesture),
      (
        [.pinch(.fraction(Point(x: 0.5, y: 0.5)), scale: 2, duration: 1, ending: .lift)], 0,
        .twoFingersOutsideOfView
      ),
      ([.pinch(pad, scale: 2, duration: 1, ending: .hold)], 0, .staysDown),
      ([.twist(pad, radians: 1, duration: 1, ending: .cancel)], 0, .isCancelled),
      ([.tap(pad), .settle(limit: 10)], 1, .settles),
      ([.rotate(Size(width: 844, height: 390))], 0, .turnsDevice),
      ([.background], 0, .leavesApp), ([.home], 0, .returnsHome),
    ] as [([Step], Int, TouchObstacle.Reason)])
  func obstacles(steps: [Step], number: Int, reason: TouchObstacle.Reason) {
    #expect(throws: TouchObstacle(step: number, reason: reason)) { try TouchPlan(steps) }
    #expect(TouchObstacle(step: number, reason: reason).sentence.hasPrefix("Step \(number + 1): "))
  }

  @Test("A call is written in the words of the exported package")
  func literals() {
    #expect(
      [
        TouchCall.wait(1), .tap(.point(Point(x: 1, y: 2))), .doubleTap(Self.pad),
        .press(.fraction(Point(x: 0.5, y: 1)), 0.8), Self.dragged(by: 100, velocity: 200, hold: 1),
        .pinch("a\"b", scale: 2, velocity: 1), .rotate("pad", by: 1, velocity: 2),
      ].map(\.literal) == [
        ".wait(1.0)", ".tap(.point(1.0, 2.0))", ".doubleTap(.within(\"pad\", 0.5, 0.5))",
        ".press(.fraction(0.5, 1.0), 0.8)",
        ".drag(.within(\"pad\", 0.5, 0.5), press: 0.0, by: (100.0, 0.0), velocity: 200.0, hold: 1.0)",
        ".pinch(\"a\\\"b\", scale: 2.0, velocity: 1.0)", ".rotate(\"pad\", by: 1.0, velocity: 2.0)",
      ])
  }
}
