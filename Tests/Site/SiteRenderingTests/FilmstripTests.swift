import Chapters
import Motion
import Record
import Testing

@testable import SiteRendering

@Suite("Filmstrips", .timeLimit(.minutes(1)))
struct FilmstripTests {
  @Test("Captions of narrow frames do not run into each other, and stand below their frames")
  func narrowFrames() throws {
    let moments = [0.1, 0.2, 0.3].map {
      FilmInstants.Moment(instant: $0, caption: "animation 100 %")
    }
    let frame = FilmstripRow.Frame(
      content: "", screen: Size(width: 390, height: 844), looks: [:], fingers: [], isPast: false)
    let crop = Rectangle(x: 0, y: 0, width: 60, height: 600)
    let frames = [frame, frame, frame]
    let layout = FilmstripLayout(
      rows: [
        FilmstripRow(name: "Yours", frames: frames, crop: crop),
        FilmstripRow(name: "Reference", frames: frames, moments: moments, crop: crop),
      ], screen: frame.screen)
    let xml = XMLText(layout.svg(title: "Two", definitions: SVGDefinitions(prefix: "f")))
    func numbers(_ name: String, _ attribute: String) -> [Double] {
      xml.elements.filter { $0.attributes["class"] == name }
        .compactMap { $0.attributes[attribute].flatMap { Double($0) } }
    }
    let captions = numbers("film-caption", "x")
    #expect(captions.count == 3)
    #expect(zip(captions, captions.dropFirst()).allSatisfy { $1 - $0 > 85 })
    // Ten times as high as wide, as the part that is shown is.
    let (lefts, widths) = (numbers("film-screen", "x"), numbers("film-screen", "width"))
    #expect(widths.allSatisfy { abs($0 - 19) < 0.01 } && widths.count == 6)
    for (left, caption) in zip(lefts, captions + captions) {
      #expect(abs(left + 9.5 - caption) < 0.02)
    }
  }

