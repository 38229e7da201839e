import HeadlessQuartzCore

extension UIView {
  /// Pixels per point.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The point of the view that ``center`` refers to, in units of its size.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether its frame is undefined, because the layer has a transform in the plane or in space.
  ///
  /// ``transform`` is the identity for a layer that is turned in space.
  var isTransformed: Bool { !CATransform3DIsIdentity(layer.transform) }

  /// Sets the frame, and records a fault about the transform.
  func setFrame(_ frame: CGRect) {
    if isTransformed {
      let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
      EngineLog.fault(.frameSetUnderTransform, ["view": displayName, "frame": place])
    }
    applyFrame(frame)
  }

  /// Sets the frame without recording a fault about the transform.
  package func applyFrame(_ frame: CGRect) {
    let formerSize = layer.bounds.size
    layer.frame = frame
    sizeMayHaveChanged(from: formerSize)
    safeAreaMayHaveChanged()
  }

  /// Sets the frame as an app would, through the property, which subclasses override; that of a
  /// transformed view without the fault.
  func assignFrame(_ frame: CGRect) {
    if isTransformed { applyFrame(frame) } else { self.frame = frame }
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = layer.bounds.size
    return CGRect(
      x: layer.position.x - layer.anchorPoint.x * size.width,
      y: layer.position.y - layer.anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets bounds and center, as Auto Layout does, so that the frame without the transform is this one.
  ///
  /// What follows from them follows when both are set.
  func setUntransformedFrame(_ frame: CGRect) {
    let formerSize = layer.bounds.size
    isBeingPlaced = true
    if formerSize != frame.size {
      bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    }
    let position = CGPoint(
      x: frame.origin.x + layer.anchorPoint.x * frame.size.width,
      y: frame.origin.y + layer.anchorPoint.y * frame.size.height)
    if layer.position != position { center = position }
    isBeingPlaced = false
    sizeMayHaveChanged(from: formerSize)
    safeAreaMayHaveChanged()
  }

  func sizeMayHaveChanged(from formerSize: CGSize) {
    let size = layer.bounds.size
    guard size != formerSize else { return }
    if autoresizesSubviews { autoresizeSubviews(from: formerSize) }
    setNeedsLayout()
    // Constraints determine the size of a view that has them, so a new size changes nothing.
    if translatesAutoresizingMaskIntoConstraints || superview == nil
      || constraintsState.solvedFrame == nil
    {
      invalidateConstraints()
    }
    safeAreaMayHaveChanged()
    sizeDidChange()
  }
}
