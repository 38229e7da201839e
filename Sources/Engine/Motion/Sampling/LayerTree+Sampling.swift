extension LayerTree {
  /// Returns the layer that holds another as a sublayer or a mask; `nil` for the root.
  public func parent(of id: Int) -> Int? {
    for (parent, layer) in layers where layer.mask == id || layer.sublayers.contains(id) {
      return parent
    }
    return nil
  }

  /// The layer and those that hold it, from the inside out.
  private func ancestry(of id: Int) -> [Int] {
    var chain = [id]
    var current = id
    // A damaged record could hold a ring; no chain is longer than the number of layers.
    while let parent = parent(of: current), chain.count <= layers.count {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// Whether a layer is the root or below it.
  public func isInTree(_ id: Int) -> Bool {
    layers[id] != nil && ancestry(of: id).last == root
  }

  /// Returns a layer's own time at an instant.
  public func localTime(of id: Int, at instant: Double) -> Double {
    var time = epoch + instant
    for ancestor in ancestry(of: id).reversed() {
      if let layer = layers[ancestor] { time = layer.timing.localTime(atParentTime: time) }
    }
    return time
  }

  /// Returns a layer's properties at an instant, with its animations; `nil` if there is no such
  /// layer.
  public func presentation(of id: Int, at instant: Double) -> LayerProperties? {
    layers[id]?.presentation(atLocalTime: localTime(of: id, at: instant))
  }

  /// Returns the matrix from a layer's coordinates to another's, as both are seen at an instant.
  ///
  /// Each layer is flattened into its superlayer's plane, except in a `CATransformLayer`, whose
  /// sublayers share its space.
  ///
  /// Without another layer, the way leads to the root's coordinates. If the other one does not hold
  /// the layer, it leads through the root, and ends there if it cannot be undone (the other layer is
  /// scaled to nothing).
  public func matrix(of id: Int, to other: Int? = nil, at instant: Double) -> Matrix {
    let chain = ancestry(of: id)
    if let other, other != root, !chain.contains(other) {
      let there = matrix(of: other, to: nil, at: instant)
      let here = matrix(of: id, to: nil, at: instant)
      return here.concatenating(there.inverted() ?? .identity)
    }
    var time = epoch + instant
    var times: [Double] = []
    for ancestor in chain.reversed() {
      time = layers[ancestor]?.timing.localTime(atParentTime: time) ?? time
      times.append(time)
    }
    times.reverse()
    var result = Matrix.identity
    var index = 0
    while index + 1 < chain.count, chain[index] != other {
      guard let layer = layers[chain[index]], let parent = layers[chain[index + 1]] else { break }
      var step = layer.presentation(atLocalTime: times[index]).placing
      if parent.mask != layer.id {
        step = step.concatenating(
          parent.presentation(atLocalTime: times[index + 1]).sublayerPlacing)
      }
      result = result.concatenating(step)
      if parent.kind != "CATransformLayer" { result = result.flattened }
      index += 1
    }
    return result
  }

  /// Returns the smallest upright rectangle around a layer in the root's coordinates, as it is seen
  /// at an instant; `nil` if there is no such layer.
  public func frame(of id: Int, at instant: Double) -> Rectangle? {
    guard let properties = presentation(of: id, at: instant) else { return nil }
    return matrix(of: id, at: instant).apply(to: properties.bounds)
  }

  /// Returns how opaque a layer is with all that hold it, 0...1; 0 if it is hidden or not in the
  /// tree.
  public func visibleOpacity(of id: Int, at instant: Double) -> Double {
    guard isInTree(id) else { return 0 }
    var time = epoch + instant
    var opacity = 1.0
    for ancestor in ancestry(of: id).reversed() {
      guard let layer = layers[ancestor] else { return 0 }
      time = layer.timing.localTime(atParentTime: time)
      let properties = layer.presentation(atLocalTime: time)
      if properties.isHidden { return 0 }
      opacity *= properties.opacity < 0 ? 0 : (properties.opacity > 1 ? 1 : properties.opacity)
    }
    return opacity
  }

  /// Visits the root and all layers below it from back to front, a mask after its layer's sublayers.
  ///
  /// Their presentations are computed by ``LayerTreeSampler``.
  public func visit(_ body: (LayerDescription) -> Void) {
    traverse(from: ()) { layer, _ in body(layer) }
  }

  /// Visits the root and all layers below it in the same order.
  ///
  /// `enter` gets a layer and its own result for the layer's parent, or `start` for the root.
  func traverse<Inherited>(
    from start: Inherited, enter: (LayerDescription, Inherited) -> Inherited
  ) {
    guard let root else { return }
    // A damaged record could go in rings, but no tree has more nodes than there are layers. It may
    // also be nested deeper than the stack is.
    var remaining = layers.count
    var pending = [(id: root, inherited: start)]
    while let next = pending.popLast(), remaining > 0 {
      guard let layer = layers[next.id] else { continue }
      remaining -= 1
      let own = enter(layer, next.inherited)
      if let mask = layer.mask { pending.append((mask, own)) }
      for sublayer in layer.sublayers.reversed() { pending.append((sublayer, own)) }
    }
  }
}
