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

  /// Sets bounds and center so that the frame without the transform is this one.
  func setUntransformedFrame(_ frame: CGRect) {
    place(
      size: frame.size,
      position: CGPoint(
        x: frame.origin.x + layer.anchorPoint.x * frame.size.width,
        y: frame.origin.y + layer.anchorPoint.y * frame.size.height))
  }

  /// The size of the bounds, around ``center``: where Auto Layout and collection views believe the view to be.
  ///
  /// They know a view by its center and its size. One whose anchor point is not in the middle is
  /// seen elsewhere, and apps count on that: with an anchor point at its left edge, a view that is
  /// centered on a line begins there.
  var layoutFrame: CGRect {
    let size = layer.bounds.size
    return CGRect(
      x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Sets bounds and center, as Auto Layout does, so that ``layoutFrame`` is this one.
  func setLayoutFrame(_ frame: CGRect) {
    place(size: frame.size, position: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Sets bounds and center; their consequences follow when both are set.
  private func place(size: CGSize, position: CGPoint) {
    let formerSize = layer.bounds.size
    isBeingPlaced = true
    if formerSize != size { bounds = CGRect(origin: layer.bounds.origin, size: size) }
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
    if keepsItsFrame || superview == nil || constraintsState.solvedFrame == nil {
      invalidateConstraints()
    }
    safeAreaMayHaveChanged()
    sizeDidChange()
  }
}
