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
    top.solveConstraintsIfNeeded()
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

  package var layerTouchSettings: [String] {
    // Most are, and casts take time.
    guard type(of: self) != UIView.self else { return [] }
    var found: [String] = []
    if let view = self as? UIScrollView, !view.panGestureRecognizer.isEnabled {
      found.append("isScrollEnabled = false")
    }
    if (self as? UIControl)?.isEnabled == false { found.append("isEnabled = false") }
    if (self as? UITableView)?.allowsSelection == false
      || (self as? UICollectionView)?.allowsSelection == false
    {
      found.append("allowsSelection = false")
    }
    return found
  }

  package var layerRecognizers: [String] {
    recognizers.filter { !$0.isPartOfView && $0.isEnabled }.map(\.family).sorted()
  }

  /// The name in messages and faults: the accessibility identifier, or else the class.
  package var displayName: String { accessibilityIdentifier ?? layerKind }
}
