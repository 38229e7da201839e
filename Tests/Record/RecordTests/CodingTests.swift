import Foundation
import Motion
import Record
import Testing

@Suite("Records are coded as JSON")
struct CodingTests {
  /// Encodes, decodes and encodes a value again, and expects the same data.
  private func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> Value {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let first = try encoder.encode(value)
    let read = try JSONDecoder().decode(Value.self, from: first)
    #expect(try encoder.encode(read) == first)
    return read
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("A timeline with every kind of content is decoded as it was encoded")
  func wholeTimeline() throws {
    let timeline = Everything.timeline
    #expect(try roundTrip(timeline) == timeline)
  }

  @Test("Each step of a scenario is decoded as it was encoded", arguments: Everything.steps)
  func step(_ step: Step) throws {
    #expect(try roundTrip(JudgeMessage.perform(step)) == .perform(step))
  }

  @Test("Each message of judge and stage is decoded as it was encoded")
  func messages() throws {
    let launch = JudgeMessage.launch(screen: Size(width: 390, height: 844), scale: 3)
    #expect(try roundTrip(launch) == launch)
    let part = JudgeMessage.launch(
      screen: Size(width: 390, height: 844), scale: 3, surplus: Size(width: 100, height: 150))
    #expect(try roundTrip(part) == part)
    #expect(try roundTrip(JudgeMessage.finish) == .finish)
    let record = Everything.timeline
    let answers: [StageMessage] = [
      .piece(commits: record.commits, events: record.events, now: 0.1 + 0.2),
      .goodbye(commits: [], events: record.events, now: 1),
      .cannot(reason: "There is no view called detail.", commits: [], events: [], now: 2),
    ]
    for answer in answers { #expect(try roundTrip(answer) == answer) }
  }

  @Test("Numbers keep every bit, including those that JSON cannot express")
  func exactNumbers() throws {
    var numbers: [Double] = [
      0.1, 0.1 + 0.2, 1.0 / 3, .pi, 1e-320, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      1e21, 123_456_789.123_456_789, -0.0, 0, .infinity, -.infinity, .ulpOfOne,
      9_007_199_254_740_993,
    ]
    var generator = SplitMix(seed: 20)
    while numbers.count < 2000 {
      let number = Double(bitPattern: generator.next())
      if !number.isNaN { numbers.append(number) }
    }
    guard case .numbers(let read) = try roundTrip(AnimatableValue.numbers(numbers)) else {
      Issue.record("Numbers came back as something else")
      return
    }
    #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
    let notANumber = try JSONDecoder().decode(
      AnimatableValue.self, from: JSONEncoder().encode(AnimatableValue.number(.nan)))
    guard case .number(let number) = notANumber else {
      Issue.record("A number came back as something else")
      return
    }
    #expect(number.isNaN)
  }

  @Test("Default values are not encoded")
  func compactness() throws {
    var layer = LayerDescription(id: 7, kind: "UIView")
    #expect(try json(layer) == #"{"id":7,"kind":"UIView"}"#)
    layer.model.opacity = 0.5
    layer.model.borderColor = nil
    layer.model.transform = .scale(2, 2)
    layer.animations = [
      KeyedAnimation(
        key: "fade",
        animation: AnimationDescription(
          keyPath: LayerKeyPath(.opacity),
          kind: .basic(from: .number(1), to: nil, by: nil), timing: Timing(duration: 0.25)))
    ]
    #expect(
      try json(layer) == """
        {"animations":[{"basic":{"from":{"number":1}},"key":"fade","keyPath":"opacity",\
        "timing":{"duration":0.25}}],"id":7,"kind":"UIView",\
        "model":{"borderColor":null,"opacity":0.5,"transform":[2,0,0,2,0,0]}}
        """)
  }

  @Test(
    "Invalid values are decoding errors",
    arguments: [
      #"{"point":[1]}"#, #"{"point":[1,"x"]}"#, #"{}"#, #"{"number":1,"point":[1,2]}"#,
      #"{"matrix":[1,2,3]}"#, #"{"path":["M",1]}"#, #"{"path":["X",1,2]}"#, #"{"number":null}"#,
    ])
  func refusal(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnimatableValue.self, from: Data(text.utf8))
    }
  }
}
