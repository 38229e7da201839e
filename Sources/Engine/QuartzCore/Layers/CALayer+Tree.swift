extension CALayer {
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else {
      return
    }
    release(oldLayer)
    insert(newLayer, at: min(index, children.count))
  }

  /// The mask has the coordinates of the layer that it masks and does not follow its size.
  ///
  /// Setting it removes the mask from its former superlayer.
  public var mask: CALayer? {
    get { source.map { $0.maskLayer?.presentation() } ?? maskLayer }
    set {
      guard !isPresentation, newValue !== maskLayer else { return }
      if let old = maskLayer { release(old) }
      if let mask = newValue, mask !== self, !mask.isAncestor(of: self) {
        mask.removeFromSuperlayer()
        maskLayer = mask
        adopt(mask)
      }
      touch()
    }
  }

  /// Whether `layer` is this layer or one of its descendants.
  func isAncestor(of layer: CALayer) -> Bool {
    // Otherwise a chain that is built from its top would be climbed for each link.
    if children.isEmpty && maskLayer == nil { return layer === self }
    var next: CALayer? = layer
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }

  func insert(_ layer: CALayer, at index: Int?) {
    guard !isPresentation, !layer.isPresentation else { return }
    guard !layer.isAncestor(of: self) else {
      EngineLog.fault(.layerInsideItself, ["layer": layer.name ?? "\(type(of: layer))"])
      return
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index ?? children.count, children.count))
    adopt(layer)
    setNeedsLayout()
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int, otherwise: Int?) {
    guard layer !== sibling else { return }
    if layer.parent === self, layer !== maskLayer { layer.removeFromSuperlayer() }
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { $0 + offset } ?? otherwise)
  }

  func replaceChildren(with layers: [CALayer]) {
    guard !isPresentation else { return }
    for old in children where !layers.contains(where: { $0 === old }) { release(old) }
    for layer in layers { insert(layer, at: nil) }
  }

  /// Removes a sublayer or the mask.
  func release(_ layer: CALayer) {
    if maskLayer === layer { maskLayer = nil }
    children.removeAll { $0 === layer }
    layer.parent = nil
    layer.setRendered(layer.isRenderRoot)
    setNeedsLayout()
    MainLoop.shared.animations.timingChanged()
  }

  private func adopt(_ layer: CALayer) {
    layer.parent = self
    layer.setRendered(isRendered)
    MainLoop.shared.animations.timingChanged()
  }

  /// Marks the layer as the root of a window's layer tree, or not.
  ///
  /// While another layer holds it, it is seen where that layer is, and nowhere else.
  package func setRenderRoot(_ isRoot: Bool) {
    isRenderRoot = isRoot
    setRendered(parent?.isRendered ?? isRoot)
  }

  /// Leaves the layer tree after its window was released, without being recorded as removed.
  func abandon() {
    isRenderRoot = false
    isRendered = false
    wasCommitted = false
    committed = nil
    removeAllAnimations()
    for child in children { child.abandon() }
    maskLayer?.abandon()
  }

  func setRendered(_ flag: Bool) {
    guard isRendered != flag else { return }
    isRendered = flag
    MainLoop.shared.touch(self)
    for child in children { child.setRendered(flag) }
    maskLayer?.setRendered(flag)
  }
}
