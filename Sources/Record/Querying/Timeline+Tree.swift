import Motion

extension Timeline {
  /// All layers as they had been committed at an instant; commits of that very instant count.
  ///
  /// To ask for many instants, begin with an empty tree and apply one commit after the other.
  public func tree(at instant: Double) -> LayerTree {
    var tree = LayerTree(epoch: epoch)
    for commit in commits {
      // Commits are in order of time. Instants that are sums are off by some 1e-13.
      guard commit.instant <= instant + 1e-9 else { break }
      tree.apply(commit)
    }
    return tree
  }
}

extension LayerTree {
  /// Takes over what changed in the tree.
  public mutating func apply(_ commit: Commit) {
    root = commit.root
    for id in commit.removed { layers[id] = nil }
    for layer in commit.layers { layers[layer.id] = layer }
  }
}
