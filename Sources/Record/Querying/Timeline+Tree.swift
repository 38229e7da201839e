import Motion

extension Timeline {
  /// The tree after everything that had been committed by an instant.
  ///
  /// To ask for many instants, keep a ``LayerTreeHistory``.
  public func tree(at instant: Double) -> LayerTree { LayerTreeHistory(self).tree(at: instant) }
}

extension LayerTree {
  /// Applies what changed in the tree.
  public mutating func apply(_ commit: Commit) {
    root = commit.root
    for id in commit.removed { layers[id] = nil }
    for layer in commit.layers { layers[layer.id] = layer }
  }
}
