import HeadlessQuartzCore
import Motion
import Testing

/// An expression and its expected value, both as text.
///
/// Rows under the name of a GNUstep file restate inputs and expected values of that file's checks,
/// which GNUstep's authors ran against Apple's QuartzCore. `README.md` in this folder lists the files.
struct Row: Sendable, CustomTestStringConvertible {
  let title: String
  let expected: String
  let seen: @Sendable () -> String

  init(
    _ title: String, _ expected: Any?, _ seen: @escaping @Sendable () -> Any?
  ) {
    self.title = title
    self.expected = Row.text(expected)
    self.seen = { Row.text(seen()) }
  }

  var testDescription: String { title }

  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(seen() == expected, Comment(rawValue: title), sourceLocation: location)
  }

  /// Numbers are compared to four places, as GNUstep does.
  static func text(_ value: Any?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let value as Bool: return value ? "true" : "false"
    case let value as Double: return number(value)
    case let value as CGFloat: return number(Double(value))
    case let value as Float: return number(Double(value))
    case let value as Int: return number(Double(value))
    case let value as CGPoint: return "point" + list([value.x, value.y])
    case let value as CGSize: return "size" + list([value.width, value.height])
    case let value as CGRect:
      return "rect" + list([value.minX, value.minY, value.width, value.height])
    case let value as CATransform3D:
      return "matrix"
        + list([
          value.m11, value.m12, value.m13, value.m14, value.m21, value.m22, value.m23, value.m24,
          value.m31, value.m32, value.m33, value.m34, value.m41, value.m42, value.m43, value.m44,
        ])
    case let value as CGAffineTransform:
      return "affine" + list([value.a, value.b, value.c, value.d, value.tx, value.ty])
    case let value as [Any]: return "[" + value.map { text($0) }.joined(separator: ", ") + "]"
    case let value as CGColor:
      let plain = value.plain
      return "color"
        + list([
          CGFloat(plain.red), CGFloat(plain.green), CGFloat(plain.blue), CGFloat(plain.alpha),
        ])
    case let value as NSValue where !(value is NSNumber):
      switch value.contentKind {
      case .point: return text(value.cgPointValue)
      case .size: return text(value.cgSizeValue)
      case .rectangle: return text(value.cgRectValue)
      case .transform: return text(value.caTransform3DValue)
      default: return "\(value)"
      }
    default: return "\(value)"
    }
  }

  private static func list(_ values: [CGFloat]) -> String {
    "(" + values.map { number(Double($0)) }.joined(separator: ", ") + ")"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == 0 ? "0.0" : "\(rounded)"
  }
}

/// Returns a row that sets a property of a new object and reads it back.
func keeps<Object, Value>(
  _ make: @escaping @Sendable () -> Object, _ title: String,
  _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value, reads expected: Value? = nil
) -> Row {
  nonisolated(unsafe) let value = value
  nonisolated(unsafe) let path = path
  return Row(title, expected ?? value) {
    let object = make()
    object[keyPath: path] = value
    return object[keyPath: path]
  }
}

/// Returns a row that sets a property of a new layer and reads it back.
func keeps<Value>(
  _ title: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, _ value: Value,
  reads expected: Value? = nil
) -> Row {
  keeps({ CALayer() }, title, path, value, reads: expected)
}

enum Screen {
  /// Returns a committed root layer of 100 by 100 points.
  static func root() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.setRenderRoot(true)
    MainLoop.shared.turn()
    return root
  }
}

func layer(_ bounds: CGRect, at position: CGPoint) -> CALayer {
  let layer = CALayer()
  layer.bounds = bounds
  layer.position = position
  return layer
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
