import Expectations
import Motion
import Record
import Testing

@testable import SiteRendering

@Suite("Movies", .timeLimit(.minutes(1)))
struct MovieTests {
  /// The view's opacity in each frame in percent, or `nil` for a frame without the view.
  private func opacities(_ frames: [MovieFrames.Frame]) -> [Int?] {
    frames.map { frame in
      guard frame.content.contains("#ff0000") else { return nil }
      let match = frame.content.firstMatch(of: #/opacity="([0-9.]+)"/#)
      return match.flatMap { Double($0.output.1) }.map { Int(($0 * 100).rounded()) } ?? 100
    }
  }

  @Test("An instant that misses a commit by 1e-13 shows it, to the film as to the checks")
  func rounding() throws {
    var timeline = fadingTimeline()
    for (instant, opacity) in [(0.1 + 0.2, 0.25), (0.32, 0.75)] {
      var detail = LayerDescription(id: 1, kind: "UIView")
      detail.name = "detail"
      detail.model.bounds = Rectangle(x: 0, y: 0, width: 100, height: 200)
      detail.model.backgroundColor = Color(red: 1, green: 0, blue: 0)
      detail.model.opacity = opacity
      var window = timeline.commits[0].layers[0]
      window.sublayers = [1]
      timeline.commits.insert(
        Commit(instant: instant, layers: [window, detail], removed: [], root: 0),
        at: timeline.commits.count - 1)
    }
    #expect(0.1 + 0.2 > 0.3)
    let run = Run(
      label: Run.Label(scenario: "wait", screen: timeline.screen), timeline: timeline)
    #expect(try run.layer("detail").visibleOpacity(at: 0.3) == 0.25)
    var drawing = FrameDrawing(prefix: "m")
    let seen = opacities(MovieFrames(of: timeline, with: &drawing).frames)
    #expect(seen.contains(25), "\(seen)")
  }

  @Test("Motion is filmed at 30 frames per second, and stillness is cut short")
  func rate() {
    var drawing = FrameDrawing(prefix: "m")
    let seen = opacities(MovieFrames(of: fadingTimeline(), with: &drawing).frames)
    // Half a second before the transition and the second after it are shortened.
    let before = [Int?](repeating: nil, count: 10)
    let fading: [Int?] = [
      7, 13, 20, 27, 33, 40, 47, 53, 60, 67, 73, 80, 87, 93,
    ]
    #expect(seen == before + fading + [Int?](repeating: 100, count: 36))
  }

  @Test("A run of hours gives a movie of at most half a minute")
  func length() {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].animations[0].animation.timing.duration = 1e5
    timeline.end = 1e6
    var drawing = FrameDrawing(prefix: "m")
    #expect(MovieFrames(of: timeline, with: &drawing).frames.count <= 900)
    timeline.end = .infinity
    #expect(MovieFrames(of: timeline, with: &drawing).frames.count == 36)
  }

