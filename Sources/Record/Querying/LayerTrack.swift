import Foundation
public import Motion

/// What one layer does from the beginning of a run to its end.
///
/// A name can belong to several layers one after the other, such as the views of a screen that is
/// presented twice; the track follows whichever of them is in the tree. Instants are seconds of
/// virtual time since the first frame. Where the layer does not exist, numbers are 0.
public struct LayerTrack: Sendable {
  let history: LayerTreeHistory
  /// The layers, in the order in which they came.
  let ids: [Int]

  init(history: LayerTreeHistory, ids: [Int]) {
    self.history = history
    self.ids = ids
  }

  /// The layers that ever went by a name; `nil` if there were none.
  public init?(named name: String, in history: LayerTreeHistory) {
    var ids: [Int] = []
    for stay in history.timeline.stays(ofLayersNamed: name) where !ids.contains(stay.layer) {
      ids.append(stay.layer)
    }
    guard !ids.isEmpty else { return nil }
    self.init(history: history, ids: ids)
  }

  /// Tells layers of a run apart; that of the first layer of this name.
  public var id: Int { ids.first ?? 0 }

  /// The layer that answers at an instant, in the tree of that instant.
  private func resolve(_ instant: Double) -> (tree: LayerTree, id: Int) {
    let tree = history.tree(at: instant)
    let id = ids.last { tree.isInTree($0) } ?? ids.last { tree.layers[$0] != nil } ?? id
    return (tree, id)
  }

  private func presentation(at instant: Double) -> LayerProperties? {
    let (tree, id) = resolve(instant)
    return tree.presentation(of: id, at: instant)
  }

  private func related(_ id: Int?) -> LayerTrack? {
    id.map { LayerTrack(history: history, ids: [$0]) }
  }

  // MARK: - Presence

  /// Whether the layer is in the window's tree.
  public func isInTree(at instant: Double) -> Bool {
    let (tree, id) = resolve(instant)
    return tree.isInTree(id)
  }

  /// When the layer came first; `nil` if it never did.
  public var firstSeen: Double? {
    history.timeline.commits.first { $0.layers.contains { ids.contains($0.id) } }?.instant
  }

  /// When the layer left for the last time; the end of the run if it is still there.
  public var lastSeen: Double? {
    guard firstSeen != nil else { return nil }
    if isInTree(at: history.timeline.end) { return history.timeline.end }
    return history.timeline.commits.last { $0.removed.contains { ids.contains($0) } }?.instant
  }

  // MARK: - What is seen

  /// The layer's own opacity as it is seen, 0...1.
  public func opacity(at instant: Double) -> Double { presentation(at: instant)?.opacity ?? 0 }

  /// The opacity with those of all layers around it; 0 if one is hidden, or the layer is not there.
  public func visibleOpacity(at instant: Double) -> Double {
    let (tree, id) = resolve(instant)
    return tree.visibleOpacity(of: id, at: instant)
  }

  /// Where the layer is seen, in the window's coordinates: the upright rectangle around it.
  public func frame(at instant: Double) -> Rectangle {
    let (tree, id) = resolve(instant)
    return tree.frame(of: id, at: instant) ?? .zero
  }

  /// The middle of ``frame(at:)``.
  public func center(at instant: Double) -> Point { frame(at: instant).center }

  /// In its own coordinates.
  public func bounds(at instant: Double) -> Rectangle { presentation(at: instant)?.bounds ?? .zero }

  /// The layer's own transform; the identity where there is none.
  public func transform(at instant: Double) -> Matrix {
    presentation(at: instant)?.transform ?? .identity
  }

  /// How much the layer's own transform stretches it horizontally.
  public func scale(at instant: Double) -> Double {
    let matrix = transform(at: instant)
    return (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot()
  }

  /// How much the layer's own transform stretches it vertically.
  public func verticalScale(at instant: Double) -> Double {
    let matrix = transform(at: instant)
    return (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22).squareRoot()
  }

  /// How far the layer's own transform turns it, in radians, -π...π; clockwise on screen.
  public func rotation(at instant: Double) -> Double {
    let matrix = transform(at: instant)
    return atan2(matrix.m12, matrix.m11)
  }

  /// The radius of its corners as it is seen, in points.
  public func cornerRadius(at instant: Double) -> Double {
    presentation(at: instant)?.cornerRadius ?? 0
  }

  /// Whether the layer itself is hidden, or absent.
  public func isHidden(at instant: Double) -> Bool { presentation(at: instant)?.isHidden ?? true }

  /// Its background as it is seen; `nil` if it has none.
  public func backgroundColor(at instant: Double) -> Color? {
    presentation(at: instant)?.backgroundColor
  }

  /// All properties as they are seen.
  public func presentation(at instant: Double) -> LayerProperties {
    presentation(at: instant) ?? LayerProperties()
  }

  /// All properties as the app set them, without animations.
  public func model(at instant: Double) -> LayerProperties {
    let (tree, id) = resolve(instant)
    return tree.layers[id]?.model ?? LayerProperties()
  }

  /// The animations that the layer holds, whether they have begun or not.
  public func animations(at instant: Double) -> [AnimationDescription] {
    let (tree, id) = resolve(instant)
    return tree.layers[id]?.animations.map(\.animation) ?? []
  }

  // MARK: - Relations

  /// The layer that holds it; `nil` for the window and where it is not in the tree.
  public func superlayer(at instant: Double) -> LayerTrack? {
    let (tree, id) = resolve(instant)
    return related(tree.parent(of: id))
  }

  /// From back to front.
  public func sublayers(at instant: Double) -> [LayerTrack] {
    let (tree, id) = resolve(instant)
    return (tree.layers[id]?.sublayers ?? []).compactMap(related)
  }

  /// The layer that masks it.
  public func mask(at instant: Double) -> LayerTrack? {
    let (tree, id) = resolve(instant)
    return related(tree.layers[id]?.mask)
  }

  /// What the app calls the layer: the last name that it had.
  public var name: String? { last(\.name) }

  /// The class of the layer's view, or of the layer itself if it has none.
  public var kind: String { last(\.kind) ?? "" }

  /// The class of the view controller whose root view it is.
  public var controller: String? { last(\.controller) }

  private func last(_ property: (LayerDescription) -> String?) -> String? {
    for commit in history.timeline.commits.reversed() {
      for layer in commit.layers where ids.contains(layer.id) {
        if let value = property(layer) { return value }
      }
    }
    return nil
  }
}
