import Foundation
import Motion
import Record
import Testing

@testable import SiteRendering

@Suite("Traces for the player", .timeLimit(.minutes(1)))
struct TraceTests {
  /// A screen on which a square falls on a spring, turns, and changes its colour.
  private func falling() -> Timeline {
    var timeline = fadingTimeline()
    var timing = Timing(duration: 0.5)
    timing.beginTime = 1000.5
    func animation(_ path: LayerKeyPath, _ from: AnimatableValue, _ to: AnimatableValue)
      -> KeyedAnimation
    {
      var description = AnimationDescription(
        keyPath: path, kind: .basic(from: from, to: to, by: nil), timing: timing)
      description.curve = CubicCurve(0.2, 1.4, 0.6, 0.9)
      description.isRemovedOnCompletion = false
      return KeyedAnimation(key: "\(path)", animation: description)
    }
    timeline.commits[1].layers[1].animations += [
      animation(
        LayerKeyPath(.position), .point(Point(x: 50, y: -100)), .point(Point(x: 50, y: 100))),
      animation(
        LayerKeyPath(.backgroundColor), .color(Color(red: 0, green: 0.5, blue: 1)),
        .color(Color(red: 1, green: 0, blue: 0))),
    ]
    return timeline
  }

  /// The same, turned about its middle in the depth of the screen, and seen from a near point.
  private func turning() -> Timeline {
    var timeline = falling()
    var eye = Matrix()
    eye.m34 = -1.0 / 300
    var timing = Timing(duration: 0.5)
    timing.beginTime = 1000.5
    var turn = AnimationDescription(
      keyPath: LayerKeyPath(.transform),
      kind: .basic(
        from: .matrix(Matrix.rotation(-0.9, x: 0.2, y: 1, z: 0)),
        to: .matrix(Matrix.rotation(1.1, x: 0.4, y: 1, z: 0)), by: nil), timing: timing)
    turn.isRemovedOnCompletion = false
    timeline.commits[1].layers[0].model.sublayerTransform = eye
    timeline.commits[1].layers[1].animations.append(
      KeyedAnimation(key: "turn", animation: turn))
    return timeline
  }

  @Test(
    "What a player shows is what is drawn, to a quarter of a point and two levels of colour",
    arguments: ["falling", "turning", "springing"])
  func fidelity(_ movement: String) throws {
    let timeline =
      switch movement {
      case "falling": falling()
      case "turning": turning()
      default: springing()
      }
    let history = LayerTreeHistory(timeline)
    let trace = Trace(of: timeline, prefix: "t")
    #expect(trace.end == 2)
    for number in 0..<200 {
      // A layer that fades in appears at the next frame.
      let instant = (movement == "springing" ? 0.5 : 0.517) + Double(number) * 0.0023
      var drawing = FrameDrawing(prefix: "t")
      let wanted = SVGPose(drawing.frame(of: history.tree(at: instant), at: instant))
      let seen = try shownPose(of: trace, at: instant)
      try #require(seen.numbers.count == wanted.numbers.count, "\(instant)")
      for (index, number) in wanted.numbers.enumerated() {
        let difference = abs(seen.numbers[index] - number)
        let limit = max(wanted.tolerances[index] * 3.2, 0.011)
        #expect(difference <= limit, "\(instant): \(seen.numbers[index]), drawn \(number)")
      }
    }
  }