  @Test("A movie beyond the drawing budget ends before the first incomplete frame")
  func budget() {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].sublayers = Array(2..<50)
    timeline.commits[1].layers += (2..<50).map { id in
      var layer = LayerDescription(id: id, kind: "UIView")
      layer.model.backgroundColor = Color(red: 0, green: 0, blue: 1)
      layer.model.bounds = Rectangle(x: 0, y: 0, width: 1, height: 1)
      return layer
    }
    timeline.commits[1].layers[1].animations[0].animation.timing.duration = 10
    timeline.end = 11
    var drawing = FrameDrawing(prefix: "m", sharesLayers: true, budget: 6_000)
    let frames = MovieFrames(of: timeline, with: &drawing).frames
    // All frames share one drawing of all layers, and none has only some of them.
    let pictures = frames.compactMap { $0.content.firstMatch(of: #/href="#([^"]+)"/#)?.output.1 }
    #expect(pictures.count > 100 && Set(pictures).count == 1)
    #expect(frames.count < 10 + 120 + 36)
  }

  @Test("Frames are shown in turn and in a loop, and equal frames are shared")
  func turns() {
    let movie = Movie(of: [fadingTimeline()], title: "Fade")
    let xml = XMLText(movie.moving)
    #expect(xml.problem == nil)
    let turns = xml.elements.filter { $0.attributes["class"] == "turn" }
    #expect(turns.count == 60)
    #expect(abs(movie.duration - 2) < 1e-9)
    let delays = turns.compactMap { turn in
      turn.attributes["style"]?.split(separator: ":").last.flatMap { Double($0.dropLast()) }
    }
    for (index, delay) in delays.enumerated() {
      #expect(abs(delay - (Double(index) / 30 - movie.duration)) < 0.006)
    }
    // One drawing before, fourteen during and one after the fade.
    #expect(Set(turns.compactMap { $0.attributes["href"] }).count == 16)
    #expect(movie.moving.contains("animation:turn 2s step-end infinite"))
  }

  @Test("Who wants nothing to move sees one frame of a movie, which stands still")
  func stillness() throws {
    let movie = Movie(of: [fadingTimeline()], title: "Fade")
    let rules = try #require(
      movie.moving.firstMatch(of: #/@media\(prefers-reduced-motion:reduce\)\{(.*?\})\}/#)
    ).1
    #expect(
      rules == ".turn{animation:none}.turn:nth-of-type(31){visibility:visible}", "\(movie.moving)")
    // The frames are siblings, and no other element of their kind is.
    let uses = XMLText(movie.moving).elements.filter { $0.name == "use" }
    #expect(uses.filter { $0.attributes["class"] == "turn" }.count == 60)
  }

  @Test("Every reference in a movie has a target")
  func references() {
    var timeline = fadingTimeline()
    timeline.commits[1].layers[1].model.masksToBounds = true
    timeline.commits[1].layers[1].model.text = TextProperties(
      string: String(repeating: "words ", count: 40), fontSize: 20, color: .black)
    let movie = Movie(of: [timeline, fadingTimeline(to: 0.5)], title: "Two runs")
    for text in [movie.moving, movie.still] {
      let elements = XMLText(text).elements
      let identifiers = elements.compactMap { $0.attributes["id"] }
      let used = text.matches(of: #/(?:href="|url\()#([^")]+)/#).map { String($0.output.1) }
      #expect(Set(identifiers).count == identifiers.count)
      #expect(!used.isEmpty || text == movie.still)
      #expect(Set(used).isSubset(of: identifiers))
    }
    // The text is drawn once for all frames in which it fades.
    #expect(movie.moving.components(separatedBy: "words words").count < 60)
  }

  @Test("The still picture has the movie's size, no animation, and shows the halfway point")
  func still() {
    let movie = Movie(of: [fadingTimeline()], title: "Fade <in>")
    let still = XMLText(movie.still)
    #expect(still.problem == nil)
    #expect(!movie.still.contains("animation"))
    #expect(movie.still.contains("<g opacity=\"0.5\">"))
    #expect(still.elements[0].attributes == XMLText(movie.moving).elements[0].attributes)
    #expect(movie.size == Size(width: 240, height: 480))
  }

  @Test("A movie with a rotation has room for both orientations")
  func turning() {
    var timeline = fadingTimeline()
    var window = timeline.commits[1].layers[0]
    window.model.bounds = Rectangle(x: 0, y: 0, width: 200, height: 100)
    timeline.commits.append(Commit(instant: 1.5, layers: [window], removed: [], root: 0))
    let movie = Movie(of: [timeline], title: "Turn")
    #expect(movie.size == Size(width: 260, height: 260))
    #expect(movie.moving.contains("<svg x=\"0\" y=\"50\" width=\"200\" height=\"100\""))
    #expect(movie.moving.contains("<svg x=\"50\" y=\"0\" width=\"100\" height=\"200\""))
  }

  @Test("Names and texts of a program cannot inject markup into a movie")
  func hostileTexts() {
    var timeline = fadingTimeline(name: "</svg><script>alert(1)</script>")
    timeline.commits[1].layers[1].model.text = TextProperties(
      string: "]]></text><script>\u{0}</style>", fontSize: 20, color: .black)
    let movie = Movie(of: [timeline], title: "</title><script>")
    for text in [movie.moving, movie.still] {
      let xml = XMLText(text)
      #expect(xml.problem == nil)
      #expect(!xml.elements.contains { $0.name == "script" })
    }
  }
}
