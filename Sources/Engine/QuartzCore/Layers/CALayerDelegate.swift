/// What a layer asks before it goes its own way.
public protocol CALayerDelegate: AnyObject {
  /// Chooses what happens when `event` does; `nil` leaves the choice to the layer, `NSNull` forbids it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Gives the layer its `contents`.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
}