  @Test("Layers are traced with presence, model and presentation values, and velocities")
  func layers() throws {
    let timeline = falling()
    let history = LayerTreeHistory(timeline)
    let trace = Trace(of: timeline, prefix: "t")
    #expect(trace.layers.map(\.title) == ["UIWindow", "detail"])
    #expect(trace.layers.map(\.depth) == [0, 1])
    #expect(trace.layers.map(\.presence) == [[0...2], [0.5...2]])
    let curves = trace.layers[1].curves
    let falling = try #require(curves.first { $0.property == .positionY })
    let velocity = try #require(falling.velocity)
    let span = 1.0 / 240
    func position(_ instant: Double) throws -> Double {
      try #require(history.tree(at: instant).presentation(of: 1, at: instant)).position.y
    }
    let fastest = velocity.corners.map { abs($0.value) }.max() ?? 0
    for number in 0..<50 {
      let instant = 0.517 + Double(number) * 0.009
      #expect(abs(try falling.presentation.value(at: instant) - position(instant)) <= 0.35)
      #expect(falling.model.value(at: instant) == 100)
      let slope = try (position(instant + span) - position(instant - span)) / (2 * span)
      #expect(abs(velocity.value(at: instant) - slope) <= fastest * 0.05)
    }
    // The animation stays, and is over: nothing moves any more.
    for instant in [1.01, 1.3, 1.99, 2] { #expect(velocity.value(at: instant) == 0, "\(instant)") }
    #expect(curves.first { $0.property == .positionX }?.velocity == nil)
    // In another run it leaves the tree half-way.
    var leaving = timeline
    leaving.commits.append(
      Commit(instant: 0.75, layers: timeline.commits[0].layers, removed: [1], root: 0))
    let left = Trace(of: leaving, prefix: "t").layers[1]
    let leftVelocity = left.curves.first { $0.property == .positionY }?.velocity
    #expect(leftVelocity?.value(at: 0.74) != 0)
    #expect(leftVelocity?.value(at: 0.76) == 0)
    #expect(!curves.contains { $0.property == .rotation })
  }

  @Test("A value that is set at once has no velocity, and a run of many layers traces the first")
  func still() {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations = []
    var moved = timeline.commits[1]
    moved.instant = 1
    moved.layers[1].model.position.x = 80
    for id in 2..<200 {
      moved.layers.append(LayerDescription(id: id, kind: "CALayer"))
      moved.layers[1].sublayers.append(id)
    }
    timeline.commits.append(moved)
    let trace = Trace(of: timeline, prefix: "t")
    #expect(trace.layers.count == 60)
    let curves = trace.layers[1].curves
    #expect(curves.allSatisfy { $0.velocity == nil })
    #expect(curves.first?.presentation.value(at: 0.99) == 50)
    #expect(curves.first?.presentation.value(at: 1) == 80)
  }

  /// A square that springs across a screen of a phone.
  private func springing() -> Timeline {
    var timeline = fadingTimeline()
    var timing = Timing(duration: 0.5)
    timing.beginTime = 1000.5
    var description = AnimationDescription(
      keyPath: LayerKeyPath(.position),
      kind: .spring(
        Spring(dampingRatio: 0.5, duration: 0.5), from: .point(Point(x: 50, y: 800)),
        to: .point(Point(x: 50, y: 100)), by: nil), timing: timing)
    description.isRemovedOnCompletion = false
    timeline.commits[1].layers[1].animations = [
      KeyedAnimation(key: "spring", animation: description)
    ]
    return timeline
  }

  @Test("A change at once is at once in the trace, and what rests takes no instants")
  func jumps() throws {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations = []
    let trace = Trace(of: timeline, prefix: "t")
    #expect(trace.shots.map(\.instant) == [0, 0.5])
    #expect(trace.shots.allSatisfy { $0.lines.isEmpty })
    #expect(trace.movements.count == 1)
    #expect(trace.movements.allSatisfy { $0.upperBound - $0.lowerBound < 1e-4 })
  }

  @Test("A line through points passes all of them within the tolerance, with jumps where they are")
  func lines() {
    let points = (0...100).map { index in
      let instant = Double(index) / 100
      return (instant: instant, value: index < 50 ? instant * instant * 100 : 5)
    }
    let line = Polyline(through: points, tolerance: 0.1)
    #expect(line.corners.count < 20)
    for point in points { #expect(abs(line.value(at: point.instant) - point.value) <= 0.1) }
    let jump = Polyline(through: [(0, 1), (1, 1), (1, 3), (2, 3)], tolerance: 0.1)
    #expect(jump.value(at: 0.999) == 1 && jump.value(at: 1) == 3)
  }

  @Test("A film of an hour ends before it has too many frames")
  func length() {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations[0].animation.timing.duration = 1e5
    timeline.end = 1e6
    let trace = Trace(of: timeline, prefix: "t")
    #expect(trace.end < 31)
    timeline.end = .infinity
    #expect(Trace(of: timeline, prefix: "t").end == 0)
  }

  @Test("A film of very many layers ends before it is too much to draw, and its page says when")
  func manyLayers() throws {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations[0].animation.timing.duration = 20
    timeline.end = 21
    let whole = PlayerContent(run: timeline, title: "Run", prefix: "t")
    #expect(whole.takes[0].runs[0].end == 21)
    #expect(whole.omission == "")
    let count = 2_000
    for number in 0..<count {
      var layer = timeline.commits[1].layers[1]
      layer.id = 1_000 + number
      timeline.commits[1].layers.append(layer)
      timeline.commits[1].layers[0].sublayers.append(layer.id)
    }
    let content = PlayerContent(run: timeline, title: "Run", prefix: "t")
    let trace = content.takes[0].runs[0]
    #expect(trace.isCut && trace.end > 0.5)
    // Two drawings in each frame, and at most one frame more than fits.
    #expect(trace.end < 0.5 + Double(Trace.budget / count / 2 + 1) / 60)
    #expect(
      content.omission
        == " The player ends at \(instantText(trace.end)): all that moves after that is too much to draw."
    )
    // Many commits need as many trees, whether or not anything moves.
    timeline.commits += (0..<1_000).map { number in
      Commit(instant: 1 + Double(number) / 60, layers: [], removed: [], root: 0)
    }
    #expect(Trace(of: timeline, prefix: "t").isCut)
  }

  @Test("The first difference of two runs is where they begin to look different")
  func divergence() throws {
    // A frame earlier the opacities are 0.03 and 0.07, which eyes overlook.
    let found = try #require(
      Divergence.first(of: fadingTimeline(to: 0.5), from: fadingTimeline()))
    #expect(abs(found.instant - 0.5667) < 0.0001)
    #expect(found.text == "detail: opacity 0.07, in the reference 0.13")
    #expect(Divergence.first(of: fadingTimeline(), from: fadingTimeline()) == nil)
  }

