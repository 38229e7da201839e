import Motion

/// An outline of lines and curves that does not change.
open class CGPath: Hashable {
  /// The outline as Motion knows it.
  package internal(set) var plain: Path

  package init(_ path: Path) {
    plain = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRectangle(Rectangle(rect), Matrix(transform))
    self.init(path)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: Rectangle(rect), Matrix(transform))
    self.init(path)
  }

  /// Creates a rectangle with elliptic corners.
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

  /// Returns an outline that does not change with this one.
  open func copy() -> CGPath? { CGPath(plain) }

  /// Returns the transformed outline.
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(plain.applying(Matrix(transform)))
  }

  /// Returns an outline that can be added to.
  open func mutableCopy() -> CGMutablePath? { CGMutablePath(plain) }

  /// Returns the transformed outline, which can be added to.
  open func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(plain.applying(Matrix(transform)))
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { plain.elements.isEmpty }

  /// Where the outline ends; zero if it has not begun.
  open var currentPoint: CGPoint { CGPoint(plain.currentPoint) }

  /// The smallest rectangle around all points, control points included; null if it is empty.
  open var boundingBox: CGRect { isEmpty ? .null : CGRect(plain.boundingBox) }

  /// The smallest rectangle around the outline itself; null if it is empty.
  open var boundingBoxOfPath: CGRect { isEmpty ? .null : CGRect(plain.boundingBoxOfPath) }

  /// Whether a point is inside.
  open func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    plain.applying(Matrix(transform)).contains(Point(point), evenOdd: rule == .evenOdd)
  }

  /// Whether the outline is a rectangle, and if so which.
  ///
  /// - Parameter rect: Receives the rectangle.
  /// - Returns: Whether it is one.
  open func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = plain.uprightRectangle else { return false }
    rect?.pointee = CGRect(rectangle)
    return true
  }

  /// Calls a block with each element in turn.
  open func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in plain.elements {
      let (type, points) = element.parts
      var list = points.map { CGPoint($0) }
      list.withUnsafeMutableBufferPointer { buffer in
        // An element without points still needs an address to point to.
        var spare = CGPoint.zero
        withUnsafeMutablePointer(to: &spare) { spare in
          var value = CGPathElement(type: type, points: buffer.baseAddress ?? spare)
          block(&value)
        }
      }
    }
  }

  /// Whether both outlines have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.plain == right.plain }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

/// One step of an outline.
public struct CGPathElement {
  /// Which step.
  public var type: CGPathElementType
  /// Its points, control points first; none for closing.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The steps that an outline is made of.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A curve with one control point; two points.
  case addQuadCurveToPoint
  /// A curve with two control points; three points.
  case addCurveToPoint
  /// A line back to where the subpath began; no points.
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
  /// The rectangle that the outline is, if its sides are upright.
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
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
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
