import Motion
import Testing

@Suite("The colour at a point of the screen")
struct DisplayListTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func layer(
    _ id: Int, _ frame: Rectangle, _ color: Color? = nil, sublayers: [Int] = [],
    _ change: (inout LayerDescription) -> Void = { _ in }
  ) -> LayerDescription {
    var layer = LayerDescription(id: id, kind: "UIView")
    layer.model.bounds = Rectangle(origin: .zero, size: frame.size)
    layer.model.position = frame.center
    layer.model.backgroundColor = color
    layer.sublayers = sublayers
    change(&layer)
    return layer
  }

  private func list(_ layers: [LayerDescription], at instant: Double = 0) -> DisplayList {
    let tree = LayerTree(
      layers: Dictionary(layers.map { ($0.id, $0) }) { first, _ in first },
      root: layers.first?.id, epoch: 1000)
    return DisplayList(of: tree, at: instant)
  }

  private let screen = Rectangle(x: 0, y: 0, width: 100, height: 100)
  private let middle = Rectangle(x: 20, y: 20, width: 60, height: 60)

  /// "#ff0000", or "none" where nothing is opaque.
  private func text(_ color: Color) -> String {
    guard color.alpha > 0 else { return "none" }
    let digits = [color.red, color.green, color.blue].map { component -> String in
      let text = String(Int((component * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    let alpha = color.alpha < 0.999 ? " \((color.alpha * 100).rounded() / 100)" : ""
    return "#" + digits.joined() + alpha
  }

  private func colors(_ list: DisplayList, _ points: [(Double, Double)]) -> [String] {
    points.map { text(list.color(at: Point(x: $0.0, y: $0.1))) }
  }

  @Test("Layers cover what is behind them; hidden and transparent ones do not")
  func covering() {
    let list = list([
      layer(0, screen, white, sublayers: [1, 2, 3]), layer(1, middle, red),
      layer(2, middle, blue) { $0.model.isHidden = true },
      layer(3, middle, blue) { $0.model.opacity = 0 },
    ])
    #expect(colors(list, [(50, 50), (10, 10), (-1, 50)]) == ["#ff0000", "#ffffff", "none"])
  }

  @Test("Corners, a border above sublayers, and clipping follow the outline")
  func outlines() {
    let list = list([
      layer(0, screen, white, sublayers: [1]),
      layer(1, middle, red, sublayers: [2]) {
        $0.model.cornerRadius = 30
        $0.model.maskedCorners = 1 | 8
        $0.model.borderWidth = 4
        $0.model.masksToBounds = true
      },
      layer(2, Rectangle(x: 30, y: 0, width: 100, height: 30), blue),
    ])
    // Round are the upper left and the lower right corner.
    #expect(
      colors(
        list, [(21, 21), (79, 21), (79, 79), (21, 79), (50, 50), (60, 40), (90, 40), (22, 50)])
        == [
          "#ffffff", "#000000", "#ffffff", "#000000", "#ff0000", "#0000ff", "#ffffff", "#000000",
        ])
  }

  @Test("Opacity applies to a layer with its sublayers as one picture")
  func groups() {
    let list = list([
      layer(0, screen, white, sublayers: [1]),
      layer(1, middle, red, sublayers: [2]) { $0.model.opacity = 0.5 },
      layer(2, Rectangle(x: 0, y: 0, width: 30, height: 60), blue),
    ])
    #expect(colors(list, [(30, 50), (70, 50)]) == ["#8080ff", "#ff8080"])
  }

  @Test("A mask shows its layer where the mask is opaque")
  func masks() {
    var circle = layer(2, middle)
    circle.model.position = Point(x: 30, y: 30)
    circle.model.shape = ShapeProperties()
    circle.model.shape?.path = Path(rectangle: Rectangle(x: 0, y: 0, width: 30, height: 60))
    circle.model.shape?.fillColor = Color.black.withAlpha(0.5)
    let layers = [
      layer(0, screen, white, sublayers: [1]), layer(1, middle, red) { $0.mask = 2 }, circle,
    ]
    #expect(colors(list(layers), [(30, 50), (70, 50)]) == ["#ff8080", "#ffffff"])
    circle.model.isHidden = true
    #expect(colors(list(Array(layers.dropLast()) + [circle]), [(30, 50)]) == ["#ffffff"])
  }

  @Test("Shapes, lines and gradients have their colours")
  func shapes() {
    var shape = layer(1, screen)
    shape.model.shape = ShapeProperties()
    shape.model.shape?.path = Path(
      Path(rectangle: middle).elements
        + Path(rectangle: Rectangle(x: 40, y: 40, width: 20, height: 20)).elements)
    shape.model.shape?.fillColor = red
    shape.model.shape?.fillsEvenOdd = true
    var line = layer(2, screen)
    line.model.shape = ShapeProperties()
    line.model.shape?.path = Path([.move(to: Point(x: 0, y: 10)), .line(to: Point(x: 100, y: 10))])
    line.model.shape?.strokeColor = blue
    line.model.shape?.lineWidth = 4
    line.model.shape?.strokeEnd = 0.5
    var gradient = layer(3, Rectangle(x: 0, y: 90, width: 100, height: 10))
    gradient.model.gradient = GradientProperties()
    gradient.model.gradient?.colors = [red, blue]
    gradient.model.gradient?.startPoint = .zero
    gradient.model.gradient?.endPoint = Point(x: 1, y: 0)
    let list = list([layer(0, screen, white, sublayers: [1, 2, 3]), shape, line, gradient])
    #expect(colors(list, [(30, 30), (50, 50)]) == ["#ff0000", "#ffffff"])
    #expect(colors(list, [(25, 11), (25, 13), (75, 11)]) == ["#0000ff", "#ffffff", "#ffffff"])
    #expect(colors(list, [(0, 95), (50, 95), (75, 95)]) == ["#ff0000", "#800080", "#4000bf"])
  }

  @Test("Contents are drawn as the gravity and the shown part say")
  func contents() {
    let picture = Picture(
      size: Size(width: 40, height: 20),
      elements: [
        .fill(Path(rectangle: Rectangle(x: 0, y: 0, width: 20, height: 20)), red),
        .fill(Path(rectangle: Rectangle(x: 20, y: 0, width: 20, height: 20)), blue),
      ])
    func colors(_ gravity: String, _ part: Rectangle? = nil) -> [String] {
      let list = list([
        layer(0, screen, white) {
          $0.model.contents = picture
          $0.model.contentsGravity = gravity
          $0.model.contentsRect = part ?? $0.model.contentsRect
        }
      ])
      return self.colors(list, [(10, 10), (45, 50), (90, 50)])
    }
    #expect(colors("resize") == ["#ff0000", "#ff0000", "#0000ff"])
    #expect(colors("resizeAspect") == ["#ffffff", "#ff0000", "#0000ff"])
    #expect(colors("center") == ["#ffffff", "#ff0000", "#ffffff"])
    #expect(colors("topLeft") == ["#ff0000", "#ffffff", "#ffffff"])
    let right = Rectangle(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(colors("resize", right) == ["#0000ff", "#0000ff", "#0000ff"])
  }

  @Test("A snapshot shows its layers, stretched into its frame")
  func snapshots() {
    let frozen = [
      layer(5, screen, red, sublayers: [6]),
      layer(6, Rectangle(x: 0, y: 50, width: 100, height: 50), blue),
    ]
    let picture = Picture(size: screen.size, elements: [.layers(frozen, in: screen)])
    let list = list([
      layer(0, screen, white, sublayers: [1]), layer(1, middle) { $0.model.contents = picture },
    ])
    #expect(
      colors(list, [(50, 40), (50, 60), (50, 10), (85, 60)])
        == ["#ff0000", "#0000ff", "#ffffff", "#ffffff"])
  }

  @Test("Under perspective the colour is that of the trapezoid")
  func perspective() {
    let list = list([
      layer(0, screen, white, sublayers: [1]) { $0.model.sublayerTransform.m34 = -1.0 / 100 },
      layer(1, middle, red) { $0.model.transform = .rotation(.pi / 3, x: 1, y: 0, z: 0) },
    ])
    // The upper edge is at (50 ± 23.8, 38.1), the lower one at (50 ± 40.5, 70.3).
    #expect(
      colors(list, [(28, 40), (24, 40), (12, 69), (8, 69), (50, 37), (50, 71)])
        == ["#ff0000", "#ffffff", "#ff0000", "#ffffff", "#ffffff", "#ffffff"])
  }
}
