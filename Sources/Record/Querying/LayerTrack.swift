import Foundation
public import Motion

/// The properties of one layer from the beginning of a run to its end.
///
/// Several layers can have a name one after the other, such as the views of a screen that is
/// presented twice. The track follows the one that is in the tree. Instants are seconds of virtual
/// time since the app's first frame. While there is no layer, numbers are 0.
public struct LayerTrack: Sendable {
  let history: LayerTreeHistory
  /// The layers' ids, in the order in which they entered the tree.
  let ids: [Int]

  init(history: LayerTreeHistory, ids: [Int]) {
    self.history = history
    self.ids = ids
  }

  /// A track of all layers that ever had a name; `nil` if there were none.
  public init?(named name: String, in history: LayerTreeHistory) {
    var ids: [Int] = []
    for stay in history.timeline.stays(ofLayersNamed: name) where !ids.contains(stay.layer) {
      ids.append(stay.layer)
    }
    guard !ids.isEmpty else { return nil }
    self.init(history: history, ids: ids)
  }

  /// The id of the first layer of this name; unique in the run.
  public var id: Int { ids.first ?? 0 }

  /// The tree at an instant, and the layer that the track follows there.
  private func resolve(_ instant: Double) -> (tree: LayerTree, id: Int) {
    let tree = history.tree(at: instant)
    let id = ids.last { tree.isInTree($0) } ?? ids.last { tree.layers[$0] != nil } ?? id
    return (tree, id)
  }

  private func measured(at instant: Double) -> LayerProperties? {
    logQuery(at: instant)
    return sampled(at: instant)
  }

  private func sampled(at instant: Double) -> LayerProperties? {
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

  /// The instant at which the layer first entered the tree; `nil` if it never did.
  public var firstSeen: Double? {
    history.timeline.commits.first { $0.layers.contains { ids.contains($0.id) } }?.instant
  }

  /// The instant at which the layer last left the tree, or the end of the run if it is still there.
  public var lastSeen: Double? {
    guard firstSeen != nil else { return nil }
    if isInTree(at: history.timeline.end) { return history.timeline.end }
    return history.timeline.commits.last { $0.removed.contains { ids.contains($0) } }?.instant
  }

  // MARK: - Appearance

  /// The layer's own opacity, 0...1, with animations.
  public func opacity(at instant: Double) -> Double { measured(at: instant)?.opacity ?? 0 }

  /// The product of the opacities of the layer and its ancestors; 0 if one is hidden, or if the layer
  /// is not in the tree.
  public func visibleOpacity(at instant: Double) -> Double {
    logQuery(at: instant, isZeroIfHidden: true)
    let (tree, id) = resolve(instant)
    return tree.visibleOpacity(of: id, at: instant)
  }

  /// The layer's bounding rectangle in the window's coordinates, with animations.
  public func frame(at instant: Double) -> Rectangle {
    logQuery(at: instant)
    let (tree, id) = resolve(instant)
    return tree.frame(of: id, at: instant) ?? .zero
  }

  /// The centre of ``frame(at:)``.
  public func center(at instant: Double) -> Point { frame(at: instant).center }

  /// The layer's bounds in its own coordinates, with animations.
  public func bounds(at instant: Double) -> Rectangle { measured(at: instant)?.bounds ?? .zero }

  /// The layer's own transform with animations; the identity while there is no layer.
  public func transform(at instant: Double) -> Matrix {
    measured(at: instant)?.transform ?? .identity
  }

  /// The horizontal scale factor of the layer's own transform.
  public func scale(at instant: Double) -> Double {
    let matrix = transform(at: instant)
    return (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot()
  }

  /// The vertical scale factor of the layer's own transform.
  public func verticalScale(at instant: Double) -> Double {
    let matrix = transform(at: instant)
    return (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22).squareRoot()
  }

  /// The rotation of the layer's own transform in radians, -π...π, clockwise on the screen.
  public func rotation(at instant: Double) -> Double {
    let matrix = transform(at: instant)
    return atan2(matrix.m12, matrix.m11)
  }

  /// The corner radius in points, with animations.
  public func cornerRadius(at instant: Double) -> Double {
    measured(at: instant)?.cornerRadius ?? 0
  }

  /// Whether the layer itself is hidden, or does not exist.
  public func isHidden(at instant: Double) -> Bool { sampled(at: instant)?.isHidden ?? true }

  /// The background colour with animations; `nil` if there is none.
  public func backgroundColor(at instant: Double) -> Color? {
    sampled(at: instant)?.backgroundColor
  }

  /// All properties with animations: the presentation values.
  public func presentation(at instant: Double) -> LayerProperties {
    sampled(at: instant) ?? LayerProperties()
  }

  /// All properties without animations: the model values.
  public func model(at instant: Double) -> LayerProperties {
    let (tree, id) = resolve(instant)
    return tree.layers[id]?.model ?? LayerProperties()
  }

  /// The layer's animations, also those that have not begun.
  public func animations(at instant: Double) -> [AnimationDescription] {
    let (tree, id) = resolve(instant)
    return tree.layers[id]?.animations.map(\.animation) ?? []
  }

  // MARK: - Relations

  /// The superlayer; `nil` for the window, and while the layer is not in the tree.
  public func superlayer(at instant: Double) -> LayerTrack? {
    let (tree, id) = resolve(instant)
    return related(tree.parent(of: id))
  }

  /// The sublayers from back to front, without regard to `zPosition`.
  public func sublayers(at instant: Double) -> [LayerTrack] {
    let (tree, id) = resolve(instant)
    return (tree.layers[id]?.sublayers ?? []).compactMap(related)
  }

  /// The layer's mask.
  public func mask(at instant: Double) -> LayerTrack? {
    let (tree, id) = resolve(instant)
    return related(tree.layers[id]?.mask)
  }

  /// The latest name that the app gave the layer.
  public var name: String? { last(\.name) }

  /// The class of the layer's view, or of the layer if it has no view.
  public var kind: String { last(\.kind) ?? "" }

  /// The class of the view controller whose root view the layer belongs to.
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
