/// The screen at an instant, prepared so that the colour of any point can be asked.
///
/// It holds background, border, corners, contents, gradients, shapes, masks, opacity of groups,
/// clips and projection (``ProjectedLayer``).
///
/// Fidelity: shadows are left out. Text is a tint of its colour where its lines are. Lines have
/// round corners.
public struct DisplayList: Equatable, Sendable {
  /// The size of the root layer in points; zero if there is none.
  public let size: Size
  /// Whether everything is held; `false` if there are more layers or points than anybody sees.
  public let isComplete: Bool
  /// The cost of making the list, in steps of some nanoseconds.
  public let cost: Int
  /// The index of the node that shows everything; `nil` if there is nothing to show.
  let top: Int?
  let nodes: [Node]
  /// Indices of nodes: the sublayers of one node from front to back, then those of the next.
  let children: [Int]
  /// The contents of one node from front to back, then those of the next.
  let paints: [Paint]
  let polygons: [Polygon]
  let gradients: [Gradient]

  /// A layer with all that is drawn in its plane.
  ///
  /// Nodes and paints are plain numbers, so that looking at one costs no counting of references.
  struct Node: Equatable, Sendable {
    /// On the screen; nothing of the layer is seen outside of it.
    var box: Box
    /// From the screen to the layer's coordinates.
    var toLocal: PlaneMap
    var outline: RoundedRectangle
    var clips: Bool
    var opacity: Double
    /// The index of the mask's node; -1 without a mask.
    var mask: Int
    var background: PremultipliedColor
    var border: PremultipliedColor
    /// The outline of the part inside the border.
    var inside: RoundedRectangle
    var paints: Range<Int>
    var children: Range<Int>
  }

  /// A part of a layer's contents, in its coordinates.
  struct Paint: Equatable, Sendable {
    /// Numbers are indices.
    enum Kind: Equatable, Sendable {
      case fill(PremultipliedColor)
      case polygon(Int, PremultipliedColor, evenOdd: Bool)
      case line(Int, PremultipliedColor, width: Double)
      case gradient(Int)
      /// Layers that were frozen in a picture: their node.
      case node(Int)
    }

    var kind: Kind
    /// Nothing is painted outside of it.
    var clip: RoundedRectangle
  }

  /// A rectangle by its edges.
  struct Box: Equatable, Sendable {
    let minX, minY, maxX, maxY: Double

    init(_ rectangle: Rectangle) {
      (minX, minY) = (rectangle.minX, rectangle.minY)
      (maxX, maxY) = (rectangle.maxX, rectangle.maxY)
    }

    @inline(__always)
    func contains(_ point: Point) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    func overlaps(_ other: Box) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    var rectangle: Rectangle {
      Rectangle(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }
}

extension DisplayList {
  /// Returns the colour at a point of the screen; transparent where there is nothing.
  public func color(at point: Point) -> Color {
    withReader { $0.color(at: point).color }
  }

  func withReader<Result>(_ body: (inout Reader) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      children.withUnsafeBufferPointer { children in
        paints.withUnsafeBufferPointer { paints in
          polygons.withUnsafeBufferPointer { polygons in
            gradients.withUnsafeBufferPointer { gradients in
              var reader = Reader(
                top: top, nodes: nodes, children: children, paints: paints, polygons: polygons,
                gradients: gradients)
              return body(&reader)
            }
          }
        }
      }
    }
  }

  /// Goes through a list from front to back, until nothing behind can be seen.
  struct Reader {
    let top: Int?
    let nodes: UnsafeBufferPointer<Node>
    let children: UnsafeBufferPointer<Int>
    let paints: UnsafeBufferPointer<Paint>
    let polygons: UnsafeBufferPointer<Polygon>
    let gradients: UnsafeBufferPointer<Gradient>
    /// How many more steps are taken; colours mean nothing once it is used up.
    var budget = Int.max

    mutating func color(at point: Point) -> PremultipliedColor {
      var color = PremultipliedColor.clear
      if let top { add(top, at: point, behind: &color) }
      return color
    }

    /// Puts what a node shows at a point behind the colours in front of it.
    private mutating func add(
      _ index: Int, at point: Point, behind front: inout PremultipliedColor
    ) {
      budget -= 1
      guard budget > 0, nodes[index].box.contains(point),
        let place = nodes[index].toLocal.image(of: point)
      else { return }
      if nodes[index].clips, !nodes[index].outline.contains(place) { return }
      var opacity = nodes[index].opacity
      if nodes[index].mask >= 0 {
        var shape = PremultipliedColor.clear
        add(nodes[index].mask, at: point, behind: &shape)
        opacity *= shape.alpha
        guard opacity > 0 else { return }
      }
      guard opacity < 1 else {
        addParts(of: index, at: point, place, behind: &front)
        return
      }
      var group = PremultipliedColor.clear
      addParts(of: index, at: point, place, behind: &group)
      front.putBehind(group, opacity: opacity)
    }

    private mutating func addParts(
      of index: Int, at point: Point, _ place: Point, behind front: inout PremultipliedColor
    ) {
      if nodes[index].border.alpha > 0, nodes[index].outline.contains(place),
        !nodes[index].inside.contains(place)
      {
        front.putBehind(nodes[index].border)
      }
      for child in nodes[index].children {
        if front.isOpaque { return }
        add(children[child], at: point, behind: &front)
      }
      for paint in nodes[index].paints where paints[paint].clip.contains(place) {
        if front.isOpaque { return }
        switch paints[paint].kind {
        case .fill(let color): front.putBehind(color)
        case .polygon(let polygon, let color, let evenOdd):
          budget -= polygons[polygon].count
          if polygons[polygon].contains(place, evenOdd: evenOdd) { front.putBehind(color) }
        case .line(let polygon, let color, let width):
          budget -= polygons[polygon].count
          if polygons[polygon].isOnLine(place, width: width) { front.putBehind(color) }
        case .gradient(let gradient):
          budget -= gradients[gradient].cost
          front.putBehind(PremultipliedColor(gradients[gradient].color(at: place)))
        case .node(let index): add(index, at: point, behind: &front)
        }
      }
      if nodes[index].background.alpha > 0, !front.isOpaque,
        nodes[index].outline.contains(place)
      {
        front.putBehind(nodes[index].background)
      }
    }
  }
}
