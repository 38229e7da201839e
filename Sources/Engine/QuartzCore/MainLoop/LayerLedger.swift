/// What a commit changed in the rendered tree.
package struct CommitChanges {
  /// New and changed layers that are in the tree now.
  package var layers: [CALayer] = []
  /// Serial numbers of layers that left the tree.
  package var removed: [Int] = []
}

/// Which layers the next commit is about.
final class LayerLedger {
  private var touched: [CALayer] = []
  private(set) var changes = CommitChanges()

  var isClean: Bool { touched.isEmpty }

  func touch(_ layer: CALayer) {
    guard !layer.isTouched else { return }
    layer.isTouched = true
    touched.append(layer)
  }

  /// Lays out the rendered layers that asked for it, until none does.
  ///
  /// A layout that always asks for another one is given up after a hundred rounds.
  func layOut() {
    for _ in 0..<100 {
      let waiting = touched.filter { $0.isRendered && $0.needsLayout() }
      guard !waiting.isEmpty else { break }
      for layer in waiting { layer.layoutIfNeeded() }
    }
    for layer in touched where layer.isRendered { layer.displayIfNeeded() }
  }

  func commit(at instant: Double) {
    let layers = touched
    touched = []
    changes = CommitChanges()
    for layer in layers {
      layer.isTouched = false
      if layer.isRendered {
        layer.wasCommitted = true
        changes.layers.append(layer)
      } else {
        if layer.wasCommitted { changes.removed.append(layer.serial) }
        layer.wasCommitted = false
        layer.committed = nil
        // Also of a layer that came and went since the last commit; it would wait for ever.
        layer.endAnimationsOffScreen()
      }
    }
    for layer in changes.layers {
      layer.beginPendingAnimations(at: instant)
      layer.committed = CommittedState(of: layer)
    }
  }
}
