extension DisplayList {
  /// Prepares what a tree shows at an instant.
  public init(of tree: LayerTree, at instant: Double) {
    let root = tree.projectedRoot(at: instant)
    let whole = root?.properties.bounds.size ?? .zero
    // Larger screens than any device's are not computed, nor what is no number.
    let isScreen =
      whole.width >= 0 && whole.width < 10_000 && whole.height >= 0
      && whole.height < 10_000
    size = isScreen ? whole : .zero
    var builder = Builder(screen: Rectangle(origin: .zero, size: size))
    top = root.flatMap { builder.node(for: $0, in: tree, to: .identity, depth: 0) }
    nodes = builder.nodes
    children = builder.children
    paints = builder.paints
    polygons = builder.polygons
    gradients = builder.gradients
    isComplete = isScreen && builder.isComplete
    cost = builder.cost
  }

  /// Appends nodes, parts before the whole.
  struct Builder {
    var nodes: [Node] = []
    var children: [Int] = []
    var paints: [Paint] = []
    var polygons: [Polygon] = []
    var gradients: [Gradient] = []
    /// Whether nothing was left out.
    var isComplete = true
    private let screen: Rectangle
    /// How many layers were looked at: a damaged record could hold rings.
    private var layers = 0
    /// How many points of polygons there are.
    private var points = 0

    private static let deepest = 120
    private static let mostLayers = 5_000
    private static let mostPoints = 200_000

    init(screen: Rectangle) {
      self.screen = screen
    }

    /// Returns the index of a layer's node; `nil` if nothing of the layer is on the screen.
    mutating func node(
      for projected: ProjectedLayer, in tree: LayerTree, to plane: Matrix, depth: Int
    ) -> Int? {
      guard depth < Self.deepest, layers < Self.mostLayers else {
        isComplete = false
        return nil
      }
      layers += 1
      let properties = projected.properties
      let matrix = projected.matrix.concatenating(plane)
      guard let inverse = matrix.inverted() else { return nil }
      let outline = RoundedRectangle(of: properties)
      let bounds = seen(properties.bounds, matrix)
      if properties.masksToBounds, bounds == nil { return nil }

      var box: Rectangle?
      func include(_ part: Rectangle?) {
        guard let part else { return }
        box = box?.union(part) ?? part
      }
      var mask = -1
      if projected.layer.mask != nil {
        guard let shape = tree.projectedMask(of: projected),
          let index = node(for: shape, in: tree, to: matrix, depth: depth + 1)
        else { return nil }
        mask = index
      }
      var below: [Int] = []
      for sublayer in tree.projectedSublayers(of: projected).reversed() {
        guard let index = node(for: sublayer, in: tree, to: matrix, depth: depth + 1) else {
          continue
        }
        below.append(index)
        include(nodes[index].box.rectangle)
      }
      let background = properties.backgroundColor.map { PremultipliedColor($0) } ?? .clear
      let borderWidth = properties.borderWidth > 0 ? properties.borderWidth : 0
      let border =
        borderWidth > 0 ? properties.borderColor.map { PremultipliedColor($0) } ?? .clear : .clear
      if background.alpha > 0 || border.alpha > 0 { include(bounds) }
      let parts = contents(of: properties, matrix, depth: depth)
      let firstPaint = paints.count
      for part in parts.reversed() {
        guard let box = seen(part.box, matrix) else { continue }
        include(box)
        paints.append(part.paint)
      }
      let firstChild = children.count
      children += below
      if properties.masksToBounds, let whole = box, let bounds {
        box = whole.intersection(bounds)
      }
      if mask >= 0, let whole = box { box = whole.intersection(nodes[mask].box.rectangle) }
      guard let box else { return nil }
      nodes.append(
        Node(
          box: DisplayList.Box(box), toLocal: PlaneMap(inverse), outline: outline,
          clips: properties.masksToBounds,
          opacity: projected.opacity, mask: mask, background: background, border: border,
          inside: RoundedRectangle(of: properties, inset: borderWidth),
          paints: firstPaint..<paints.count, children: firstChild..<children.count))
      return nodes.count - 1
    }

    /// The cost of making the list so far, in steps of some nanoseconds.
    var cost: Int { layers * 300 + points * 4 }

    /// Returns a path in straight lines; `nil` if it has more points than anybody sees.
    mutating func polygon(_ path: Path) -> Polygon? {
      // A curve has 500 points at most.
      guard path.elements.count < 4_000, points < Self.mostPoints else {
        isComplete = false
        return nil
      }
      let polygon = Polygon(path)
      points += polygon.count
      return polygon
    }

    /// Returns the part of the screen in which a rectangle of a plane can be seen.
    private func seen(_ rectangle: Rectangle, _ matrix: Matrix) -> Rectangle? {
      guard let image = matrix.image(of: rectangle) else { return screen }
      return image.intersection(screen)
    }
  }
}
