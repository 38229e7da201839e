import Motion

extension FrameDrawing {
  /// What can be seen of a layer at an instant, as far as movement is concerned.
  struct Trace {
    /// The part of the window that it covers.
    var area: Rectangle
    /// With that of all layers around it.
    var opacity: Double

    /// How much happened between two instants: 2 at most, for a layer that came from nowhere.
    func change(to other: Trace, on screen: Size) -> Double {
      guard opacity > 0 || other.opacity > 0 else { return 0 }
      let ways = [
        area.minX - other.area.minX, area.maxX - other.area.maxX,
        area.minY - other.area.minY, area.maxY - other.area.maxY,
      ]
      let way = ways.map(abs).max() ?? 0
      return min(way / max(screen.width, screen.height, 1), 1) + abs(opacity - other.opacity)
    }
  }

  /// Traces all layers by their identifiers, masks too, without drawing them.
  mutating func traces(of tree: LayerTree, at instant: Double) -> [Int: Trace] {
    begin(tree)
    defer { self.tree = LayerTree() }
    var traces: [Int: Trace] = [:]
    guard let root = tree.root else { return traces }
    trace(root, Place(parentTime: tree.epoch + instant), into: &traces)
    return traces
  }

  private mutating func trace(_ id: Int, _ place: Place, into traces: inout [Int: Trace]) {
    // A layer that was met before is part of a ring in a damaged record.
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

  /// What happens off the screen is not seen.
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
