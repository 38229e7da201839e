extension CALayer {
  /// Puts another layer in the place of one; does nothing if that is not here.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else {
      return
    }
    release(oldLayer)
    insert(newLayer, at: min(index, children.count))
  }

  /// The layer whose opacity cuts out what is seen of this one and its sublayers.
  ///
  /// A mask belongs to one layer: setting it takes it from where it was. Its frame is in the
  /// coordinates of the layer that it masks, and does not follow that layer's size.
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

  /// Whether `layer` is this one or below it.
  func isAncestor(of layer: CALayer) -> Bool {
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

  /// Lets go of a sublayer or of the mask.
  func release(_ layer: CALayer) {
    if maskLayer === layer { maskLayer = nil }
    children.removeAll { $0 === layer }
    layer.parent = nil
    layer.setRendered(false)
    setNeedsLayout()
    MainLoop.shared.animations.timingChanged()
  }

  private func adopt(_ layer: CALayer) {
    layer.parent = self
    layer.setRendered(isRendered)
    MainLoop.shared.animations.timingChanged()
  }

  /// Declares the layer the root of a window's rendered tree, or takes that back.
  package func setRenderRoot(_ isRoot: Bool) { setRendered(isRoot) }

  /// The layer above is gone, and with it the window; nobody records what leaves with a window.
  func abandon() {
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
