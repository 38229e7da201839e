import Motion

extension LayerTree {
  /// The point at which a finger touches a layer with a name.
  ///
  /// If several layers have the name, the frontmost visible one is used; if the layer is partly
  /// outside of the screen, the part that is inside.
  ///
  /// - Parameters:
  ///   - fraction: Of the width and height of the layer's visible part.
  ///   - name: A view's `accessibilityIdentifier`, a layer's `name`, or the class of a view
  ///     controller.
  /// - Returns: In the window's coordinates.
  /// - Throws: ``StepError`` if no layer of that name is visible.
  func point(
    at fraction: Point, ofLayerNamed name: String, at instant: Double, on screen: Rectangle
  ) throws(StepError) -> Point {
    let frontToBack = order.reversed()
    let candidates = frontToBack.filter { layers[$0]?.answers(to: name) ?? false }
    guard let first = candidates.first else {
      throw .noView(named: name, visible: visibleNames(at: instant))
    }
    let seen = candidates.filter { visibleOpacity(of: $0, at: instant) > 0 }
    guard !seen.isEmpty else { throw .hidden(name: name) }
    for id in seen {
      if let part = frame(of: id, at: instant)?.overlap(with: screen) {
        return Point(
          x: part.origin.x + part.size.width * fraction.x,
          y: part.origin.y + part.size.height * fraction.y)
      }
    }
    throw .notOnScreen(name: name, frame: frame(of: seen.first ?? first, at: instant) ?? .zero)
  }

  /// The ids of all layers, from back to front.
  private var order: [Int] {
    var order: [Int] = []
    func visit(_ id: Int) {
      guard let layer = layers[id], order.count <= layers.count else { return }
      order.append(id)
      layer.sublayers.forEach(visit)
    }
    if let root { visit(root) }
    return order
  }

  private func visibleNames(at instant: Double) -> [String] {
    var names: [String] = []
    for id in order where visibleOpacity(of: id, at: instant) > 0 {
      for name in [layers[id]?.name, layers[id]?.controller] {
        if let name, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}

extension LayerDescription {
  /// Whether this is the layer's name, or the class of its view controller.
  fileprivate func answers(to name: String) -> Bool { self.name == name || controller == name }
}

extension Rectangle {
  /// The intersection of two rectangles; `nil` if it is empty.
  fileprivate func overlap(with other: Rectangle) -> Rectangle? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard left < right, top < bottom else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
