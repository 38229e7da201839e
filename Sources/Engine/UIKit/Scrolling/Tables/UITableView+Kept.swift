import HeadlessQuartzCore

/// Fidelity: rows are never prefetched.
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Scrolls to the first of the selected rows.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathsForSelectedRows?.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Fidelity: as `reloadRows(at:with:)`, with new cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Fidelity: `false`, as changes are shown in the next layout.
  public var hasUncommittedUpdates: Bool { false }
}

/// Fidelity: no row is dragged, dropped or focused, and separators are not drawn, so that all of this
/// is kept without effect.
extension UITableView {
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { kept(WeakObject(nil)).object as? any UITableViewDataSourcePrefetching }
    set { keep(WeakObject(newValue)) }
  }

  public var isPrefetchingEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { kept(WeakObject(nil)).object as? any UITableViewDragDelegate }
    set { keep(WeakObject(newValue)) }
  }

  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { kept(WeakObject(nil)).object as? any UITableViewDropDelegate }
    set { keep(WeakObject(newValue)) }
  }

  public var hasActiveDrag: Bool { false }

  public var hasActiveDrop: Bool { false }

  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var separatorInsetReference: SeparatorInsetReference {
    get { kept(.fromCellEdges) }
    set { keep(newValue) }
  }

  /// In points.
  public var fillerRowHeight: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }

  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
