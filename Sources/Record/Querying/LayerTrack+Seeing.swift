import Motion

extension LayerTrack {
  /// The visible opacity, less where a content transition around it has not yet come to its end.
  ///
  /// Content transitions are `CATransition` and `UIView.transition`. Layers in front of this one
  /// are ignored; see ``liesAbove(_:at:)``.
  public func seenOpacity(at instant: Double) -> Double {
    var opacity = visibleOpacity(at: instant)
    var layer: LayerTrack? = self
    while let current = layer, opacity > 0 {
      opacity *= current.contentTransition(at: instant)
      layer = current.superlayer(at: instant)
    }
    return opacity
  }

  /// How far the layer's own content transitions have come.
  private func contentTransition(at instant: Double) -> Double {
    let tree = history.tree(at: instant)
    guard let id = ids.last(where: { tree.isInTree($0) }), let layer = tree.layers[id] else {
      return 1
    }
    return layer.contentTransition(atLocalTime: tree.localTime(of: id, at: instant))
  }

  /// Whether the layer is drawn after another one, and so in front of it where they overlap.
  ///
  /// Siblings are drawn by their depth, `zPosition` and turns in space included, and layers that are not
  /// drawn count where they would stand. False if one of the two is not in the window.
  public func liesAbove(_ other: LayerTrack, at instant: Double) -> Bool {
    let tree = history.tree(at: instant)
    var drawn = DrawingOrder(own: ids, other: other.ids)
    drawn.passDrawnLayers(of: tree, at: instant)
    if let isLater = drawn.isOwnLater { return isLater }
    var listed = DrawingOrder(own: ids, other: other.ids)
    tree.visit { listed.pass($0) }
    return listed.isOwnLater ?? false
  }
}

/// Which of two layers comes later, in whatever order layers are passed.
private struct DrawingOrder {
  let own: [Int]
  let other: [Int]
  private var place = 0
  private var ownPlace: Int?
  private var otherPlace: Int?

  init(own: [Int], other: [Int]) {
    self.own = own
    self.other = other
  }

  /// `nil` if not both were passed.
  var isOwnLater: Bool? {
    guard let ownPlace, let otherPlace else { return nil }
    return ownPlace > otherPlace
  }

  mutating func pass(_ layer: LayerDescription) {
    place += 1
    if own.contains(layer.id) { ownPlace = place }
    if other.contains(layer.id) { otherPlace = place }
  }

  mutating func passDrawnLayers(of tree: LayerTree, at instant: Double) {
    // A damaged record could go in rings, or be nested deeper than the stack is.
    var remaining = tree.layers.count
    var pending = [tree.projectedRoot(at: instant)].compactMap { $0 }
    while let layer = pending.popLast(), remaining > 0 {
      remaining -= 1
      pass(layer.layer)
      pending += tree.projectedSublayers(of: layer).reversed()
    }
  }
}

extension LayerDescription {
  /// How far the layer's content transitions have come at a time of its own: 0 shows the old
  /// content alone, 1 the new.
  public func contentTransition(atLocalTime time: Double) -> Double {
    animations.reduce(1) { seen, keyed in
      guard case .transition = keyed.animation.kind,
        let progress = keyed.animation.timing.progress(atParentTime: time)
      else { return seen }
      return seen * (keyed.animation.curve?.value(at: progress.fraction) ?? progress.fraction)
    }
  }
}

extension LayerProperties {
  /// Whether the layer itself puts something on the screen, apart from its sublayers.
  public var paints: Bool {
    (backgroundColor?.alpha ?? 0) > 0.01 || contents?.isBlank == false
      || text?.string.isEmpty == false || shape?.path != nil || gradient?.colors.isEmpty == false
      || borderWidth > 0
  }
}

extension Transition {
  /// The visible layers of the container besides the two screens, such as copies, from back to
  /// front.
  ///
  /// Views that only hold others are left out, and those in them are not.
  public func copies(at instant: Double) -> [LayerTrack] {
    let screens = [from?.id, to?.id]
    var found: [LayerTrack] = []
    func visit(_ layer: LayerTrack) {
      guard !screens.contains(layer.id), !layer.isHidden(at: instant) else { return }
      let sublayers = layer.sublayers(at: instant)
      let properties = layer.presentation(at: instant)
      let isBlankPicture = properties.contents?.isBlank == true && !properties.paints
      if (sublayers.isEmpty && !isBlankPicture) || properties.paints { found.append(layer) }
      sublayers.forEach(visit)
    }
    container?.sublayers(at: instant).forEach(visit)
    return found
  }
}
