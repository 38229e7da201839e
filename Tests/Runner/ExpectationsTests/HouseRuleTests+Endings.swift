import Motion
import Record
import Testing

@testable import Expectations

/// How movement ends.
extension HouseRuleTests {
  /// A run in which a view called row moves down from 0 s on, during a presentation from 0 s to 1 s.
  ///
  /// - Parameters:
  ///   - duration: How long its animation takes, in seconds.
  ///   - isSetLate: Whether the layer gets its new position only when the animation has ended.
  static func run(rowMovesFor duration: Double, isSetLate: Bool = false) -> Run {
    let plain = run(rowIsHidden: [])
    var timeline = plain.timeline
    guard var row = timeline.commits[0].layers.last else { return plain }
    var timing = Timing(duration: duration)
    timing.beginTime = timeline.epoch
    let goal = Point(x: 50, y: 50)
    let move = AnimationDescription(
      keyPath: LayerKeyPath(.position),
      kind: .basic(from: .point(row.model.position), to: .point(goal), by: nil), timing: timing)
    row.animations = [KeyedAnimation(key: "move", animation: move)]
    if !isSetLate { row.model.position = goal }
    timeline.commits[0].layers[timeline.commits[0].layers.count - 1] = row
    row.animations = []
    row.model.position = goal
    timeline.commits.append(Commit(instant: duration, layers: [row], removed: [], root: 1))
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("A transition that stands still long before it ends is told when it stops to move")
  func pauses() {
    let usual = Self.run(rowMovesFor: 1)
    #expect(
      Self.said(of: Self.run(rowMovesFor: 0.4), besides: usual) == [
        "the presentation moves until it ends at 1 s | from 0.4 s on the screen stands still"
      ])
    #expect(Self.said(of: Self.run(rowMovesFor: 0.8), besides: usual) == [])
    #expect(Self.said(of: Self.run(rowMovesFor: 0.4), besides: Self.run(rowMovesFor: 0.6)) == [])
  }

  @Test(
    "A layer that gets its new values when its animation has ended shows the old ones for a frame")
  func flashes() {
    let usual = Self.run(rowMovesFor: 1)
    let late = Self.run(rowMovesFor: 1, isSetLate: true)
    #expect(
      Self.said(of: late, besides: usual) == [
        "when its animation ends, row is where the animation has brought it | its layer still has its "
          + "old values then, and a device shows these for a frame, until your code that runs "
          + "afterwards is seen"
      ])
    #expect(Self.said(of: late, besides: late) == [])
  }

  @Test("What flashes inside of an animated layer is told under the animated layer's name")
  func flashInside() {
    func run(isSetLate: Bool) -> Run {
      let plain = Self.run(rowMovesFor: 1, isSetLate: isSetLate)
      var timeline = plain.timeline
      var inside = LayerDescription(id: 9, kind: "CALayer")
      inside.name = "flame"
      inside.model.bounds = Rectangle(x: 0, y: 0, width: 40, height: 40)
      inside.model.backgroundColor = Color(red: 1, green: 1, blue: 0)
      for number in timeline.commits.indices {
        guard let row = timeline.commits[number].layers.lastIndex(where: { $0.name == "row" })
        else { continue }
        timeline.commits[number].layers[row].model.backgroundColor = nil
        timeline.commits[number].layers[row].sublayers = [inside.id]
      }
      timeline.commits[0].layers.append(inside)
      return Run(label: plain.label, timeline: timeline)
    }
    #expect(
      Self.said(of: run(isSetLate: true), besides: run(isSetLate: false)).first?
        .hasPrefix("when its animation ends, row is where") == true)
  }

  /// A run in which a view slides up over another one of its size, which is taken away at 1 s.
  ///
  /// - Parameter goal: The middle's y when the animation ends; the view's own is 100.
  static func run(coverEndsAt goal: Double) -> Run {
    let plain = run()
    var timeline = plain.timeline
    func view(_ id: Int, _ name: String) -> LayerDescription {
      var view = LayerDescription(id: id, kind: "UIView")
      view.name = name
      view.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
      view.model.position = Point(x: 50, y: 100)
      view.model.backgroundColor = Color(red: 1, green: 0, blue: 0)
      return view
    }
    var cover = view(4, "cover")
    var timing = Timing(duration: 1)
    timing.beginTime = timeline.epoch
    timing.fill = .both
    let slide = AnimationDescription(
      keyPath: LayerKeyPath(.position),
      kind: .basic(
        from: .point(Point(x: 50, y: 300)), to: .point(Point(x: 50, y: goal)), by: nil),
      timing: timing)
    cover.animations = [KeyedAnimation(key: "slide", animation: slide)]
    timeline.commits[0].layers[0].sublayers += [3, 4]
    timeline.commits[0].layers += [view(3, "below"), cover]
    var window = timeline.commits[0].layers[0]
    window.sublayers = [2, 4]
    timeline.commits.append(
      Commit(instant: 1, layers: [window, view(4, "cover")], removed: [3], root: 1))
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("What peeps out by a hair when a spring ends short of its goal does not flash")
  func peeping() {
    // A millisecond before the end the edge is covered to 0.4 points, and at the end to 0.6.
    let short = Self.run(coverEndsAt: 99.4)
    #expect(Self.said(of: short, besides: Self.run(coverEndsAt: 100)) == [])
  }
}
