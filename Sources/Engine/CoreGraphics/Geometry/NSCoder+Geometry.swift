import Foundation

/// Geometry as text: "{{0, 0}, {10, 20}}".
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// In square brackets: "[1, 0, 0, 1, 0, 0]".
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = text([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
    return "[\(numbers.dropFirst().dropLast())]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let values = numbers(string, count: 2)
    return CGPoint(x: values[0], y: values[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let values = numbers(string, count: 2)
    return CGSize(width: values[0], height: values[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let values = numbers(string, count: 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  public class func cgVector(for string: String) -> CGVector {
    let values = numbers(string, count: 2)
    return CGVector(dx: values[0], dy: values[1])
  }

  /// The identity if the text is something else.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = numbers(string, count: 6, otherwise: [1, 0, 0, 1, 0, 0])
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  package class func text(_ values: [CGFloat]) -> String {
    let words = values.map { value in
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return "{\(words.joined(separator: ", "))}"
  }

  /// Zeros if the text is something else.
  package class func numbers(
    _ string: String, count: Int, otherwise: [CGFloat]? = nil
  ) -> [CGFloat] {
    let words = string.split { "{}[], ".contains($0) }
    let values = words.compactMap { Double($0) }.map { CGFloat($0) }
    return values.count == count ? values : otherwise ?? Array(repeating: 0, count: count)
  }
}
