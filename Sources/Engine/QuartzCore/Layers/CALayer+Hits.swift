extension CALayer {
  /// Skips hidden layers, and sublayers outside the bounds if these mask them.
  ///
  /// A layer with a higher z position is in front.
  func deepestLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = CGPoint(fromSuperlayer(.init(p)))
    if masksToBounds && !contains(point) { return nil }
    let layers = (sublayers ?? []).enumerated().sorted { first, second in
      let (z1, z2) = (first.element.zPosition, second.element.zPosition)
      return z1 == z2 ? first.offset > second.offset : z1 > z2
    }
    for (_, layer) in layers {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }
}
