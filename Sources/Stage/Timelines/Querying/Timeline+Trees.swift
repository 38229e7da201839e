import Motion

extension Timeline {
  /// Returns the layers as they were committed when an instant came.
  ///
  /// A commit of that very instant is included. The tree's animations and time spaces make it the
  /// answer for later instants too, until the next commit. Before the first commit it is empty.
  public func tree(at instant: Double) -> LayerTree {
    var tree = LayerTree(epoch: epoch)
    for commit in commits {
      // Instants that are sums are off by some 1e-13.
      guard commit.instant <= instant + 1e-9 else { break }
      tree.apply(commit)
    }
    return tree
  }
}

extension LayerTree {
  /// Takes over what a commit changed.
  public mutating func apply(_ commit: Commit) {
    for id in commit.removed { layers[id] = nil }
    for layer in commit.layers { layers[layer.id] = layer }
    root = commit.root
  }
}