  @Test("The content of a player is JSON that no text of a program can leave")
  func json() throws {
    var timeline = fadingTimeline(name: "</script><script>alert(1)//")
    timeline.commits[1].layers[1].model.text = TextProperties(
      string: "</script>\u{E000}\\\"\u{2028}\u{1}<!--", fontSize: 20, color: .black)
    timeline.events.append(
      Event(instant: 1.2, kind: .fault(Fault(.toViewNotAdded, facts: ["a": "</script>\n\"\\"]))))
    let content = PlayerContent(
      learner: timeline, run: fadingTimeline(), title: "</script>", prefix: "t")
    #expect(!content.json.contains("<"))
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(content.json.utf8)) as? [String: Any])
    let takes = try #require(read["takes"] as? [[String: Any]])
    #expect(takes[0]["title"] as? String == "</script>")
    let runs = try #require(takes[0]["runs"] as? [[String: Any]])
    #expect(runs.compactMap { $0["name"] as? String } == ["Yours", "Reference"])
    let shots = try #require(runs[0]["shots"] as? [[Any]])
    for shot in shots {
      let drawing = try #require(shot[3] as? String)
      let lines = try #require(shot[4] as? [[Double]])
      #expect(drawing.components(separatedBy: "\u{E000}").count == lines.count + 1)
      let marked = drawing.replacing("\u{E000}", with: "0")
      #expect(XMLText("<svg xmlns=\"http://www.w3.org/2000/svg\">\(marked)</svg>").problem == nil)
    }
  }
}
