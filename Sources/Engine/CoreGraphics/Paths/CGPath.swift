import Motion

/// An immutable path of lines and curves.
open class CGPath: Hashable {
  /// The path in Motion's type.
  package internal(set) var plain: Path

  @usableFromInline
  package init(_ path: Path) {
    plain = path
  }

  @_disfavoredOverload
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRectangle(Rectangle(rect), Matrix(transform))
    self.init(path)
  }

  /// The ellipse fills the rectangle.
  @_disfavoredOverload
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: Rectangle(rect), Matrix(transform))
    self.init(path)
  }

  @_disfavoredOverload
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRectangle(
      Rectangle(rect), width: Double(cornerWidth), height: Double(cornerHeight),
      Matrix(transform))
    self.init(path)
  }

  /// Returns an immutable copy, also of a mutable path.
  open func copy() -> CGPath? { CGPath(plain) }

  @_disfavoredOverload
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(plain.applying(Matrix(transform)))
  }

  open func mutableCopy() -> CGMutablePath? { CGMutablePath(plain) }

  @_disfavoredOverload
  open func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(plain.applying(Matrix(transform)))
  }

  open var isEmpty: Bool { plain.elements.isEmpty }

  /// Zero for an empty path.
  open var currentPoint: CGPoint { CGPoint(plain.currentPoint) }

  /// Includes control points; null for an empty path.
  open var boundingBox: CGRect { isEmpty ? .null : CGRect(plain.boundingBox) }

  /// Without control points; null for an empty path.
  open var boundingBoxOfPath: CGRect { isEmpty ? .null : CGRect(plain.boundingBoxOfPath) }

  open func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    plain.applying(Matrix(transform)).contains(Point(point), evenOdd: rule == .evenOdd)
  }

  /// Whether the path is an upright rectangle, which `rect` then receives.
  open func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = plain.uprightRectangle else { return false }
    rect?.pointee = CGRect(rectangle)
    return true
  }

  /// Calls the block with each element in order.
  open func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in plain.elements {
      let (type, points) = element.parts
      var list = points.map { CGPoint($0) }
      list.withUnsafeMutableBufferPointer { buffer in
        // An element without points needs an address, too.
        var spare = CGPoint.zero
        withUnsafeMutablePointer(to: &spare) { spare in
          var value = CGPathElement(type: type, points: buffer.baseAddress ?? spare)
          block(&value)
        }
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.plain == right.plain }

  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points come before the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public enum CGPathElementType: Int32, Sendable {
  /// One point.
  case moveToPoint
  /// One point.
  case addLineToPoint
  /// Two points.
  case addQuadCurveToPoint
  /// Three points.
  case addCurveToPoint
  /// No points.
  case closeSubpath
}

extension Path.Element {
  fileprivate var parts: (CGPathElementType, [Point]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quadratic(let point, let control): (.addQuadCurveToPoint, [control, point])
    case .cubic(let point, let control1, let control2):
      (.addCurveToPoint, [control1, control2, point])
    case .close: (.closeSubpath, [])
    }
  }
}

extension Path {
  /// The rectangle, if the path is an upright one.
  package var uprightRectangle: Rectangle? {
    var corners: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point): if index > 0 { return nil } else { corners.append(point) }
      case .line(let point): corners.append(point)
      case .close: if index != elements.count - 1 { return nil }
      default: return nil
      }
    }
    while corners.count > 4, corners.last == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let isRow = corners[0].y == corners[1].y
    let sides =
      isRow
      ? corners[1].x == corners[2].x && corners[2].y == corners[3].y && corners[3].x == corners[0].x
      : corners[0].x == corners[1].x && corners[1].y == corners[2].y
        && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    return sides ? boundingBox : nil
  }
}
