import Motion

extension Timeline {
  /// The tree after all commits up to an instant.
  ///
  /// To read many instants, keep a ``LayerTreeHistory``: it caches trees.
  public func tree(at instant: Double) -> LayerTree { LayerTreeHistory(self).tree(at: instant) }
}

extension LayerTree {
  /// Applies the changes of a commit.
  public mutating func apply(_ commit: Commit) {
    root = commit.root
    for id in commit.removed { layers[id] = nil }
    for layer in commit.layers { layers[layer.id] = layer }
  }
}
