import HeadlessQuartzCore

/// A change of rows that is being animated.
struct AnimatedRowChange {
  /// Whether rows that come and go fade.
  var isFading: Bool
  /// Whether headers and footers stay with their sections.
  var keepsSupplements: Bool
  /// The frames before the change, by the present paths of rows that were near the visible ones.
  var formerFrames: [IndexPath: CGRect]
  /// Cells that go when the animation ends, with their present or last paths, and their opacities.
  var leaving: [(path: IndexPath, cell: UITableViewCell, alpha: CGFloat)] = []
}

extension UITableView {
  /// Shows changed rows before it returns.
  ///
  /// Cells that stay move to their new places, also from or to places out of sight. A table that shows
  /// nothing, or that is to be laid out anew, shows the change with its next layout.
  ///
  /// Fidelity: rows that come or go fade, whatever their `RowAnimation` is, unless it is `none`.
  func animate(
    _ place: @escaping (IndexPath) -> IndexPath?, isFading: Bool, keepsSupplements: Bool = false,
    completions: [(Bool) -> Void] = []
  ) {
    let isLaidOut = window != nil && !shown.isEmpty && !geometry.isStale
    reloadGeometry(keeping: place)
    guard isLaidOut else {
      for completion in completions {
        MainLoop.shared.perform(after: 0) { completion(true) }
      }
      return
    }
    var frames: [IndexPath: CGRect] = [:]
    for path in geometry.rows(in: bounds.insetBy(dx: 0, dy: -bounds.height)) {
      if let place = place(path) { frames[place] = geometry.rect(of: path) }
    }
    change = AnimatedRowChange(
      isFading: isFading, keepsSupplements: keepsSupplements, formerFrames: frames)
    var leaving: [(path: IndexPath, cell: UITableViewCell, alpha: CGFloat)] = []
    UIView.animate(
      withDuration: RowUpdates.duration,
      animations: {
        self.showVisibleRows()
        leaving = self.change?.leaving ?? []
        self.change = nil
      },
      completion: { isFinished in
        for (path, cell, alpha) in leaving {
          cell.alpha = alpha
          self.remove(cell, of: path)
        }
        for completion in completions { completion(isFinished) }
      })
  }

  /// Takes away the cell of a row that is out of sight, at once or at the end of the change.
  func leave(_ cell: UITableViewCell, of path: IndexPath) {
    guard change != nil else { return remove(cell, of: path) }
    change?.leaving.append((path, cell, cell.alpha))
  }

  /// Fades the cell of a row that is gone, if changes are animated; returns whether it does.
  func fadeOut(_ cell: UITableViewCell, of path: IndexPath) -> Bool {
    guard let change, change.isFading else { return false }
    self.change?.leaving.append((path, cell, cell.alpha))
    cell.alpha = 0
    return true
  }

  /// Shows a new cell where its row was before an animated change, or transparent; then it comes.
  func comeIn(_ cell: UITableViewCell, of path: IndexPath, to frame: CGRect) {
    guard let change else { return }
    if let former = change.formerFrames[path] {
      UIView.performWithoutAnimation { cell.assignFrame(former) }
      cell.assignFrame(frame)
    } else if change.isFading {
      let alpha = cell.alpha
      UIView.performWithoutAnimation { cell.alpha = 0 }
      cell.alpha = alpha
    }
  }

  private func remove(_ cell: UITableViewCell, of path: IndexPath) {
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }
}
