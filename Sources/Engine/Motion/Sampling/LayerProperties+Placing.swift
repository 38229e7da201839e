extension LayerProperties {
  /// The anchor point in the layer's own coordinates.
  public var anchor: Point {
    Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The matrix from the layer's coordinates to its superlayer's, without the superlayer's
  /// `sublayerTransform`.
  public var placing: Matrix {
    let anchor = self.anchor
    if transform == .identity, zPosition == anchorPointZ {
      return .translation(position.x - anchor.x, position.y - anchor.y)
    }
    return Matrix.translation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// The matrix by which `sublayerTransform` acts on sublayers: it applies about the anchor point.
  public var sublayerPlacing: Matrix {
    if sublayerTransform == .identity { return .identity }
    let anchor = self.anchor
    return Matrix.translation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(sublayerTransform)
      .concatenating(.translation(anchor.x, anchor.y, anchorPointZ))
  }

  /// The smallest upright rectangle around the layer in its superlayer: `CALayer.frame`.
  ///
  /// Without a transform the size is that of the bounds, to the bit: a frame that is read and set again
  /// changes nothing.
  public var frame: Rectangle {
    guard transform == .identity, zPosition == anchorPointZ else {
      return placing.apply(to: bounds)
    }
    return Rectangle(
      x: bounds.minX + (position.x - anchor.x), y: bounds.minY + (position.y - anchor.y),
      width: bounds.width, height: bounds.height)
  }

  /// The rectangle in which contents of a size are drawn: the part that `contentsRect` shows,
  /// placed and scaled by the gravity.
  public func contentsFrame(of size: Size) -> Rectangle {
    let part = Size(
      width: size.width * contentsRect.width, height: size.height * contentsRect.height)
    let box = Rectangle(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    guard contentsGravity != "resize", part.width > 0, part.height > 0 else { return box }
    var drawn = part
    if contentsGravity == "resizeAspect" || contentsGravity == "resizeAspectFill" {
      let (x, y) = (box.width / part.width, box.height / part.height)
      let scale = (contentsGravity == "resizeAspect") == (x < y) ? x : y
      drawn = Size(width: part.width * scale, height: part.height * scale)
    }
    let room = Size(width: box.width - drawn.width, height: box.height - drawn.height)
    let (x, y) = Self.alignment(of: contentsGravity)
    return Rectangle(
      origin: Point(x: box.minX + room.width * x, y: box.minY + room.height * y), size: drawn)
  }

  /// The share of the free room to the left of contents, and above them.
  private static func alignment(of gravity: String) -> (x: Double, y: Double) {
    switch gravity {
    case "top": (0.5, 0)
    case "bottom": (0.5, 1)
    case "left": (0, 0.5)
    case "right": (1, 0.5)
    case "topLeft": (0, 0)
    case "topRight": (1, 0)
    case "bottomLeft": (0, 1)
    case "bottomRight": (1, 1)
    default: (0.5, 0.5)
    }
  }
}
