import HeadlessQuartzCore
import Motion

extension UIView {
  /// Becomes the layer's delegate and owner.
  func adoptLayer() {
    layer.delegate = self
    layer.owner = self
    guard type(of: self) != UIView.self else { return }
    layer.setNeedsDisplay()
    if type(of: self).requiresConstraintBasedLayout { ConstraintsState.isUpdateAwaited = true }
  }

  func viewAction(for layer: CALayer, key: String) -> CAAction? {
    guard layer === self.layer, let context = AnimationContext.current else { return NSNull() }
    return context.action(for: layer, key: key) ?? NSNull()
  }

  func drawContent(in context: CGContext) {
    GraphicsStack.push(context)
    draw(bounds)
    GraphicsStack.pop()
  }

  // MARK: Names in recordings

  package var layerKind: String { String(describing: type(of: self)) }

  package var layerName: String? { accessibilityIdentifier }

  package var layerController: String? {
    controller.map { String(describing: type(of: $0)) }
  }

  /// The name in messages and faults: the accessibility identifier, or else the class.
  package var displayName: String { accessibilityIdentifier ?? layerKind }
}
