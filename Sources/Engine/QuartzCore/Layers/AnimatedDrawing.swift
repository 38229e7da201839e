import Motion

/// Draws a layer anew for each frame in which a property is animated that is the app's own and that
/// the drawing depends on.
///
/// Fidelity: not while an animation repeats forever, because no run would come to rest.
final class AnimatedDrawing: FrameListener {
  private weak var layer: CALayer?
  private var isOver = false

  init(_ layer: CALayer) { self.layer = layer }

  var wantsFrames: Bool { !isOver }

  func frame(timestamp: Double, target: Double) {
    if let layer, layer.animatesDrawing {
      layer.displayPresentation()
    } else {
      isOver = true
      MainLoop.shared.frames.remove(self)
      layer?.animatedDrawing = nil
      layer?.setNeedsDisplay()
    }
  }
}

extension CALayer {
  /// Whether an animation runs of a property of which ``needsDisplay(forKey:)`` is true.
  var animatesDrawing: Bool {
    let now = localTime(at: MainLoop.shared.now).time
    return attached.contains { attached in
      guard let key = (attached.animation as? CAPropertyAnimation)?.keyPath,
        LayerKeyPath(key) == nil, type(of: self).needsDisplay(forKey: key)
      else { return false }
      let end = attached.resolved(at: now).activeEnd
      return end.isFinite && now < end
    }
  }

  func drawWhileAnimated() {
    guard animatedDrawing == nil, animatesDrawing else { return }
    let drawing = AnimatedDrawing(self)
    animatedDrawing = drawing
    MainLoop.shared.frames.add(drawing)
  }
}
