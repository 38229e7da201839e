import Motion
import Testing

@Suite("How two screens differ")
struct DisplayDifferenceTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)
  private let screen = Rectangle(x: 0, y: 0, width: 100, height: 100)

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

  private func list(_ layers: [LayerDescription]) -> DisplayList {
    let tree = LayerTree(
      layers: Dictionary(layers.map { ($0.id, $0) }) { first, _ in first },
      root: layers.first?.id, epoch: 1000)
    return DisplayList(of: tree, at: 0)
  }

  private func difference(
    _ one: [LayerDescription], _ other: [LayerDescription], budget: Int = 10_000_000
  ) -> DisplayDifference? {
    var budget = budget
    return list(one).difference(from: list(other), budget: &budget)
  }

  @Test("Two screens differ in the share, by the mean and within the area that changed")
  func amounts() throws {
    let changed = Rectangle(x: 20, y: 20, width: 20, height: 50)
    let one = [layer(0, screen, white, sublayers: [1]), layer(1, changed, white)]
    let other = [layer(0, screen, white, sublayers: [1]), layer(1, changed, .black)]
    let found = try #require(difference(one, other))
    #expect(abs(found.share - 0.1) < 0.01 && abs(found.mean - 0.1) < 0.01, "\(found)")
    #expect(found.area == changed, "\(found)")
    #expect(difference(one, one) == DisplayDifference())
  }

  @Test("A layer that hides between evenly spread points is met by those of a seed")
  func seeds() throws {
    let plain = [layer(0, screen, white)]
    func share(_ dots: [Rectangle], seed: UInt64) throws -> Double {
      let dots = dots.enumerated().map { layer($0.offset + 1, $0.element, .black) }
      let dotted = [layer(0, screen, white, sublayers: dots.map(\.id))] + dots
      var budget = 10_000_000
      return try #require(
        list(dotted).difference(from: list(plain), samples: 25, seed: seed, budget: &budget)
      ).share
    }
    // Of each cell of 10 points the quarter opposite to the even point.
    let quarters = (0..<100).map { cell -> Rectangle in
      let (column, row) = (cell % 10, cell / 10)
      let index = Double(row * 11 + column)
      let x = (index * 0.754_877_666_246_692_7).truncatingRemainder(dividingBy: 1)
      let y = (index * 0.569_840_290_998_053_2).truncatingRemainder(dividingBy: 1)
      return Rectangle(
        x: Double(column * 10 + (x < 0.5 ? 5 : 0)), y: Double(row * 10 + (y < 0.5 ? 5 : 0)),
        width: 5, height: 5)
    }
    #expect(try share(quarters, seed: 0) == 0)
    let shares = try (1...40).map { try share(quarters, seed: $0) }
    #expect(shares.allSatisfy { $0 > 0 }, "\(shares)")
    #expect(abs(shares.reduce(0, +) / 40 - 0.25) < 0.05, "\(shares)")
    #expect(try share(quarters, seed: 7) == share(quarters, seed: 7))
  }

  @Test("Other layers that look the same are no difference")
  func sameLook() {
    let whole = [layer(0, screen, white, sublayers: [1]), layer(1, screen, red)]
    let halves = [
      layer(0, screen, white, sublayers: [1, 2, 3]),
      layer(1, Rectangle(x: 0, y: 0, width: 50, height: 100), red),
      layer(2, Rectangle(x: 50, y: 0, width: 50, height: 100), red),
      layer(3, screen, .black) { $0.model.isHidden = true },
    ]
    #expect(difference(whole, halves) == DisplayDifference())
  }

  @Test("A layer more or less in the middle of others is the only difference")
  func insertion() throws {
    let places = (0..<40).map {
      Rectangle(x: Double($0 % 8) * 12, y: Double($0 / 8) * 20, width: 10, height: 10)
    }
    func tiles(without missing: Int?) -> [LayerDescription] {
      let shown = places.indices.filter { $0 != missing }
      return [layer(0, screen, white, sublayers: shown.map { $0 + 1 })]
        + shown.map { layer($0 + 1, places[$0], red) }
    }
    let found = try #require(difference(tiles(without: nil), tiles(without: 19)))
    #expect(found.area == places[19] && abs(found.share - 0.01) < 0.001, "\(found)")
    #expect(abs(found.mean - 0.02 / 3) < 0.001, "\(found)")
  }

  @Test("An edge that is half a point off changes less than one point in a hundred")
  func halfAPoint() throws {
    let edges = [30.0, 30.5].map { left in
      [
        layer(0, screen, white, sublayers: [1]),
        layer(1, Rectangle(x: left, y: 0, width: 40, height: 100), .black),
      ]
    }
    let found = try #require(difference(edges[0], edges[1]))
    #expect(found.share < 0.02 && found.mean < 0.02, "\(found)")
  }

  @Test("Screens of different sizes differ everywhere, and no screen from none")
  func sizes() throws {
    let wide = [layer(0, Rectangle(x: 0, y: 0, width: 200, height: 100), white)]
    #expect(difference([layer(0, screen, white)], wide)?.share == 1)
    #expect(difference([], []) == DisplayDifference())
    #expect(difference([layer(0, screen, white)], [])?.share == 1)
  }

  @Test("Nothing is said when the budget is used up")
  func budget() {
    let one = [layer(0, screen, white)]
    let other = [layer(0, screen, red)]
    #expect(difference(one, other, budget: 100) == nil)
    #expect(difference(one, other)?.share == 1)
  }

  @Test("Nothing is said about more layers, points or depth than anybody sees")
  func tooMuch() {
    let wide =
      [layer(0, screen, white, sublayers: Array(1...10_000))]
      + (1...10_000).map { layer($0, screen, red) }
    #expect(!list(wide).isComplete)
    let deep = (0..<10_000).map { layer($0, screen, red, sublayers: [$0 + 1]) }
    #expect(!list(deep).isComplete)
    let ring = [layer(0, screen, red, sublayers: [0, 0])]
    #expect(!list(ring).isComplete)
    var curve = layer(0, screen)
    curve.model.shape = ShapeProperties()
    curve.model.shape?.fillColor = red
    curve.model.shape?.path = Path(
      [.move(to: .zero)]
        + (0..<100_000).map { _ in
          .cubic(
            to: Point(x: 1e9, y: 0), control1: Point(x: 0, y: 1e9), control2: Point(x: 1e9, y: 1e9))
        })
    #expect(!list([curve]).isComplete)
    #expect(difference(wide, wide) == nil)
    let vast = [layer(0, Rectangle(x: 0, y: 0, width: 1e300, height: 1e300), red)]
    #expect(!list(vast).isComplete)
  }

  @Test("Thousands of layers are compared within a budget")
  func many() {
    func tree(_ color: Color) -> [LayerDescription] {
      [layer(0, screen, white, sublayers: Array(1...4_000))]
        + (1...4_000).map { layer($0, screen, color.withAlpha(0.01)) }
    }
    let (one, other) = (list(tree(red)), list(tree(.black)))
    var budget = 500_000
    #expect(one.difference(from: other, budget: &budget) == nil)
    #expect(budget <= 0)
  }

  @Test("NaN, infinite, singular and reversed values are compared without a trap")
  func damaged() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 5e-324, 0, -1]
    for number in numbers {
      let changes: [(inout LayerDescription) -> Void] = [
        { $0.model.bounds.size.width = number },
        { $0.model.bounds.origin.x = number },
        { $0.model.position.y = number },
        { $0.model.transform.m11 = number },
        { $0.model.transform.m34 = number },
        { $0.model.transform = .scale(number, number) },
        { $0.model.sublayerTransform.m44 = number },
        { $0.model.cornerRadius = number },
        { $0.model.borderWidth = number },
        { $0.model.opacity = number },
        { $0.model.zPosition = number },
        { $0.model.anchorPointZ = number },
        { $0.model.contentsRect.size.width = number },
        { $0.model.backgroundColor?.alpha = number },
        {
          $0.model.shape = ShapeProperties()
          $0.model.shape?.path = Path([
            .move(to: Point(x: number, y: 0)),
            .cubic(
              to: Point(x: 1, y: number), control1: Point(x: number, y: number), control2: .zero),
          ])
          $0.model.shape?.strokeColor = .black
          $0.model.shape?.strokeEnd = number
          $0.model.shape?.lineWidth = number
        },
        {
          $0.model.gradient = GradientProperties()
          $0.model.gradient?.colors = [.black, .clear]
          $0.model.gradient?.locations = [number, 0]
          $0.model.gradient?.endPoint.x = number
        },
        {
          $0.model.contents = Picture(
            size: Size(width: number, height: 1),
            elements: [.fill(Path(rectangle: Rectangle(x: 0, y: 0, width: 1, height: 1)), .black)])
        },
        {
          $0.model.text = TextProperties(string: "text", fontSize: number, color: .black)
        },
      ]
      for change in changes {
        let plain = [
          layer(0, screen, white, sublayers: [1]), layer(1, screen, red, sublayers: [2]) { _ in },
          layer(2, Rectangle(x: 0, y: 0, width: 50, height: 50), .black),
        ]
        for id in 0...2 {
          var broken = plain
          change(&broken[id])
          let found = difference(broken, plain)
          #expect((found?.share ?? 0) <= 1 && (found?.mean ?? 0) <= 1)
          #expect(difference(broken, broken)?.area == nil)
        }
      }
    }
  }

  @Test("Masks and pictures that lead back to themselves come to an end")
  func rings() {
    var layers = (0..<3_000).map { id in
      layer(id, screen, id % 2 == 0 ? red : nil, sublayers: [id + 1, 0, id])
    }
    layers[4].mask = 4
    #expect(!list(layers).isComplete)
    var picture = Picture(size: Size(width: 10, height: 10))
    for _ in 0..<100 {
      picture = Picture(
        size: picture.size,
        elements: [.picture(picture, in: Rectangle(x: 0, y: 0, width: 10, height: 10))])
    }
    #expect(!list([layer(0, screen, red) { $0.model.contents = picture }]).isComplete)
  }
}
