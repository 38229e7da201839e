import Motion

extension FrameDrawing {
  /// The visible area and opacity of a layer at an instant, to measure how much changes.
  struct Trace {
    /// The visible part of the layer's frame, in the window's coordinates.
    var area: Rectangle
    /// The product of the opacities of the layer and its ancestors.
    var opacity: Double

    /// The amount of change between two traces, 0...2: the largest movement of an edge as a fraction
    /// of the screen, plus the difference in opacity.
    func change(to other: Trace, on screen: Size) -> Double {
      guard opacity > 0 || other.opacity > 0 else { return 0 }
      let distances = [
        area.minX - other.area.minX, area.maxX - other.area.maxX,
        area.minY - other.area.minY, area.maxY - other.area.maxY,
      ]
      let distance = distances.map(abs).max() ?? 0
      return min(distance / max(screen.width, screen.height, 1), 1) + abs(opacity - other.opacity)
    }
  }

  /// The traces of all layers and masks, by layer id.
  ///
  /// Nothing is drawn.
  mutating func traces(of tree: LayerTree, at instant: Double) -> [Int: Trace] {
    begin(tree)
    defer { self.tree = LayerTree() }
    var traces: [Int: Trace] = [:]
    guard let root = tree.root else { return traces }
    trace(root, Place(parentTime: tree.epoch + instant), into: &traces)
    return traces
  }

  private mutating func trace(_ id: Int, _ place: Place, into traces: inout [Int: Trace]) {
    // A layer that was visited before is part of a cycle in a damaged record.
    guard place.depth < Self.deepest, traces.count < 1_000, traces[id] == nil,
      let layer = tree.layers[id]
    else { return }
    let (properties, inner) = enter(layer, place)
    let box = properties.shape?.path?.boundingBoxOfPath ?? properties.bounds
    let frame = properties.placing.concatenating(place.matrix).apply(to: box)
    traces[id] = Trace(area: clip(frame), opacity: inner.opacity)
    guard !properties.isHidden else { return }
    for sublayer in layer.sublayers.prefix(1_000) { trace(sublayer, inner, into: &traces) }
    if let mask = layer.mask { trace(mask, inner, into: &traces) }
  }

  /// The part of a frame that is on the screen.
  private func clip(_ frame: Rectangle) -> Rectangle {
    let size = screen ?? .zero
    func within(_ value: Double, _ limit: Double) -> Double {
      value.isNaN ? 0 : max(0, min(limit, value))
    }
    let (left, right) = (within(frame.minX, size.width), within(frame.maxX, size.width))
    let (top, bottom) = (within(frame.minY, size.height), within(frame.maxY, size.height))
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
