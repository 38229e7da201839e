import Motion
import Record
import Testing

@testable import Expectations

@Suite("House rules compare what no picture shows by its values, and what cannot be compared fails")
struct UndrawnAtRestTests {
  /// A presentation from 0 to 1; the layers are changed for all of the run, or from an instant on.
  private static func run(
    until end: Double? = nil, _ change: (inout LayerDescription) -> Void = { _ in }
  ) -> Run {
    let plain = HouseRuleTests.run()
    var timeline = plain.timeline
    let first = timeline.commits[0].layers.map { layer in
      var layer = layer
      if layer.name == "detail" {
        layer.model.backgroundColor = Color(red: 0, green: 0, blue: 1)
        layer.model.cornerRadius = 2
      }
      return layer
    }
    let changed = first.map { layer in
      var layer = layer
      change(&layer)
      return layer
    }
    timeline.commits[0].layers = changed
    if let end {
      timeline.commits.append(Commit(instant: end, layers: first, removed: [], root: 1))
    }
    return Run(label: plain.label, timeline: timeline)
  }

  private static func atDetail(_ change: @escaping (inout LayerDescription) -> Void)
    -> (inout LayerDescription) -> Void
  {
    { layer in if layer.name == "detail" { change(&layer) } }
  }

  @Test("A setting that is left is told with its value, and not if it is gone by the end")
  func settings() {
    let flip = Self.atDetail { $0.undrawn = ["isGeometryFlipped = true"] }
    let flipped = Self.run(flip)
    #expect(
      HouseRuleTests.said(of: flipped, besides: Self.run()) == [
        "After the first presentation, detail is drawn with the same settings, as in the reference | "
          + "there is isGeometryFlipped = true"
      ])
    #expect(
      HouseRuleTests.said(of: Self.run(), besides: flipped) == [
        "After the first presentation, detail is drawn with isGeometryFlipped = true, as in the "
          + "reference | it is not"
      ])
    #expect(HouseRuleTests.said(of: flipped, besides: flipped) == [])
    #expect(HouseRuleTests.said(of: Self.run(until: 0.9, flip), besides: Self.run()) == [])
  }

  /// A view in detail that paints hardly anything, and an opaque one over the whole screen.
  private static func run(hasWeb: Bool, isCovered: Bool) -> Run {
    let plain = run()
    var timeline = plain.timeline
    var layers = timeline.commits[0].layers
    let screen = layers[0].model
    if hasWeb {
      var web = LayerDescription(id: 91, kind: "WKWebView")
      web.undrawn = ["a WKWebView"]
      web.sublayers = [92]
      var dot = LayerDescription(id: 92, kind: "UIView")
      dot.model.bounds = Rectangle(x: 0, y: 0, width: 0.1, height: 0.1)
      dot.model.backgroundColor = .black
      layers += [web, dot]
      layers[1].sublayers.append(91)
    }
    if isCovered {
      var cover = LayerDescription(id: 93, kind: "UIView")
      cover.model.bounds = screen.bounds
      cover.model.position = screen.position
      cover.model.backgroundColor = .black
      layers.append(cover)
      layers[0].sublayers.append(93)
    }
    timeline.commits[0].layers = layers
    return Run(label: plain.label, timeline: timeline)
  }

  @Test("What paints next to nothing is told, unless an opaque layer covers all its room")
  func emptyLayers() {
    #expect(
      HouseRuleTests.said(
        of: Self.run(hasWeb: true, isCovered: false),
        besides: Self.run(hasWeb: false, isCovered: false)) == [
          "After the first presentation, detail is drawn with the same settings, as in the reference "
            + "| there is a WKWebView"
        ])
    #expect(
      HouseRuleTests.said(
        of: Self.run(hasWeb: true, isCovered: true),
        besides: Self.run(hasWeb: false, isCovered: true)) == [])
  }

  private static func shadow(_ opacity: Double) -> (inout LayerDescription) -> Void {
    atDetail {
      $0.model.shadowOpacity = opacity
      $0.model.shadowOffset = Size(width: 0, height: 8)
    }
  }

  @Test("A shadow that is left is told; one that is nearly the same, or gone by then, is not")
  func shadows() {
    let said = HouseRuleTests.said(of: Self.run(Self.shadow(1)), besides: Self.run())
    #expect(
      said == [
        "After the first presentation, detail has no such shadow, as in the reference | it has a "
          + "shadow of opacity 1, 53 × 56 at (0, 5)"
      ])
    let half = Self.run(Self.shadow(0.5))
    #expect(HouseRuleTests.said(of: Self.run(Self.shadow(0.52)), besides: half) == [])
    let gone = Self.run(until: 0.9, Self.shadow(1))
    #expect(HouseRuleTests.said(of: gone, besides: Self.run()) == [])
  }

  @Test("A shadow that the layer itself covers, or that lies beyond the screen, is not told")
  func hiddenShadows() {
    let covered = Self.atDetail {
      $0.model.cornerRadius = 0
      $0.model.shadowOpacity = 1
      $0.model.shadowRadius = 0
      $0.model.shadowOffset = .zero
    }
    let plain = Self.run(Self.atDetail { $0.model.cornerRadius = 0 })
    #expect(HouseRuleTests.said(of: Self.run(covered), besides: plain) == [])
    let beyond = Self.atDetail {
      $0.model.shadowOpacity = 1
      $0.model.shadowOffset = Size(width: -300, height: 0)
      $0.model.shadowPath = Path(rectangle: Rectangle(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(HouseRuleTests.said(of: Self.run(beyond), besides: Self.run()) == [])
  }

  private static func text(_ words: String) -> (inout LayerDescription) -> Void {
    atDetail {
      $0.model.text = TextProperties(
        string: words, fontSize: 10, color: Color(red: 1, green: 1, blue: 1))
    }
  }

  @Test("Another text of the same length is told")
  func texts() {
    let crab = Self.run(Self.text("crab"))
    #expect(
      HouseRuleTests.said(of: crab, besides: Self.run(Self.text("fish"))) == [
        "After the first presentation, “fish” is read in detail, as in the reference | it is “crab”"
      ])
  }

  /// A path of many lines in a picture, drawn by the layer.
  private static func lines(_ count: Int) -> (inout LayerDescription) -> Void {
    atDetail {
      let size = Size(width: 50, height: 50)
      var path = Path()
      path.elements = (0..<count).map { index in
        let point = Point(x: Double(index % 50), y: Double(index / 100))
        return index == 0 ? .move(to: point) : .line(to: point)
      }
      $0.model.contents = Picture(size: size, elements: [.fill(path, .black)])
    }
  }

  @Test("What is too much to be compared differs, at rest and on the way")
  func tooMuch() {
    let said = HouseRuleTests.said(of: Self.run(Self.lines(4200)), besides: Self.run())
    #expect(
      said.contains {
        $0
          == "After the first presentation, it has the colours of the reference | it has more "
          + "layers, points or colours than are compared"
      }, "\(said)")
    // Where the reference is too much itself, nothing can be asked of answers.
    #expect(
      HouseRuleTests.said(of: Self.run(Self.lines(4200)), besides: Self.run(Self.lines(4300)))
        == [])
  }
}
