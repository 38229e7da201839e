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
  /// False if one of them is not in the window.
  public func liesAbove(_ other: LayerTrack, at instant: Double) -> Bool {
    var own: Int?
    var others: Int?
    var place = 0
    history.tree(at: instant).visit { layer in
      place += 1
      if ids.contains(layer.id) { own = place }
      if other.ids.contains(layer.id) { others = place }
    }
    guard let own, let others else { return false }
    return own > others
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
