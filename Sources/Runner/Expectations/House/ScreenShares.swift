import Motion
import Record

/// Which part of what is seen at an instant is of the screen that leaves and of the one that arrives,
/// each 0...1: what covers a screen, or makes it transparent, leaves less of it.
struct ScreenShares {
  var leaving = 0.0
  var arriving = 0.0
  /// The share of the points at which next to nothing of either is seen.
  var foreign = 0.0

  var both: Double { leaving + arriving }

  /// The points at which the screen is looked at, in each direction.
  private static let (columns, rows) = (6, 8)
  /// What is less of a point's colour is not seen.
  private static let trace = 0.05

  /// `nil` if there are more layers or points than anybody sees.
  init?(of tree: LayerTree, at instant: Double, _ marks: ScreenMarks) {
    let list = DisplayList(of: marks.applied(to: tree, at: instant), at: instant)
    guard list.isComplete else { return nil }
    let (width, height) = (list.size.width, list.size.height)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        // Every other row is shifted, so that fewer points lie on one edge.
        let x = (Double(column) + (row.isMultiple(of: 2) ? 0.3 : 0.7)) / Double(Self.columns)
        let y = (Double(row) + 0.5) / Double(Self.rows)
        let color = list.color(at: Point(x: x * width, y: y * height))
        leaving += color.red * color.alpha
        arriving += color.green * color.alpha
        if (color.red + color.green) * color.alpha < Self.trace { foreign += 1 }
      }
    }
    let points = Double(Self.columns * Self.rows)
    leaving /= points
    arriving /= points
    foreign /= points
  }
}

/// Tells by colours whose layers are whose: red is the screen that leaves, green the one that arrives.
struct ScreenMarks {
  private let leaving: Emblem
  private let arriving: Emblem

  /// By what a screen is known, in snapshots and copies too.
  private struct Emblem {
    var root: Int?
    var names: Set<String> = []
    var pictures: [Picture] = []

    /// - Parameter trees: Before the transition and after it; the screen is in one of them at least.
    init(of root: Int?, in trees: [LayerTree]) {
      self.root = root
      for tree in trees {
        var pending = [root].compactMap(\.self)
        var remaining = tree.layers.count
        while let id = pending.popLast(), remaining > 0, let layer = tree.layers[id] {
          remaining -= 1
          if let name = layer.name ?? layer.controller { names.insert(name) }
          if let picture = layer.model.contents, !pictures.contains(picture) {
            pictures.append(picture)
          }
          pending += layer.sublayers
        }
      }
    }

    func has(_ layer: LayerDescription) -> Bool {
      (layer.name ?? layer.controller).map(names.contains) ?? false
    }

    func has(_ picture: Picture) -> Bool { pictures.contains(picture) }
  }

  private struct Mark {
    var isLeaving = false
    var isArriving = false

    func color(_ alpha: Double) -> Color {
      Color(red: isLeaving ? 1 : 0, green: isArriving ? 1 : 0, blue: 0, alpha: alpha)
    }

    func color(_ color: Color?) -> Color? { color.map { self.color($0.alpha) } }
  }

  init(of transition: Transition, in run: Run) {
    let instants = [
      max(transition.began - Run.justBefore, 0),
      min((transition.ended ?? transition.began) + RunPair.calm, run.end),
    ]
    let trees = instants.map(run.history.tree)
    leaving = Emblem(of: transition.from?.id, in: trees)
    arriving = Emblem(of: transition.to?.id, in: trees)
  }

  /// The tree as it is at an instant, without animations, in the colours of whose layers they are.
  func applied(to tree: LayerTree, at instant: Double) -> LayerTree {
    var still = tree.still(at: instant)
    if let root = tree.root { paint(root, in: &still, Mark(), isSnapshot: false, depth: 0) }
    return still
  }

  private func paint(
    _ id: Int, in tree: inout LayerTree, _ around: Mark, isSnapshot: Bool, depth: Int
  ) {
    guard depth < 200, let layer = tree.layers[id] else { return }
    var mark = around
    if isSnapshot ? leaving.has(layer) : id == leaving.root {
      mark = Mark(isLeaving: true, isArriving: isSnapshot && arriving.has(layer))
    } else if isSnapshot ? arriving.has(layer) : id == arriving.root {
      mark = Mark(isArriving: true)
    }
    tree.layers[id]?.model = painted(layer.model, mark)
    for sublayer in layer.sublayers {
      paint(sublayer, in: &tree, mark, isSnapshot: isSnapshot, depth: depth + 1)
    }
  }

  private func painted(_ properties: LayerProperties, _ mark: Mark) -> LayerProperties {
    var properties = properties
    properties.backgroundColor = mark.color(properties.backgroundColor)
    properties.borderColor = mark.color(properties.borderColor)
    if let color = properties.text?.color { properties.text?.color = mark.color(color.alpha) }
    if var shape = properties.shape {
      (shape.fillColor, shape.strokeColor) = (
        mark.color(shape.fillColor), mark.color(shape.strokeColor)
      )
      properties.shape = shape
    }
    if let colors = properties.gradient?.colors {
      properties.gradient?.colors = colors.map { mark.color($0.alpha) }
    }
    properties.contents = properties.contents.map { painted($0, mark) }
    return properties
  }

  private func painted(_ picture: Picture, _ around: Mark) -> Picture {
    var mark = around
    if leaving.has(picture) { mark.isLeaving = true }
    if arriving.has(picture) { mark.isArriving = true }
    var painted = picture
    guard !picture.elements.isEmpty else {
      let whole = Path(rectangle: Rectangle(origin: .zero, size: picture.size))
      painted.elements = [.fill(whole, mark.color(1))]
      return painted
    }
    painted.elements = picture.elements.map { element in
      switch element {
      case .fill(let path, let color): .fill(path, mark.color(color.alpha))
      case .stroke(let path, let color, let width):
        .stroke(path, mark.color(color.alpha), width: width)
      case .text(let string, let point, let fontSize, let color):
        .text(string, at: point, fontSize: fontSize, mark.color(color.alpha))
      case .picture(let inner, let frame): .picture(self.painted(inner, mark), in: frame)
      case .layers(let layers, let frame): .layers(self.painted(layers, mark), in: frame)
      }
    }
    return painted
  }

  /// Layers that were frozen in a picture have numbers of their own, and are known by their names.
  private func painted(_ layers: [LayerDescription], _ around: Mark) -> [LayerDescription] {
    guard let root = layers.first else { return layers }
    var tree = LayerTree(root: root.id)
    for layer in layers { tree.layers[layer.id] = layer }
    paint(root.id, in: &tree, around, isSnapshot: true, depth: 0)
    return layers.map { tree.layers[$0.id] ?? $0 }
  }
}
