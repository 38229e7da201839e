import Motion

// Conversions between Foundation's and Motion's types. `CGFloat` is `Double` on every platform of
// the engine.

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Size {
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGRect {
  package init(_ rectangle: Rectangle) {
    self.init(origin: CGPoint(rectangle.origin), size: CGSize(rectangle.size))
  }
}

extension Rectangle {
  package init(_ rectangle: CGRect) {
    self.init(origin: Point(rectangle.origin), size: Size(rectangle.size))
  }
}

extension CGAffineTransform {
  /// The affine transform in the plane of a matrix.
  package init(_ matrix: Matrix) {
    self.init(
      a: CGFloat(matrix.m11), b: CGFloat(matrix.m12), c: CGFloat(matrix.m21),
      d: CGFloat(matrix.m22), tx: CGFloat(matrix.m41), ty: CGFloat(matrix.m42))
  }
}

extension Matrix {
  package init(_ transform: CGAffineTransform) {
    self.init()
    m11 = Double(transform.a)
    m12 = Double(transform.b)
    m21 = Double(transform.c)
    m22 = Double(transform.d)
    m41 = Double(transform.tx)
    m42 = Double(transform.ty)
  }
}
