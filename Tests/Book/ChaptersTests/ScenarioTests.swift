import Markdown
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
    return try #require(scenario, "\(reader.faults)")
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

  @Test("The encore repeats the steps, unless the scenario says what is done instead")
  func encore() throws {
    func encore(_ line: String) throws -> [Step] {
      let scenario = try scenario("screens: [phone]\nsteps: [{wait: 1}]\n\(line)\n")
      return scenario.variants[0].encore
    }
    let rest: [Step] = [.wait(0.1), .settle(limit: 10)]
    #expect(try encore("") == rest + [.wait(1)])
    #expect(try encore("encore: none") == [])
    #expect(try encore("encore: [{wait: 2}, again]") == rest + [.wait(2), .wait(1)])
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
      ])
    #expect(scenario.variants.map(\.screen.name) == ["phone", "small", "tablet"])
  }
}
