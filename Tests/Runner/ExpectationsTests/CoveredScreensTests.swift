import Motion
import Record
import Testing

@testable import Expectations

@Suite("House rules say what covers a screen on its way, and what is cut")
struct CoveredScreensTests {
  /// The second screen is faded in over the first, for a second.
  private struct Fade {
    var began = 0.5
    /// The opacity of the second screen at parts of the time, evenly spaced.
    var opacities = [0.0, 1.0]
    /// A layer above the screens, or below the second one, from one part of the time to another.
    var cover: (opacity: Double, isAbove: Bool, from: Double, to: Double)?
    /// The part of the screen that the cover takes, from its upper edge.
    var height = 1.0
    /// Whether a picture of the second screen takes its place until the end.
    var isSnapshot = false

    private static let bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)

    private static func layer(_ id: Int, _ name: String?, _ color: Color) -> LayerDescription {
      var layer = LayerDescription(id: id, kind: "UIView")
      layer.name = name
      layer.model.bounds = bounds
      layer.model.position = bounds.center
      layer.model.backgroundColor = color
      return layer
    }

    var run: Run {
      let first = Self.layer(3, "first", Color(red: 0, green: 0, blue: 1))
      var second = Self.layer(4, "second", Color(red: 0, green: 1, blue: 0))
      second.controller = "B"
      // By its layers alone the first screen would look like the second.
      var label = Self.layer(7, "label", Color(red: 0, green: 1, blue: 0))
      label.model.bounds = Rectangle(x: 0, y: 0, width: 20, height: 20)
      var window = Self.layer(1, nil, Color(red: 1, green: 1, blue: 1))
      window.kind = "UIWindow"
      window.sublayers = [3]
      var timeline = Timeline(screen: Self.bounds.size, epoch: 1000)
      timeline.commits = [Commit(instant: 0, layers: [window, first], removed: [], root: 1)]

      var keyframes = Keyframes()
      keyframes.values = opacities.map { .number($0) }
      var timing = Timing(duration: 1)
      timing.beginTime = 1000 + began
      let animation = AnimationDescription(
        keyPath: LayerKeyPath(.opacity), kind: .keyframes(keyframes), timing: timing)
      var shown = second
      if isSnapshot {
        shown = Self.layer(6, nil, .clear)
        shown.model.backgroundColor = nil
        shown.model.contents = Picture(
          size: Self.bounds.size, elements: [.layers([second], in: Self.bounds)])
      }
      if !isSnapshot { shown.sublayers = [label.id] }
      shown.animations = [KeyedAnimation(key: "opacity", animation: animation)]
      window.sublayers = [3, shown.id]
      timeline.commits.append(
        Commit(instant: began, layers: [window, shown, label], removed: [], root: 1))
      if let cover {
        var layer = Self.layer(5, nil, Color(red: 1, green: 0, blue: 0))
        layer.model.opacity = cover.opacity
        layer.model.bounds.size.height *= height
        layer.model.position.y *= height
        var covered = window
        covered.sublayers = cover.isAbove ? [3, shown.id, 5] : [3, 5, shown.id]
        timeline.commits += [
          Commit(instant: began + cover.from, layers: [covered, layer], removed: [], root: 1),
          Commit(instant: began + cover.to, layers: [window], removed: [5], root: 1),
        ]
      }
      window.sublayers = [4]
      second.sublayers = [label.id]
      timeline.commits.append(
        Commit(
          instant: began + 1, layers: [window, second], removed: [3] + (isSnapshot ? [6] : []),
          root: 1))
      timeline.commits.sort { $0.instant < $1.instant }
      func event(_ phase: TransitionEvent.Phase) -> Event.Kind {
        .transition(
          TransitionEvent(
            id: 1, operation: .present, phase: phase, isInteractive: false, isAnimated: true,
            from: "A", to: "B", animator: "Fader", container: 1, fromLayer: 3, toLayer: 4))
      }
      timeline.events = [
        Event(instant: 0, kind: .step(0)), Event(instant: began, kind: event(.began)),
        Event(instant: began + 1, kind: event(.completed(true))),
      ]
      timeline.end = began + 2.5
      return Run(label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline)
    }
  }

  /// What the two rules say of a fade besides the plain one.
  private static func said(of fade: Fade) -> [String] {
    let pair = RunPair(answer: fade.run, reference: Fade().run)
    return HouseRule.all.filter { [.presence, .movements].contains($0.name) }.compactMap {
      $0.difference(pair).map { "\($0.expected) | \($0.seen)" }
    }
  }

  /// The names of what is seen where a cover as large as the screen, with round corners, lies above a label.
  private static func seen(around label: Rectangle, below radius: Double) -> [String] {
    let bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
    var window = LayerDescription(id: 1, kind: "UIWindow")
    window.sublayers = [2, 3]
    let layers = [("label", label), ("cover", bounds)].enumerated().map { index, layer in
      var description = LayerDescription(id: index + 2, kind: "UIView")
      description.name = layer.0
      description.model.bounds = Rectangle(
        x: 0, y: 0, width: layer.1.width, height: layer.1.height)
      description.model.position = layer.1.center
      description.model.backgroundColor = Color(red: 0, green: 0, blue: 1)
      return description
    }
    window.model.bounds = bounds
    window.model.position = bounds.center
    var timeline = Timeline(screen: bounds.size, epoch: 1000)
    var cover = layers[1]
    cover.model.cornerRadius = radius
    timeline.commits = [
      Commit(instant: 0, layers: [window, layers[0], cover], removed: [], root: 1)
    ]
    timeline.end = 1
    let run = Run(label: Run.Label(scenario: "tap", screen: timeline.screen), timeline: timeline)
    return run.picture(at: 0.5).map(\.name)
  }

  @Test("A screen with round corners covers what lies within them, and no more")
  func roundCorners() {
    let inside = Rectangle(x: 12, y: 12, width: 30, height: 30)
    #expect(Self.seen(around: inside, below: 30) == ["cover"])
    #expect(Self.seen(around: inside, below: 50) == ["label", "cover"])
    let edge = Rectangle(x: 0, y: 60, width: 100, height: 30)
    #expect(Self.seen(around: edge, below: 50) == ["cover"])
    let corner = Rectangle(x: 70, y: 170, width: 30, height: 30)
    #expect(Self.seen(around: corner, below: 0) == ["cover"])
    #expect(Self.seen(around: corner, below: 8) == ["label", "cover"])
  }

  @Test("A plain fade, a slow beginning, a picture of the screen and a veil are nothing to tell of")
  func honest() {
    #expect(Self.said(of: Fade()) == [])
    #expect(Self.said(of: Fade(opacities: [0, 0.05, 0.2, 0.5, 1])) == [])
    #expect(Self.said(of: Fade(isSnapshot: true)) == [])
    #expect(Self.said(of: Fade(cover: (0.8, true, 0, 1))) == [])
    // As a card that turns: each is seen for a half.
    #expect(Self.said(of: Fade(opacities: [0, 0, 0.4, 1, 1])) == [])
  }

  @Test("A fade over something else hides the first screen, and a curtain hides both")
  func covers() {
    #expect(
      Self.said(of: Fade(cover: (1, false, 0, 1))) == [
        "A is seen on the way of the presentation, as in the reference | nothing of it is seen"
      ])
    #expect(
      Self.said(of: Fade(cover: (1, true, 0, 0.65))) == [
        "what the presentation (transition 1) changes on the screen changes little by little, as in "
          + "the reference | half of it and more changes within a fortieth of a second",
        "the screens are seen during the presentation, as in the reference | nothing of either is "
          + "seen",
      ])
  }

  @Test("A curtain over more than a half of the screen is told, and one over less is not")
  func halfCovered() {
    let above = (opacity: 1.0, isAbove: true, from: 0.02, to: 0.98)
    #expect(
      Self.said(of: Fade(cover: above, height: 0.75)).last
        == "the two screens are what is seen during the presentation, as in the reference | more "
        + "than half of what is seen is of neither")
    #expect(Self.said(of: Fade(cover: above, height: 0.4)) == [])
  }

  @Test("A cut in the midst of a crumb of fade is told; so fast a fade as a spring's is not")
  func cuts() {
    let crumb = (0..<47).map { 0.06 * Double($0) / 47 }
    let steps = crumb + (0...53).map { 0.8 + 0.2 * Double($0) / 53 }
    #expect(
      Self.said(of: Fade(opacities: steps)) == [
        "what the presentation (transition 1) changes on the screen changes little by little, as in "
          + "the reference | half of it and more changes within a fortieth of a second"
      ])
    let fast = (0...100).map { step in min(max(Double(step - 20) / 8, 0), 1) }
    #expect(Self.said(of: Fade(opacities: fast)) == [])
  }

  @Test("Whether a change is a cut does not depend on how the instant of its beginning is rounded")
  func roundedInstants() {
    // More than half of it within a fortieth of a second, and less within an eightieth.
    let steep = (0...200).map { step in
      let time = Double(step) / 200
      if time < 0.55 { return 0.06 * time / 0.55 }
      return time < 0.585
        ? 0.06 + 0.74 * (time - 0.55) / 0.035 : 0.8 + 0.2 * (time - 0.585) / 0.415
    }
    for frame in 30..<60 {
      let began = Double(frame) * DisplayFrame.duration
      #expect(Self.said(of: Fade(began: began, opacities: steep)) == [], "\(frame)")
    }
  }
}
