package struct CommitChanges {
  /// New and changed layers that are in the tree.
  package var layers: [CALayer] = []
  /// Serial numbers of layers that left the tree.
  package var removed: [Int] = []
}

/// The layers that changed since the last commit.
final class LayerLedger {
  private var touched: [CALayer] = []
  private(set) var changes = CommitChanges()

  var isClean: Bool { touched.isEmpty }

  func touch(_ layer: CALayer) {
    guard !layer.isTouched else { return }
    layer.isTouched = true
    touched.append(layer)
  }

  /// Lays out and draws the rendered layers that need it, until none does.
  ///
  /// A layout that always invalidates itself is given up after a hundred rounds.
  func layOut() {
    var rounds = 0
    repeat {
      while rounds < Self.mostRounds {
        let waiting = touched.filter { $0.isRendered && $0.needsLayout() }
        guard !waiting.isEmpty else { break }
        // The layout of a superlayer may have done it.
        for layer in waiting where layer.needsLayout() { layer.layoutIfNeeded() }
        rounds += 1
      }
      for layer in touched where layer.isRendered { layer.displayIfNeeded() }
      // What is drawn may add layers.
    } while rounds < Self.mostRounds && touched.contains { $0.isRendered && $0.needsLayout() }
  }

  private static let mostRounds = 100

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
        // Also those of a layer that was added and removed since the last commit: they would never end.
        layer.endAnimationsOffScreen()
      }
    }
    for layer in changes.layers {
      layer.beginPendingAnimations(at: instant)
      layer.committed = CommittedState(of: layer)
    }
  }
}
