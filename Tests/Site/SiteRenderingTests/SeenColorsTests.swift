import Foundation
import Motion
import Record
import Testing

@testable import SiteRendering

/// Frames as SVG in Chromium, and the colours that ``DisplayList`` gives to the same points.
@Suite(
  "Colours agree with Chromium's",
  .enabled(
    if: Chromium() != nil,
    "There is no Chromium here. bin/test installs one: apt-get install chromium-headless-shell."),
  .timeLimit(.minutes(3)))
struct SeenColorsTests {
  @Test("Random trees with 3-D, masks, groups, gradients and pictures: 1.5 of 255 on average")
  func randomTrees() async throws {
    let trees = (0..<60).map { RandomTree(seed: $0).tree }
    let result = try await compare(trees, size: RandomTree.screen)
    #expect(result.mean < 1.5, "\(result)")
    #expect(result.interiorMean < 0.5, "\(result)")
    #expect(result.worstInterior < 90, "\(result)")
  }

  /// How colours differ, in steps of 255.
  struct Result: CustomStringConvertible {
    /// Over all points.
    var mean = 0.0
    /// The mean of the tree that agrees least.
    var worstTree = (seed: 0, mean: 0.0)
    /// Over the points whose neighbours in both pictures have the same colour.
    var interiorMean = 0.0
    var worstInterior = 0
    var worstPlace = ""

    var description: String {
      "mean \(mean), worst tree \(worstTree), away from edges mean \(interiorMean), "
        + "worst \(worstInterior) \(worstPlace)"
    }
  }

  private func compare(_ trees: [LayerTree], size: Size) async throws -> Result {
    let chromium = try #require(Chromium())
    let documents = trees.map { tree -> (svg: String, size: Size) in
      var drawing = FrameDrawing(prefix: "f")
      let content = drawing.frame(of: tree, at: 0)
      let view = "0 0 \(svg(size.width)) \(svg(size.height))"
      return (
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(view)\" width=\"\(svg(size.width))\""
          + " height=\"\(svg(size.height))\"><style>.alpha{mask-type:alpha}</style>"
          + "<defs>\(drawing.definitions.markup)</defs>"
          + "\(content)</svg>", size
      )
    }
    let pictures = try await chromium.pixels(of: documents)
    var result = Result()
    var (sum, count, interiorSum, interiorCount) = (0.0, 0, 0.0, 0)
    for (index, tree) in trees.enumerated() {
      let colors = Self.components(of: DisplayList(of: tree, at: 0))
      let picture = pictures[index]
      try #require(colors.count == picture.components.count)
      if let folder = ProcessInfo.processInfo.environment["WORKBOOK_SEEN"] {
        try write(colors, picture, to: "\(folder)/\(index).ppm")
      }
      var own = 0.0
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let difference = Self.difference(colors, picture.components, picture, x, y)
          own += Double(difference)
          guard Self.isFlat(picture.components, picture, x, y),
            Self.isFlat(colors, picture, x, y)
          else { continue }
          interiorSum += Double(difference)
          interiorCount += 1
          if difference > result.worstInterior {
            result.worstInterior = difference
            result.worstPlace = "in tree \(index) at \(x), \(y)"
          }
        }
      }
      let mean = own / Double(picture.width * picture.height)
      if mean > result.worstTree.mean { result.worstTree = (index, mean) }
      sum += own
      count += picture.width * picture.height
    }
    result.mean = sum / Double(count)
    result.interiorMean = interiorSum / Double(max(interiorCount, 1))
    return result
  }

  /// The colours in the middle of each square point, on black.
  private static func components(of list: DisplayList) -> [UInt8] {
    var components: [UInt8] = []
    for y in 0..<Int(list.size.height) {
      for x in 0..<Int(list.size.width) {
        let color = list.color(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        for part in [color.red, color.green, color.blue] {
          components.append(UInt8((Int(part * color.alpha * 65_535 + 0.5) + 128) / 257))
        }
      }
    }
    return components
  }

  /// The mean over the three components at a point.
  private static func difference(
    _ one: [UInt8], _ other: [UInt8], _ size: Chromium.Pixels, _ x: Int, _ y: Int
  ) -> Int {
    let place = (y * size.width + x) * 3
    return (0..<3).reduce(0) { $0 + abs(Int(one[place + $1]) - Int(other[place + $1])) } / 3
  }

  /// Whether no neighbour has a clearly different colour.
  private static func isFlat(
    _ components: [UInt8], _ size: Chromium.Pixels, _ x: Int, _ y: Int
  ) -> Bool {
    let place = (y * size.width + x) * 3
    for dy in -1...1 {
      for dx in -1...1 {
        let (column, row) = (x + dx, y + dy)
        guard column >= 0, row >= 0, column < size.width, row < size.height else { continue }
        let other = (row * size.width + column) * 3
        for part in 0..<3
        where abs(Int(components[place + part]) - Int(components[other + part])) > 6 {
          return false
        }
      }
    }
    return true
  }

  /// Both pictures side by side, for eyes.
  private func write(_ own: [UInt8], _ other: Chromium.Pixels, to file: String) throws {
    var data = Data("P6 \(other.width * 2) \(other.height) 255\n".utf8)
    let row = other.width * 3
    for y in 0..<other.height {
      data += own[y * row..<(y + 1) * row]
      data += other.components[y * row..<(y + 1) * row]
    }
    try data.write(to: URL(filePath: file))
  }
}

/// A window with some dozen layers of all kinds in any place.
private struct RandomTree {
  static let screen = Size(width: 160, height: 240)

