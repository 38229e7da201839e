import Motion

extension Timeline {
  /// A layer's stay in the tree.
  public struct Stay: Equatable, Sendable {
    public var layer: Int
    public var began: Double
    /// When the layer left the tree; `nil` if it was there at the end.
    public var ended: Double?

    public init(layer: Int, began: Double, ended: Double?) {
      self.layer = layer
      self.began = began
      self.ended = ended
    }
  }

  /// When layers of this name were in the tree, in the order in which they came.
  ///
  /// - Parameter name: A view's `accessibilityIdentifier`, a layer's `name`, or the class of the
  ///   view controller whose root view it is.
  public func stays(ofLayersNamed name: String) -> [Stay] {
    var stays: [Stay] = []
    for commit in commits {
      for layer in commit.layers {
        let isOpen = stays.contains { $0.layer == layer.id && $0.ended == nil }
        if !isOpen && layer.answers(to: name) {
          stays.append(Stay(layer: layer.id, began: commit.instant, ended: nil))
        }
      }
      for index in stays.indices
      where stays[index].ended == nil && commit.removed.contains(stays[index].layer) {
        stays[index].ended = commit.instant
      }
    }
    return stays
  }

  /// Every name by which a layer can be found, in the order in which they first occurred.
  public var layerNames: [String] {
    var names: [String] = []
    for layer in commits.flatMap(\.layers) {
      for name in [layer.name, layer.controller] {
        if let name, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}

extension LayerDescription {
  /// Whether the app, or UIKit, calls the layer by this name.
  func answers(to name: String) -> Bool { self.name == name || controller == name }
}
