import Motion

/// The initialisers and copies with a transform, for `nil` and for variables.
///
/// Core Graphics declares the forms with pointers. Calls with `nil` or `&transform` take these, so
/// that they are safe to the compiler as well.
extension CGPath {
  public convenience init(rect: CGRect, transform: Never?) {
    self.init(rect: rect, transform: CGAffineTransform.identity)
  }

  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: transform)
  }

  private convenience init(rect: CGRect, transform: CGAffineTransform) {
    var path = Path()
    path.addRectangle(Rectangle(rect), Matrix(transform))
    self.init(path)
  }

  public convenience init(ellipseIn rect: CGRect, transform: Never?) {
    self.init(ellipseIn: rect, transform: CGAffineTransform.identity)
  }

  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: transform)
  }

  private convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform) {
    var path = Path()
    path.addEllipse(in: Rectangle(rect), Matrix(transform))
    self.init(path)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Never?
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: CGAffineTransform.identity)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: inout CGAffineTransform
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform)
  }

  private convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform
  ) {
    var path = Path()
    path.addRoundedRectangle(
      Rectangle(rect), width: Double(cornerWidth), height: Double(cornerHeight),
      Matrix(transform))
    self.init(path)
  }

  public func copy(using transform: Never?) -> CGPath? { copy() }

  public func copy(using transform: inout CGAffineTransform) -> CGPath? {
    CGPath(plain.applying(Matrix(transform)))
  }

  public func mutableCopy(using transform: Never?) -> CGMutablePath? { mutableCopy() }

  public func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
    CGMutablePath(plain.applying(Matrix(transform)))
  }
}
