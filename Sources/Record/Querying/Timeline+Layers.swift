import Motion

extension Timeline {
  /// A time during which a layer was in the tree, in seconds since the app's first frame.
  public struct Stay: Equatable, Sendable {
    /// The layer's id.
    public var layer: Int
    /// The instant at which the layer entered the tree.
    public var began: Double
    /// The instant at which the layer left the tree; `nil` if it was there at the end.
    public var ended: Double?

    public init(layer: Int, began: Double, ended: Double?) {
      self.layer = layer
      self.began = began
      self.ended = ended
    }
  }

  /// The stays of all layers with a name, in the order in which they began.
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
}

extension LayerDescription {
  /// Whether this is the layer's name, or the class of its view controller.
  func answers(to name: String) -> Bool { self.name == name || controller == name }
}
