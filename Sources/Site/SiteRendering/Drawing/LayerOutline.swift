import Motion

extension LayerProperties {
  /// The layer's bounds with its corners, as an SVG element with these attributes.
  func outline(_ attributes: String) -> String { Self.outline(self, bounds: bounds, attributes) }

  /// The centre line of the layer's border, as an SVG element with these attributes.
  func borderOutline(_ attributes: String) -> String {
    let inset = borderWidth / 2
    let inner = Rectangle(
      x: bounds.minX + inset, y: bounds.minY + inset,
      width: max(bounds.width - borderWidth, 0), height: max(bounds.height - borderWidth, 0))
    return Self.outline(self, bounds: inner, attributes)
  }

  private static func outline(
    _ properties: LayerProperties, bounds: Rectangle, _ attributes: String
  ) -> String {
    let half = min(bounds.width, bounds.height) / 2
    let radius = max(0, min(properties.cornerRadius, half))
    let corners = properties.maskedCorners & 15
    if radius == 0 || corners == 0 { return "<rect \(bounds.svgAttributes) \(attributes)/>" }
    if corners == 15 {
      return "<rect \(bounds.svgAttributes) rx=\"\(svg(radius))\" \(attributes)/>"
    }
    return "<path d=\"\(path(bounds, radius, corners).svg())\" \(attributes)/>"
  }

  /// The outline as a path, moved inwards.
  func outlinePath(inset: Double) -> Path {
    let inner = Rectangle(
      x: bounds.minX + inset, y: bounds.minY + inset,
      width: max(bounds.width - 2 * inset, 0), height: max(bounds.height - 2 * inset, 0))
    let radius = max(0, min(cornerRadius, min(inner.width, inner.height) / 2))
    let corners = maskedCorners & 15
    return radius == 0 || corners == 0
      ? Path(rectangle: inner) : Self.path(inner, radius, corners)
  }

  /// Bits as in `maskedCorners`.
  private static func path(_ box: Rectangle, _ radius: Double, _ corners: Int) -> Path {
    // The distance of a control point that makes a cubic curve nearly a quarter of a circle.
    let pull = radius * (1 - 0.5522847498)
    func corner(
      _ bit: Int, _ x: Double, _ y: Double, in dx1: Double, _ dy1: Double,
      out dx2: Double, _ dy2: Double
    ) -> [Path.Element] {
      guard corners & bit != 0 else { return [.line(to: Point(x: x, y: y))] }
      func point(_ dx: Double, _ dy: Double, _ length: Double) -> Point {
        Point(x: x + dx * length, y: y + dy * length)
      }
      return [
        .line(to: point(dx1, dy1, radius)),
        .cubic(
          to: point(dx2, dy2, radius), control1: point(dx1, dy1, pull),
          control2: point(dx2, dy2, pull)),
      ]
    }
    var elements: [Path.Element] = [.move(to: Point(x: box.center.x, y: box.minY))]
    elements += corner(2, box.maxX, box.minY, in: -1, 0, out: 0, 1)
    elements += corner(8, box.maxX, box.maxY, in: 0, -1, out: -1, 0)
    elements += corner(4, box.minX, box.maxY, in: 1, 0, out: 0, -1)
    elements += corner(1, box.minX, box.minY, in: 0, 1, out: 1, 0)
    return Path(elements + [.close])
  }
}
