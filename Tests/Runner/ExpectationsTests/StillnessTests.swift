import Motion
import Record
import Testing

@testable import Expectations

@Suite("What moves on after a transition's end is told at the next step")
struct StillnessTests {
  /// A presentation from 0 to 1, a step at 3 and the end at 5, with a row that rises until an instant.
  private static func run(rowMovesUntil stop: Double) -> Run {
    let plain = HouseRuleTests.run()
    var timeline = plain.timeline
    var row = LayerDescription(id: 3, kind: "UIView")
    row.name = "row"
    row.model.bounds = Rectangle(x: 0, y: 0, width: 10, height: 10)
    row.model.position = Point(x: 20, y: 20)
    var timing = Timing(duration: stop)
    timing.beginTime = timeline.epoch
    let rise = AnimationDescription(
      keyPath: LayerKeyPath(.position),
      kind: .basic(
        from: .point(Point(x: 20, y: 180)), to: .point(Point(x: 20, y: 20)), by: nil),
      timing: timing)
    row.animations = [KeyedAnimation(key: "rise", animation: rise)]
    timeline.commits[0].layers[0].sublayers.append(3)
    timeline.commits[0].layers.append(row)
    timeline.events.append(Event(instant: 3, kind: .step(1)))
    timeline.end = 5
    return Run(label: plain.label, timeline: timeline)
  }

  /// What the rule of stillness says.
  private static func said(of answer: Run, besides reference: Run) -> [String] {
    [RunPair(answer: answer, reference: reference)].compactMap(HouseRule.stillness.difference).map {
      "\($0.expected) | \($0.seen)"
    }
  }

  @Test("A row that still moves at the next step is told, although it rests at the end")
  func between() {
    let usual = Self.run(rowMovesUntil: 1)
    #expect(
      Self.said(of: Self.run(rowMovesUntil: 4), besides: usual) == [
        "After the first presentation, nothing moves any more, as in the reference | row still moves"
      ])
    #expect(Self.said(of: Self.run(rowMovesUntil: 2.5), besides: usual) == [])
  }

  @Test("What moves in the reference, or has just come to rest there, may move")
  func asInTheReference() {
    for stop in [2.7, 4] {
      #expect(
        Self.said(of: Self.run(rowMovesUntil: 4), besides: Self.run(rowMovesUntil: stop)) == [],
        "\(stop)")
    }
  }

  @Test("What moves on until the end is told too")
  func end() {
    #expect(
      Self.said(of: Self.run(rowMovesUntil: 9), besides: Self.run(rowMovesUntil: 4)) == [
        "After the first presentation, nothing moves any more, as in the reference | row still moves"
      ])
  }

  /// A run of ``HouseRuleTests/run(rowMovesFor:isSetLate:)`` behind glass of thousands of lines, in which
  /// something covered goes on for the whole second.
  private static func run(rowMovesFor duration: Double, behind panes: Int) -> Run {
    let plain = HouseRuleTests.run(rowMovesFor: duration)
    var timeline = plain.timeline
    func layer(_ id: Int, _ color: Color?) -> LayerDescription {
      var layer = LayerDescription(id: id, kind: "CALayer")
      layer.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
      layer.model.position = Point(x: 50, y: 100)
      layer.model.backgroundColor = color
      return layer
    }
    var covered = layer(500, .black)
    var timing = Timing(duration: 1)
    timing.beginTime = timeline.epoch
    let fade = AnimationDescription(
      keyPath: LayerKeyPath(.opacity), kind: .basic(from: .number(0), to: .number(1), by: nil),
      timing: timing)
    covered.animations = [KeyedAnimation(key: "fade", animation: fade)]
    let corners = (0..<2_800).map {
      Point(x: $0.isMultiple(of: 2) ? 100 : 0, y: Double($0) / 2_800 * 200)
    }
    let glass = (0..<panes).map { index in
      var pane = layer(502 + index, nil)
      var shape = ShapeProperties()
      shape.path = Path([.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) })
      shape.fillColor = Color(red: 0, green: 0, blue: 1, alpha: 0.01)
      pane.model.shape = shape
      return pane
    }
    let layers = [covered, layer(501, Color(red: 0, green: 1, blue: 0))] + glass
    let own = timeline.commits[0].layers[0].sublayers
    timeline.commits[0].layers[0].sublayers = layers[..<2].map(\.id) + own + glass.map(\.id)
    timeline.commits[0].layers += layers
    return Run(label: plain.label, timeline: timeline)
  }

  @Test(
    "An answer that stands still is told so, however much there is in the reference's pictures too")
  func largePictures() {
    func said(of answer: Run, besides reference: Run) -> String? {
      HouseRule.pauses.difference(RunPair(answer: answer, reference: reference)).map {
        "\($0.expected) | \($0.seen)"
      }
    }
    let still =
      "the presentation moves until it ends at 1 s | from 0.4 s on the screen stands still"
    let usual = Self.run(rowMovesFor: 1, behind: 1)
    #expect(said(of: Self.run(rowMovesFor: 0.4, behind: 1), besides: usual) == still)
    #expect(said(of: Self.run(rowMovesFor: 1, behind: 1), besides: usual) == nil)
    // Who adds much is told that.
    #expect(
      said(of: Self.run(rowMovesFor: 0.4, behind: 40), besides: Self.run(rowMovesFor: 1, behind: 0))
        == "what is seen during the presentation can be compared | it has more layers, points or colours than "
        + "are compared")
  }

  @Test("What has only just begun to move is not said to go on")
  func beginning() {
    func run(rowMovesUntil stop: Double) -> Run {
      let plain = Self.run(rowMovesUntil: stop)
      var timeline = plain.timeline
      timeline.events = [Event(instant: 0, kind: .step(0)), Event(instant: 0.3, kind: .step(1))]
      return Run(label: plain.label, timeline: timeline)
    }
    #expect(Self.said(of: run(rowMovesUntil: 4), besides: run(rowMovesUntil: 0.01)) == [])
  }
}
