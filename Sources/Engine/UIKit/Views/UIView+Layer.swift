import HeadlessQuartzCore

extension UIView {
  /// Becomes the layer's delegate and owner.
  func adoptLayer() {
    layer.delegate = self
    layer.owner = self
    if isOpaqueByDefault { layer.isOpaque = true }
    guard type(of: self) != UIView.self else { return }
    layer.setNeedsDisplay()
    if type(of: self).requiresConstraintBasedLayout { ConstraintsState.isUpdateAwaited = true }
  }

  func blockAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard layer === self.layer, let context = AnimationContext.current else { return NSNull() }
    return context.action(for: layer, key: event) ?? NSNull()
  }

  /// Lays out the subviews between the callbacks of the controller whose view this is.
  func layoutWithController() {
    top.solveConstraintsIfNeeded()
    CurrentTraits.view(self).use {
      guard let controller else { return layoutSubviews() }
      controller.surroundLayout { layoutSubviews() }
    }
  }

  func drawBounds(in context: CGContext) {
    GraphicsStack.push(context)
    CurrentTraits.view(self).use { draw(bounds) }
    GraphicsStack.pop()
  }

  // MARK: Names in recordings

  package var layerKind: String { String(describing: type(of: self)) }

  package var layerName: String? { accessibilityIdentifier }

  package var layerController: String? {
    controller.map { String(describing: type(of: $0)) }
  }

  package var layerTakesTouches: Bool { isUserInteractionEnabled }

  /// The name in messages and faults: the accessibility identifier, or else the class.
  package var displayName: String { accessibilityIdentifier ?? layerKind }
}