  @Test("A transition is shown in seven frames from its beginning to its end")
  func instants() {
    let acts = FilmInstants(of: RunPictures(of: fadingTimeline()), acts: 3).acts
    #expect(
      acts.map { $0.map(\.caption) } == [
        [
          "present 0 %", "present 17 %", "present 33 %", "present 50 %", "present 67 %",
          "present 83 %", "present 100 %",
        ]
      ])
    let expected = [0.5, 0.5833, 0.6667, 0.75, 0.8333, 0.9167, 1.0017]
    for (moment, instant) in zip(acts[0], expected) {
      #expect(abs(moment.instant - instant) < 0.0001)
    }
  }

  @Test("Of a transition in which nothing moves, its middle is shown, and not its first instant")
  func stillness() {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations = []
    timeline.commits[1].layers[1].model.opacity = 0.5
    var after = timeline.commits[1]
    after.instant = 1
    after.layers[1].model.opacity = 1
    timeline.commits.append(after)
    let moments = FilmInstants(of: RunPictures(of: timeline), acts: 3).acts[0]
    #expect(moments.map(\.caption) == ["before", "present 33 %", "present 100 %"])
  }

  @Test("A cut is shown before and after, and a run without motion at its end")
  func cuts() {
    var timeline = fadingTimeline()
    timeline.events[2].instant = 0.5
    #expect(
      FilmInstants(of: RunPictures(of: timeline), acts: 3).acts.map { $0.map(\.caption) } == [
        ["before", "after present"]
      ])
    var still = Timeline(screen: Size(width: 10, height: 10), epoch: 1000)
    still.end = 3
    #expect(
      FilmInstants(of: RunPictures(of: still), acts: 3).acts == [
        [.init(instant: 3, caption: "at the end")]
      ])
  }

  @Test("An instant that is asked for is marked in its act, and added if nothing is near")
  func point() {
    func act(showing point: Double) -> [FilmInstants.Moment] {
      FilmInstants(of: RunPictures(of: fadingTimeline()), acts: 1, showing: point).acts[0]
    }
    let usual = act(showing: 0.51)
    #expect(usual.count == 7)
    #expect(usual.map(\.isPoint) == [true] + Array(repeating: false, count: 6))
    let within = act(showing: 0.7)
    #expect(
      within.map { "\(instantText($0.instant)) \($0.caption)" }[2...4] == [
        "0.67 s present 33 %", "0.70 s present 40 %", "0.75 s present 50 %",
      ])
    #expect(within.map(\.isPoint).firstIndex(of: true) == 3)
    #expect(act(showing: 1.8).last == .init(instant: 1.8, caption: "afterwards", isPoint: true))
    #expect(act(showing: 0.1).first == .init(instant: 0.1, caption: "before", isPoint: true))
  }

  @Test("Captions of an interactive transition give its progress and its outcome")
  func interactive() {
    var timeline = fadingTimeline()
    guard case .transition(var change) = timeline.events[0].kind else {
      Issue.record("The first event is not a transition")
      return
    }
    change.isInteractive = true
    timeline.events[0].kind = .transition(change)
    for (instant, phase) in [
      (0.6, TransitionEvent.Phase.updated(0.25)), (0.8, .interactionEnded(cancelled: true)),
    ] {
      change.phase = phase
      timeline.events.insert(
        Event(instant: instant, kind: .transition(change)), at: timeline.events.count - 1)
    }
    change.phase = .completed(false)
    timeline.events[timeline.events.count - 1].kind = .transition(change)
    #expect(
      FilmInstants(of: RunPictures(of: timeline), acts: 3).acts[0].map(\.caption) == [
        "progress 0 %", "progress 0 %", "progress 25 %", "progress 25 %", "is cancelled",
        "is cancelled", "present cancelled",
      ])
  }

  @Test("Once a finger has interfered, captions say what it does and no part of the time")
  func touched() {
    var timeline = fadingTimeline()
    let touches: [(Double, Touch.Phase)] = [(0.7, .began), (0.95, .ended)]
    for (instant, phase) in touches {
      let touch = Touch(phase: phase, location: Point(x: 5, y: 5), finger: 0, target: "detail")
      timeline.events.insert(
        Event(instant: instant, kind: .touch(touch)), at: timeline.events.count - 1)
    }
    let act = FilmInstants(of: RunPictures(of: timeline), acts: 3).acts[0]
    #expect(
      act.map(\.caption) == [
        "present", "present", "present", "held", "held", "held", "held", "present ends",
      ])
    #expect(abs(act[3].instant - (0.7 + 1 / 60.0)) < 0.0001)
  }

  @Test("A caption says so where a strip has fewer transitions than its run")
  func manyTransitions() throws {
    let book = try Book(folder: testBook)
    let exercise = try #require(book.exercise("ch02.turn"))
    var timeline = fadingTimeline()
    func caption() -> String {
      let label = Run.Label(scenario: "tap", screen: timeline.screen)
      return ExerciseFilm(of: Run(label: label, timeline: timeline), exercise).caption
    }
    let sentence = caption()
    let events = timeline.events
    for number in 2...4 {
      timeline.events += events.map { event in
        guard case .transition(var change) = event.kind else { return event }
        change.id = number
        return Event(instant: event.instant + Double(number), kind: .transition(change))
      }
    }
    timeline.end = 6
    #expect(caption() == "\(sentence) The first 3 of 4 transitions; play it to see all.")
  }

  @Test("A frame shows presentation values, not model values")
  func presentation() {
    let timeline = fadingTimeline()
    var drawing = FrameDrawing(prefix: "f")
    let frame = drawing.frame(of: timeline.tree(at: 0.625), at: 0.625)
    #expect(
      frame == "<g><g opacity=\"0.25\"><rect x=\"0\" y=\"0\" width=\"100\" height=\"200\" "
        + "fill=\"#ff0000\"/></g></g>")
    #expect(drawing.looks["detail"]?.opacity == 0.25)
  }

  @Test("A difference from the reference is reported once, at its first instant")
  func differences() {
    let film = Filmstrip(
      learner: fadingTimeline(to: 0.5), reference: fadingTimeline(), identifier: "f",
      title: "Both")
    #expect(
      film.differences == ["At 0.58 s, detail: opacity 0.08, in the reference 0.17."])
    #expect(XMLText(film.svg).problem == nil)
    let same = Filmstrip(
      learner: fadingTimeline(), reference: fadingTimeline(), identifier: "f", title: "Both")
    #expect(same.differences.isEmpty)
  }

  /// A run in which a badge of 8 by 8 points is seen once the view has faded in.
  private func badged(_ name: String?) -> Timeline {
    var timeline = fadingTimeline()
    timeline.screen = Size(width: 390, height: 844)
    for index in timeline.commits.indices {
      for layer in timeline.commits[index].layers.indices {
        let bounds = Rectangle(origin: .zero, size: timeline.screen)
        timeline.commits[index].layers[layer].model.bounds = bounds
        timeline.commits[index].layers[layer].model.position = bounds.center
      }
    }
    guard let name else { return timeline }
    var badge = LayerDescription(id: 2, kind: "UIView")
    badge.name = name
    badge.model.bounds = Rectangle(x: 0, y: 0, width: 8, height: 8)
    badge.model.position = Point(x: 139, y: 422)
    badge.model.backgroundColor = Color(red: 1, green: 1, blue: 1)
    var commit = timeline.commits[1]
    commit.instant = 0.9
    commit.layers[0].sublayers = [1, 2]
    commit.layers.append(badge)
    timeline.commits.append(commit)
    return timeline
  }

  @Test("A small view that only one of two runs has is a difference, to the strip as to the player")
  func smallDifferences() {
    for (one, other) in [("badge", nil), (nil, "badge")] as [(String?, String?)] {
      let film = Filmstrip(
        learner: badged(one), reference: badged(other), identifier: "f", title: "Both")
      let words =
        one == nil
        ? "not to be seen, in the reference it is" : "to be seen, in the reference it is not"
      #expect(film.differences == ["At 0.92 s, badge: \(words)."])
      let first = Divergence.first(of: badged(one), from: badged(other))
      #expect(first?.text == "badge: \(words)" && abs((first?.instant ?? 0) - 0.9) < 0.001)
    }
    #expect(Divergence.first(of: badged("badge"), from: badged("badge")) == nil)
  }

  @Test("What is asked for is marked as seen only where the two runs look different")
  func seenHere() {
    func isMarked(_ learner: Timeline, at point: Double) -> Bool {
      Filmstrip(
        learner: learner, reference: badged(nil), identifier: "f", title: "Both", showing: point
      ).svg.contains(">seen here<")
    }
    #expect(isMarked(badged("badge"), at: 0.95) && !isMarked(badged("badge"), at: 0.6))
    #expect(!isMarked(badged(nil), at: 0.95))
  }

  @Test("Where two transitions come to other ends, a caption says whose end it is")
  func outcomes() {
    var cancelled = fadingTimeline()
    guard case .transition(var change) = cancelled.events[2].kind else {
      Issue.record("The last event is not a transition")
      return
    }
    change.phase = .completed(false)
    cancelled.events[2].kind = .transition(change)
    func strip(_ learner: Timeline) -> String {
      Filmstrip(learner: learner, reference: cancelled, identifier: "f", title: "Both").svg
    }
    #expect(strip(fadingTimeline()).contains(">Reference: present cancelled<"))
    #expect(strip(cancelled).contains(">present cancelled<"))
  }

  @Test("What differs in a navigation bar is said last")
  func bars() {
    func timeline(_ opacity: Double) -> Timeline {
      var timeline = fadingTimeline(to: opacity)
      var bar = LayerDescription(id: 2, kind: "UINavigationBar")
      bar.sublayers = [3]
      var title = timeline.commits[1].layers[1]
      title.id = 3
      title.name = "a-title"
      timeline.commits[1].layers[0].sublayers = [2, 1]
      timeline.commits[1].layers += [bar, title]
      return timeline
    }
    let film = Filmstrip(
      learner: timeline(0.5), reference: timeline(1), identifier: "f", title: "Both")
    #expect(
      film.differences.map { $0.contains("a-title") } == [false, true], "\(film.differences)")
  }

  @Test("A run that stopped early is shown as over after its end")
  func stopped() {
    var stopped = fadingTimeline()
    stopped.end = 0.7
    let film = Filmstrip(
      learner: stopped, reference: fadingTimeline(), identifier: "f", title: "Stopped")
    #expect(film.svg.components(separatedBy: ">over<").count == 5)
  }

  @Test("Names and texts of a program cannot inject markup into a filmstrip")
  func hostileTexts() {
    var timeline = fadingTimeline(name: "</svg><script>alert(1)</script>\"\u{301} onload=\"x")
    timeline.commits[1].layers[1].model.text = TextProperties(
      string: "]]></text><script>\u{0}\u{8}", fontSize: 20, color: .black)
    timeline.commits[1].layers[1].model.contents = Picture(
      name: "\"><script>", size: Size(width: 1, height: 1))
    let film = Filmstrip(
      learner: fadingTimeline(to: 0, name: "x"), reference: timeline, identifier: "f",
      title: "<script>")
    let xml = XMLText(film.svg)
    #expect(xml.problem == nil)
    #expect(!xml.elements.contains { $0.name == "script" })
    #expect(xml.activeAttributes.isEmpty)
  }

  @Test("NaN, cyclic trees and thousands of layers give a valid drawing of limited size")
  func hostileTrees() {
    var timeline = fadingTimeline()
    var layers = timeline.commits[1].layers
    layers[1].model.bounds = Rectangle(
      x: .nan, y: -.infinity, width: 1e300, height: .greatestFiniteMagnitude)
    layers[1].model.cornerRadius = .nan
    layers[1].model.transform.m11 = .infinity
    layers[1].model.zPosition = .nan
    layers[1].sublayers = Array(2..<20_000) + [0]
    layers += (2..<20_000).map { id in
      var layer = LayerDescription(id: id, kind: "UIView")
      layer.sublayers = [id + 1]
      layer.model.backgroundColor = Color(red: .nan, green: 2, blue: -1, alpha: .infinity)
      layer.model.bounds = Rectangle(x: 0, y: 0, width: 1, height: 1)
      return layer
    }
    timeline.commits[1].layers = layers
    let film = Filmstrip(of: timeline, identifier: "f", title: "Deep")
    #expect(XMLText(film.svg).problem == nil)
    #expect(film.svg.utf8.count < 5_000_000)
    #expect(!film.svg.contains("nan") && !film.svg.contains("inf"))
  }

  @Test(
    "Numbers in SVG are short, finite and valid",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (-12.345, "-12.35"), (3.049, "3.05"),
      (.nan, "0"), (.infinity, "0"), (1e300, "10000000"), (100, "100"),
    ])
  func numbers(number: Double, text: String) {
    #expect(svg(number) == text)
  }
}
