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