  private(set) var tree = LayerTree(epoch: 1000)
  private var generator: SystemIndependentGenerator
  private var next = 0

  init(seed: UInt64) {
    generator = SystemIndependentGenerator(state: seed &* 977 &+ 13)
    var root = LayerDescription(id: 0, kind: "UIWindow")
    root.model.bounds = Rectangle(origin: .zero, size: Self.screen)
    root.model.position = root.model.bounds.center
    root.model.backgroundColor = color(opaque: true)
    next = 1
    root.sublayers = (0..<4).map { _ in layer(in: root.model.bounds, depth: 0) }
    if chance(0.5) { root.model.sublayerTransform.m34 = -1 / number(150, 600) }
    tree.layers[0] = root
    tree.root = 0
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low..<high, using: &generator)
  }

  private mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }

  private mutating func color(opaque: Bool = false) -> Color {
    Color(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: opaque || chance(0.7) ? 1 : number(0.2, 1))
  }

  /// Adds a layer with its sublayers, and returns its identifier.
  private mutating func layer(in around: Rectangle, depth: Int, isMask: Bool = false) -> Int {
    let id = next
    next += 1
    var layer = LayerDescription(id: id, kind: chance(0.1) ? "CATransformLayer" : "CALayer")
    if isMask { layer.kind = "CALayer" }
    layer.model.bounds = Rectangle(
      x: chance(0.1) ? number(-20, 20) : 0, y: chance(0.1) ? number(-20, 20) : 0,
      width: around.width * number(0.3, 0.9), height: around.height * number(0.2, 0.8))
    layer.model.position = Point(
      x: around.minX + around.width * number(0.1, 0.9),
      y: around.minY + around.height * number(0.1, 0.9))
    layer.model.anchorPoint =
      chance(0.3) ? Point(x: number(0, 1), y: number(0, 1)) : Point(x: 0.5, y: 0.5)
    layer.model.zPosition = chance(0.3) ? number(-30, 30) : 0
    layer.model.backgroundColor = chance(0.8) ? color(opaque: isMask) : nil
    layer.model.cornerRadius = chance(0.4) ? number(2, 40) : 0
    layer.model.maskedCorners = chance(0.3) ? Int(number(0, 16)) : 15
    layer.model.masksToBounds = chance(0.3)
    layer.model.borderWidth = chance(0.3) ? number(1, 8) : 0
    layer.model.borderColor = color()
    layer.model.opacity = chance(0.3) ? number(0.2, 1) : 1
    layer.model.isHidden = !isMask && chance(0.05)
    layer.model.isDoubleSided = chance(0.7)
    turn(&layer)
    fill(&layer)
    if !isMask, depth < 3 {
      let count = Int(number(0, 3.5))
      layer.sublayers = (0..<count).map { _ in
        self.layer(in: layer.model.bounds, depth: depth + 1)
      }
      if layer.kind == "CALayer", chance(0.15) {
        layer.mask = self.layer(in: layer.model.bounds, depth: depth + 1, isMask: true)
      }
    }
    tree.layers[id] = layer
    return id
  }

  private mutating func turn(_ layer: inout LayerDescription) {
    if chance(0.4) {
      layer.model.transform = Matrix.scale(number(0.5, 1.3), number(0.5, 1.3))
        .concatenating(.rotation(number(-1, 1)))
    } else if chance(0.4) {
      var eye = Matrix()
      if chance(0.7) { eye.m34 = -1 / number(200, 700) }
      layer.model.transform = Matrix.rotation(
        number(-3, 3), x: number(-1, 1), y: number(-1, 1), z: number(-0.3, 0.3)
      ).concatenating(eye)
    }
  }

  private mutating func fill(_ layer: inout LayerDescription) {
    let bounds = layer.model.bounds
    switch Int(number(0, 8)) {
    case 0:
      var shape = ShapeProperties()
      let (w, h) = (bounds.width, bounds.height)
      func point() -> Point {
        Point(x: bounds.minX + number(0, w), y: bounds.minY + number(0, h))
      }
      shape.path = Path([
        .move(to: point()), .line(to: point()),
        .cubic(to: point(), control1: point(), control2: point()),
        .quadratic(to: point(), control: point()), .close,
      ])
      shape.fillColor = color()
      shape.fillsEvenOdd = chance(0.5)
      if chance(0.4) {
        shape.strokeColor = color()
        shape.lineWidth = number(1, 4)
      }
      layer.model.shape = shape
    case 1:
      var gradient = GradientProperties()
      gradient.colors = [color(), color(), color()]
      gradient.locations = chance(0.5) ? [0.1, 0.4, 0.9] : []
      gradient.startPoint = Point(x: number(0, 0.4), y: number(0, 0.4))
      gradient.endPoint = Point(x: number(0.6, 1), y: number(0.6, 1))
      gradient.isRadial = chance(0.3)
      layer.model.gradient = gradient
    case 2, 3:
      var picture = Picture(size: Size(width: 40, height: 30))
      for _ in 0..<3 {
        let box = Rectangle(
          x: number(0, 20), y: number(0, 15), width: number(5, 20), height: number(5, 15))
        picture.elements.append(.fill(Path(rectangle: box), color()))
      }
      layer.model.contents = picture
      layer.model.contentsGravity =
        ["resize", "resizeAspect", "resizeAspectFill", "center", "topLeft"][Int(number(0, 5))]
      if chance(0.3) {
        layer.model.contentsRect = Rectangle(x: 0.25, y: 0, width: 0.5, height: 0.75)
      }
    default: break
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): the same numbers everywhere.
private struct SystemIndependentGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
