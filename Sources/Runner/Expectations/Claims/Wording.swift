public import Motion

/// How numbers are told to a learner.
public enum Wording {
  /// At most three digits after the point, and none that says nothing: 0.5, 12, 3.142.
  public static func text(_ value: Double) -> String {
    guard !value.isNaN else { return "no number" }
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((abs(value) * 1000).rounded())
    var text = value < 0 && thousandths > 0 ? "-" : ""
    text += "\(thousandths / 1000)"
    var rest = "\(thousandths % 1000)"
    if rest == "0" { return text }
    rest = String(repeating: "0", count: 3 - rest.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    return text + "." + rest
  }

  /// As in "(16, 24)".
  public static func text(_ point: Point) -> String { "(\(text(point.x)), \(text(point.y)))" }

  /// As in "64 × 96 at (16, 24)".
  public static func text(_ rectangle: Rectangle) -> String {
    "\(text(rectangle.width)) × \(text(rectangle.height)) at "
      + text(Point(x: rectangle.minX, y: rectangle.minY))
  }
}
