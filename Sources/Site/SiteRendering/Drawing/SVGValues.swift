import Motion

extension Color {
  /// The attributes of a fill or stroke: `fill="#ff0000" fill-opacity="0.5"`.
  func svg(as attribute: String) -> String {
    let opacity = SiteRendering.svg(clamped(alpha))
    let suffix = alpha < 1 ? " \(attribute)-opacity=\"\(opacity)\"" : ""
    return "\(attribute)=\"\(hexadecimal)\"\(suffix)"
  }

  /// "#rrggbb", without alpha.
  var hexadecimal: String {
    let digits = [red, green, blue].map { component -> String in
      let byte = Int((clamped(component) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}

extension Matrix {
  /// A `transform` attribute with the matrix's x and y; empty for the identity.
  var svgTransform: String {
    if self == .identity { return "" }
    let isShift = m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1
    if isShift { return " transform=\"translate(\(svg(m41)) \(svg(m42)))\"" }
    let factors = [m11, m12, m21, m22].map { svg(factor: $0) }.joined(separator: " ")
    return " transform=\"matrix(\(factors) \(svg(m41)) \(svg(m42)))\""
  }
}

extension Path {
  /// The value of a `d` attribute, with at most this many elements.
  func svg(limit: Int = 2_000) -> String {
    func at(_ point: Point) -> String {
      "\(SiteRendering.svg(point.x)) \(SiteRendering.svg(point.y))"
    }
    return elements.prefix(limit).map { element in
      switch element {
      case .move(let to): "M\(at(to))"
      case .line(let to): "L\(at(to))"
      case .quadratic(let to, let control): "Q\(at(control)) \(at(to))"
      case .cubic(let to, let control1, let control2):
        "C\(at(control1)) \(at(control2)) \(at(to))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Rectangle {
  /// The attributes of a rectangle.
  var svgAttributes: String {
    "x=\"\(svg(minX))\" y=\"\(svg(minY))\" width=\"\(svg(width))\" height=\"\(svg(height))\""
  }
}

/// The number limited to 0...1; 0 for NaN.
func clamped(_ fraction: Double) -> Double {
  fraction.isNaN ? 0 : max(0, min(1, fraction))
}
