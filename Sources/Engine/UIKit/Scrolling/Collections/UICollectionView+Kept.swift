import HeadlessQuartzCore

extension UICollectionView {
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: indexPath)
  }

  /// In the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shown[.supplement(elementKind, $0)]
    }
  }

  /// In order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.compactMap { key -> IndexPath? in
      guard case .supplement(elementKind, let path) = key else { return nil }
      return path
    }.sorted()
  }

  /// Fidelity: `false`, as changes are shown in the next layout.
  public var hasUncommittedUpdates: Bool { false }
}

/// Fidelity: no item is edited, dragged, dropped, focused or opens a menu, so that all of this is
/// kept without effect.
extension UICollectionView {
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public var isEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

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

  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }

  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }

  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { kept(WeakObject(nil)).object as? any UICollectionViewDragDelegate }
    set { keep(WeakObject(newValue)) }
  }

  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { kept(WeakObject(nil)).object as? any UICollectionViewDropDelegate }
    set { keep(WeakObject(newValue)) }
  }

  public var dragInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var hasActiveDrag: Bool { false }

  public var hasActiveDrop: Bool { false }

  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Returns `false`, and the three below do nothing.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  public func endInteractiveMovement() {}

  public func cancelInteractiveMovement() {}
}

/// An object that ``NSObjectProtocol/keep(_:as:)`` is not to retain.
struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
