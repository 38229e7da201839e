import Motion

/// A layer at the last commit, for snapshots of the screen.
struct CommittedState {
  var properties: LayerProperties
  var children: [CALayer]
  var mask: CALayer?

  init(of layer: CALayer) {
    properties = layer.properties
    children = layer.children
    mask = layer.maskLayer
  }
}

extension CALayer {
  /// Describes the layer and its descendants with their model values, without animations.
  func frozenTree() -> [LayerDescription] {
    frozen(children: children, mask: maskLayer, properties: properties) { $0.frozenTree() }
  }

  /// Describes the layer and its descendants with their values at this instant, without animations.
  ///
  /// - Parameter asCommitted: Whether to leave out changes since the last commit, and layers that no
  ///   commit has included.
  /// - Returns: This layer first.
  package func frozen(asCommitted: Bool) -> [LayerDescription] {
    guard asCommitted else {
      return frozen(children: children, mask: maskLayer, properties: sampledProperties()) {
        $0.frozen(asCommitted: false)
      }
    }
    guard let committed else { return [] }
    var description = describe()
    description.model = committed.properties
    description.animations.removeAll { animation in
      attached.contains { $0.key == animation.key && !$0.isResolved }
    }
    let seen = description.presentation(atLocalTime: localTime(at: MainLoop.shared.now).time)
    return frozen(children: committed.children, mask: committed.mask, properties: seen) {
      $0.frozen(asCommitted: true)
    }
  }

  private func frozen(
    children: [CALayer], mask: CALayer?, properties: LayerProperties,
    descend: (CALayer) -> [LayerDescription]
  ) -> [LayerDescription] {
    var description = describe()
    let owned = description.model
    description.model = properties
    // The text and picture of the view are not among the layer's own values.
    description.model.text = owned.text
    if properties.contents == nil { description.model.contents = owned.contents }
    description.animations = []
    let below = children.map(descend).filter { !$0.isEmpty }
    let masking = mask.map(descend) ?? []
    description.sublayers = below.compactMap { $0.first?.id }
    description.mask = masking.first?.id
    return [description] + below.flatMap { $0 } + masking
  }
}
