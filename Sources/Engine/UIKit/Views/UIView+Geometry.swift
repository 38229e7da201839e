import HeadlessQuartzCore

extension UIView {
  /// The scale of the screen's pixels that the view draws for.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Which point of the view ``center`` is, in units of its size; setting it moves the frame.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  func placeLayer(in frame: CGRect) {
    layer.frame = frame
  }

  /// The app's own `frame = …`.
  func setFrame(_ frame: CGRect) {
    if !CATransform3DIsIdentity(layer.transform) {
      let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
      EngineLog.fault(.frameSetUnderTransform, ["view": displayName, "frame": place])
    }
    applyFrame(frame)
  }

  /// Places the view as a frame says, without judging about its transform.
  package func applyFrame(_ frame: CGRect) {
    let formerSize = layer.bounds.size
    layer.frame = frame
    sizeMayHaveChanged(from: formerSize)
    safeAreaMayHaveChanged()
  }

  func setBounds(_ bounds: CGRect) {
    let formerSize = layer.bounds.size
    layer.bounds = bounds
    sizeMayHaveChanged(from: formerSize)
  }

  /// The rectangle that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = layer.bounds.size
    return CGRect(
      x: layer.position.x - layer.anchorPoint.x * size.width,
      y: layer.position.y - layer.anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }

  /// Takes a rectangle as the view's place before its transform.
  func setUntransformedFrame(_ frame: CGRect) {
    let formerSize = layer.bounds.size
    if formerSize != frame.size {
      layer.bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    }
    let position = CGPoint(
      x: frame.origin.x + layer.anchorPoint.x * frame.size.width,
      y: frame.origin.y + layer.anchorPoint.y * frame.size.height)
    if layer.position != position { layer.position = position }
    sizeMayHaveChanged(from: formerSize)
    safeAreaMayHaveChanged()
  }

  private func sizeMayHaveChanged(from formerSize: CGSize) {
    let size = layer.bounds.size
    guard size != formerSize else { return }
    if autoresizesSubviews { autoresizeSubviews(from: formerSize) }
    setNeedsLayout()
    // The size of a view that has constraints is a result of them, not a condition.
    if translatesAutoresizingMaskIntoConstraints || superview == nil { invalidateConstraints() }
    safeAreaMayHaveChanged()
  }

  func resizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    let origin = untransformedFrame.origin
    setUntransformedFrame(CGRect(origin: origin, size: fitting))
  }
}
