import Motion

/// Writes shapes of a plane as SVG elements.
///
/// SVG has no perspective: where there is some, shapes are written point by point as they are seen,
/// and text by the nearest map that SVG has.
struct Pen {
  /// From the plane to the coordinates of the element around; `nil` where they are the same.
  var perspective: Matrix?

  /// The pen for a plane inside of this one.
  func moved(by matrix: Matrix) -> Pen {
    Pen(perspective: matrix.concatenating(perspective ?? .identity))
  }

  func path(_ path: Path, _ attributes: String) -> String {
    let seen = perspective.map { path.projected(by: $0) } ?? path
    return seen.elements.isEmpty ? "" : "<path d=\"\(seen.svg())\" \(attributes)/>"
  }

  func rectangle(_ rectangle: Rectangle, _ attributes: String) -> String {
    perspective == nil
      ? "<rect \(rectangle.svgAttributes) \(attributes)/>"
      : path(Path(rectangle: rectangle), attributes)
  }

  /// The shape of a layer's bounds.
  func outline(of properties: LayerProperties, _ attributes: String) -> String {
    perspective == nil
      ? properties.outline(attributes) : path(properties.outlinePath(inset: 0), attributes)
  }

  /// The line in the middle of a layer's border.
  func border(of properties: LayerProperties, _ attributes: String) -> String {
    let inset = properties.borderWidth / 2
    let width = "stroke-width=\"\(svg(properties.borderWidth * scale(in: properties.bounds)))\""
    let line = "fill=\"none\" \(attributes) \(width)"
    return perspective == nil
      ? properties.borderOutline(line) : path(properties.outlinePath(inset: inset), line)
  }

  /// The attribute that places text, or a gradient, that lies in a rectangle; empty if none has to.
  func transform(near rectangle: Rectangle, _ attribute: String = "transform") -> String {
    guard let perspective else { return "" }
    return perspective.withoutPerspective(near: rectangle.center).svgTransform
      .replacing("transform", with: attribute)
  }

  /// How much lengths in the middle of a rectangle are stretched.
  func scale(in rectangle: Rectangle) -> Double {
    guard let perspective else { return 1 }
    let matrix = perspective.withoutPerspective(near: rectangle.center)
    return abs(matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21).squareRoot()
  }
}
