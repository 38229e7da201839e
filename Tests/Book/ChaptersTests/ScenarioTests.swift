import Markdown
import Motion
import Record
import Testing

@testable import Chapters

@Suite("Scenarios")
struct ScenarioTests {
  private func scenario(_ yaml: String) throws -> Scenario {
    var fences = FenceReader(file: "chapters/ch01.md")
    let text = "```yaml scenario play\n\(yaml)\n```\n"
    let fence = fences.fence(MarkdownDocument(text).blocks[0], isNested: false)
    var reader = ScenarioReader()
    let scenario = reader.scenario(fence)
    return try #require(scenario, "\(reader.errors)")
  }

  @Test("The i-th screen is played with the i-th values; shorter lists begin again")
  func variants() throws {
    let scenario = try scenario(
      """
      screens: [phone, {width: 500, height: 700}]
      vary: {picture: [0, 2, 4], time: [0.3]}
      steps:
      - tap: picture-$picture
      - wait: $time
      """)
    #expect(
      scenario.variants.map(\.title) == [
        "play on phone, picture=0, time=0.3", "play on 500x700, picture=2, time=0.3",
        "play on phone, picture=4, time=0.3",
      ])
    #expect(scenario.variants[1].steps == [.tap(.view("picture-2")), .wait(0.3)])
    #expect(
      scenario.variant { $0 - 1 }.title == "play on 500x700, picture=4, time=0.3")
  }

  @Test("A play is known by its number, its scenario, or its label with any screen and any values")
  func namedPlays() throws {
    let scenario = try scenario(
      """
      screens: [phone, small]
      vary: {picture: [0, 2], time: [0.3]}
      steps:
      - tap: picture-$picture
      - wait: $time
      """)
    var reader = ChapterReader(
      document: MarkdownDocument("# A\n## B\n```swift exercise b points=1\n```\n"),
      file: "chapters/ch01.md")
    var exercise = reader.chapter().exercises[0]
    exercise.scenarios = [scenario]
    func titles(_ name: String) -> [String] { exercise.plays(named: name).map(\.label.text) }
    let first = "play on 390 × 844, picture=0, time=0.3"
    #expect(titles("1") == [first])
    #expect(titles("play").count == 3)
    #expect(titles(first) == [first])
    #expect(titles("play on 402x871,  picture=7") == ["play on 402 × 871, picture=7, time=0.3"])
    #expect(
      exercise.plays(named: "play on 402x871, picture=7")[0].steps == [
        .tap(.view("picture-7")), .wait(0.3),
      ])
    for name in ["4", "0", "other on 390 × 844", "play on 390 × 844, nothing=1", "play on paper"] {
      #expect(titles(name) == [], "\(name)")
    }
    #expect(exercise.plays.map { exercise.number(of: $0.label) } == [1, 2, 3])
  }

  @Test("The encore repeats the steps, unless the scenario says what is done instead")
  func encore() throws {
    func encore(_ line: String) throws -> [Step] {
      let scenario = try scenario("screens: [phone]\nsteps: [{wait: 1}]\n\(line)\n")
      return scenario.variants[0].encore
    }
    let rest: [Step] = [.wait(0.1), .settle(limit: 10)]
    #expect(try encore("") == rest + [.wait(1)])
    #expect(try encore("encore: {none: the app has ended}") == [])
    #expect(try encore("encore: [{wait: 2}, again]") == rest + [.wait(2), .wait(1)])
  }

  @Test("A run that ends before the second use of the app has a reason in its chapter")
  func reasonForNoEncore() {
    for line in ["encore: none", "encore: {none: }", "encore: {never: the app has ended}"] {
      var fences = FenceReader(file: "chapters/ch01.md")
      let text = "```yaml scenario play\nsteps: [{wait: 1}]\n\(line)\n```\n"
      var reader = ScenarioReader()
      let scenario = reader.scenario(
        fences.fence(MarkdownDocument(text).blocks[0], isNested: false))
      #expect(scenario == nil, "\(line)")
      #expect(
        reader.errors.map(\.error) == [
          .stepNotUnderstood(expected: "a list of steps, or {none: the reason}")
        ], "\(line)")
    }
  }

  @Test("Every step is understood, with percentages of the screen as it is turned")
  func steps() throws {
    let scenario = try scenario(
      """
      - settle
      - settle: 5
      - tap: {at: [10, 20.5]}
      - long-press: {on: a}
      - drag: {from: {fraction: [0, 0.5]}, by: ["50%", -10], over: 1, end: hold}
      - rotate: landscape
      - drag-on: {by: ["50%", "100%"]}
      - pinch: {on: a, scale: 0.5}
      - twist: {on: a, by: -1.57, over: 0.2, end: cancel}
      - rotate: portrait
      - background
      """)
    #expect(
      scenario.variants[0].steps == [
        .settle(limit: 10), .settle(limit: 5), .tap(.point(.init(x: 10, y: 20.5))),
        .longPress(.view("a"), duration: 0.6),
        .drag(
          from: .fraction(.init(x: 0, y: 0.5)), by: .init(width: 195, height: -10), duration: 1,
          ending: .hold),
        .rotate(.init(width: 844, height: 390)),
        .dragOn(by: .init(width: 422, height: 390), duration: 0.3, ending: .lift),
        .pinch(.view("a"), scale: 0.5, duration: 0.3, ending: .lift),
        .twist(.view("a"), radians: -1.57, duration: 0.2, ending: .cancel),
        .rotate(.init(width: 390, height: 844)),
        .background,
      ])
    #expect(scenario.variants.map(\.screen.name) == ["phone", "small", "tablet"])
  }

  @Test("The same seed draws the same play, and another seed another one")
  func drawing() throws {
    let scenario = try scenario(
      """
      screens: [phone]
      steps:
      - tap: {fraction: [0.5, 0.5]}
      - wait: 1
      - drag: {from: a, by: [100, 0], over: 1}
      """)
    func drawn(_ seed: UInt64) -> ScenarioVariant {
      var generator = SplitMix(seed: seed)
      return scenario.drawn(using: &generator)
    }
    #expect(drawn(1) == drawn(1))
    for seed in 1...50 as ClosedRange<UInt64> {
      let play = drawn(seed)
      #expect(play != drawn(seed + 1))
      #expect((357...423).contains(play.screen.size.width))
      #expect((773...915).contains(play.screen.size.height))
      #expect(play.surplus.width >= 90 && play.surplus.height >= 120)
      guard case .tap(.fraction(let place)) = play.steps[0], case .wait(let pause) = play.steps[1],
        case .drag(.within("a", let part), let way, let duration, .lift) = play.steps[2]
      else {
        Issue.record("other steps: \(play.steps)")
        return
      }
      #expect(abs(place.x - 0.5) <= 0.01 && abs(place.y - 0.5) <= 0.01)
      #expect((0.2...0.8).contains(part.x) && (0.2...0.8).contains(part.y))
      #expect((1...1.1).contains(pause))
      #expect((95...105).contains(way.width) && way.height == 0)
      #expect((0.95...1.05).contains(duration))
    }
  }

  @Test("In a drawn play's second use the device is turned, and nobody waits once all is still")
  func quickHands() throws {
    let scenario = try scenario(
      """
      screens: [phone]
      fixed: {hand: of a reason}
      steps: [{tap: a}, {wait: 0.3}, {tap: b}, {wait: 2}]
      """)
    var generator = SplitMix(seed: 1)
    let encore = scenario.drawn(using: &generator).encore
    guard encore.count > 9, case .rotate(let turned) = encore[2],
      case .wait(let aimed) = encore[5], case .wait(let rest) = encore[8]
    else {
      Issue.record("other steps: \(encore)")
      return
    }
    #expect(turned.width > turned.height)
    #expect(encore[4] == .tap(.view("a")) && encore[6] == .tap(.view("b")))
    #expect((0.3...0.33).contains(aimed))
    #expect(encore[7] == .settle(limit: 2) && rest < 0.04)
  }

  @Test(
    "After its second use a drawn play is turned between two taps, and leaves the app after each")
  func disturbances() throws {
    func encore(_ text: String) throws -> [Step] {
      var generator = SplitMix(seed: 1)
      return try scenario("screens: [phone]\nfixed: {hand: of a reason}\n" + text)
        .drawn(using: &generator).encore
    }
    func rotations(_ steps: [Step]) -> [Bool] {
      steps.compactMap { if case .rotate(let size) = $0 { size.width > size.height } else { nil } }
    }
    func taps(_ steps: [Step]) -> [Int] {
      steps.indices.filter { if case .tap = steps[$0] { true } else { false } }
    }
    let both = try encore("steps: [{tap: a}, {wait: 1}, {tap: b}, {wait: 1}]")
    #expect(rotations(both) == [true, false])
    let back = both.firstIndex {
      if case .rotate(let size) = $0 { size.width < size.height } else { false }
    }
    // The second use, one that is turned, one that returns by itself with the whole scenario, and the last.
    #expect(taps(both).count == 9)
    #expect(back.map { taps(both)[2] < $0 && $0 < taps(both)[3] } == true)
    let leavings = both.indices.filter { both[$0] == .background }
    #expect(leavings.map { both[$0 - 2] } == [.tap(.view("a")), .tap(.view("b"))])
    let home = try #require(both.firstIndex(of: .home))
    #expect(taps(both).filter { $0 < home }.count == 5)
    // Who aims at a moment gets no time to turn the device between two taps, or to return.
    let aimed = try encore("steps: [{tap: a}, {wait: 0.3}, {tap: b}, {wait: 1}]")
    #expect(rotations(aimed) == [true, false] && aimed.count { $0 == .background } == 2)
    #expect(!aimed.contains(.home))
    // What ends elsewhere than it began is done again from the first screen.
    let open = try encore("steps: [{tap: a}, {wait: 1}, {tap: b}]\nencore: [{tap: c}, {wait: 1}]")
    #expect(rotations(open) == [true, false] && !open.contains(.background))
    #expect(open.count { $0 == .home } == 1)
  }

  @Test("Where the user drags, a drawn play has a slow finger, and one that moves back")
  func fingers() throws {
    let scenario = try scenario(
      "screens: [phone]\nsteps: [{tap: a}, {wait: 1}, {drag: {from: b, by: [100, 0], over: 0.5}}, {wait: 1}]"
    )
    var generator = SplitMix(seed: 1)
    let encore = scenario.drawn(using: &generator).encore
    let durations = encore.compactMap { step -> Double? in
      if case .drag(_, _, let duration, _) = step { duration } else { nil }
    }
    #expect(durations.contains { $0 > 1.8 })
    let returns = encore.contains { step in
      if case .dragOn(let way, _, .lift) = step { way.width < -90 } else { false }
    }
    #expect(returns)
  }

  @Test(
    "A finger also goes as far as the screen reaches, both ways round, and is lifted where it rests"
  )
  func farFingers() throws {
    func farDrags(from place: String) throws -> [(from: Point, way: Size)] {
      let scenario = try scenario(
        "screens: [phone]\nsteps: [{drag: {from: \(place), by: [100, 0], over: 0.5}}, {wait: 1}]")
      var generator = SplitMix(seed: 1)
      let encore = scenario.drawn(using: &generator).encore
      return encore.indices.compactMap { index in
        guard case .drag(.point(let from), let way, _, .hold) = encore[index],
          abs(way.width) > 250, case .wait = encore[index + 1],
          case .dragOn(let rest, _, .lift) = encore[index + 2], rest == Size(width: 0, height: 0)
        else { return nil }
        return (from, way)
      }
    }
    let inside = try farDrags(from: "{fraction: [0.5, 0.5]}")
    #expect(inside.map { $0.way.width > 0 } == [true, false])
    #expect(inside[0].from.x < 40 && inside[1].from.x > 317)
    // A finger that begins at an edge does so the other way round too.
    let atEdge = try farDrags(from: "{at: [3, 300]}")
    #expect(atEdge.map { $0.way.width > 0 } == [true, false])
    #expect(atEdge[0].from.x <= 5 && atEdge[1].from.x > 350)
    for drag in inside + atEdge {
      #expect((0...423).contains(drag.from.x + drag.way.width))
    }
    #expect(try farDrags(from: "a").isEmpty)
  }

  @Test("A drawn play keeps what its author has fixed with a reason")
  func fixed() throws {
    let scenario = try scenario(
      """
      screens: [phone]
      fixed: {screen: of a reason, moments: of another, hand: of a third}
      steps:
      - wait: 1
      - tap: {fraction: [0.5, 0.5]}
      """)
    var generator = SplitMix(seed: 1)
    #expect(scenario.drawn(using: &generator) == scenario.variants[0])
    #expect(scenario.fixed[.moments] == "of another")
  }
}
