import Motion

extension CALayer {
  /// Sets the size of the bounds and the position so that the layer has a frame.
  ///
  /// This is exact for scales, translations and quarter turns: with scale(2, 4), the frame
  /// (10, 20, 100, 50) sets bounds of 50 by 12.5. Under perspective it is approached in a few steps, so
  /// that the frame reads back as it was set. Along an axis in which the transform leaves nothing of the
  /// layer, as a quarter turn about y does, the position divides the frame as the anchor point says.
  func setFrame(_ frame: Rectangle) {
    guard !isPresentation else { return }
    var solved = properties
    solved.bounds.size = properties.boundsSize(forFrameSize: frame.size)
    if !properties.transform.isAffine { solved.approachFrameSize(frame.size) }
    let image = solved.frame
    let isFlat = (x: image.width < 1e-9, y: image.height < 1e-9)
    let anchor = properties.anchorPoint
    let place = CGPoint(
      x: isFlat.x
        ? frame.minX + anchor.x * frame.width : solved.position.x + frame.minX - image.minX,
      y: isFlat.y
        ? frame.minY + anchor.y * frame.height : solved.position.y + frame.minY - image.minY)
    // Between the two the layer has a frame that nobody meant.
    changeTogether {
      bounds = CGRect(solved.bounds)
      position = place
    }
  }
}

extension CALayer {
  /// Whether a layer can have a geometry; otherwise that is recorded.
  func isGeometry(_ property: String, _ value: CGRect) -> Bool {
    guard value.minX.isNaN || value.minY.isNaN || value.width.isNaN || value.height.isNaN else {
      return true
    }
    EngineLog.fault(
      .geometryNotANumber,
      ["layer": name ?? "\(type(of: self))", "property": property, "value": "\(value)"])
    return false
  }
}

extension LayerProperties {
  /// Scales the bounds until the frame has a size.
  fileprivate mutating func approachFrameSize(_ size: Size) {
    for _ in 0..<32 {
      let image = frame.size
      guard image.width > 1e-9, image.height > 1e-9 else { return }
      let factor = (width: size.width / image.width, height: size.height / image.height)
      guard abs(factor.width - 1) > 1e-12 || abs(factor.height - 1) > 1e-12 else { return }
      bounds.size.width *= factor.width
      bounds.size.height *= factor.height
    }
  }

  /// Returns the size of the bounds for a size of the frame.
  ///
  /// Solves `|a|·w + |c|·h = W` and `|b|·w + |d|·h = H`; without a solution the size stays, or only the
  /// length that the transform leaves nothing of.
  func boundsSize(forFrameSize size: Size) -> Size {
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    if a == 1 && d == 1 && b == 0 && c == 0 { return size }
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else {
      guard b < 1e-12, c < 1e-12 else { return bounds.size }
      return Size(
        width: a > 1e-12 ? size.width / a : bounds.size.width,
        height: d > 1e-12 ? size.height / d : bounds.size.height)
    }
    let width = (size.width * d - size.height * c) / determinant
    let height = (size.height * a - size.width * b) / determinant
    return Size(width: max(0, width), height: max(0, height))
  }
}
