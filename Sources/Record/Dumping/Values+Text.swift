import Motion

extension Double {
  /// At most four decimals, without trailing zeros.
  var text: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard abs(self) < 1e14 else { return description }
    let scaled = Int64((abs(self) * 10_000).rounded())
    guard scaled != 0 else { return "0" }
    let digits = String(scaled % 10_000)
    var fraction = String(repeating: "0", count: 4 - digits.count) + digits
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = "\(self < 0 ? "-" : "")\(scaled / 10_000)"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }

  /// Exactly four decimals, so that instants are aligned.
  var instantText: String {
    let text = text
    guard let dot = text.firstIndex(of: ".") else { return text + ".0000" }
    let decimals = text.distance(from: dot, to: text.endIndex) - 1
    return text + String(repeating: "0", count: 4 - decimals)
  }
}

extension Int {
  var text: String { description }
}

extension Bool {
  var text: String { description }
}

extension String {
  var text: String { self }
}

extension Point {
  var text: String { "(\(x.text) \(y.text))" }
}

extension Size {
  var text: String { "\(width.text)x\(height.text)" }
}

extension Rectangle {
  var text: String { "(\(origin.x.text) \(origin.y.text) \(size.width.text)x\(size.height.text))" }
}

extension Color {
  /// Red, green, blue and alpha.
  var text: String { "rgba(\(red.text) \(green.text) \(blue.text) \(alpha.text))" }
}

extension Matrix {
  /// "identity", the six numbers of an affine transform, or all sixteen, by rows.
  var text: String {
    if self == .identity { return "identity" }
    let numbers = elements
    let flat = [0, 1, 4, 5, 12, 13]
    let isFlat = (0..<16).allSatisfy { index in
      flat.contains(index) || numbers[index] == Matrix.identity.elements[index]
    }
    let shown = isFlat ? flat.map { numbers[$0] } : numbers
    return "[" + shown.map(\.text).joined(separator: " ") + "]"
  }

  /// By rows.
  private var elements: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }
}

extension Path {
  var text: String {
    elements.map { element in
      switch element {
      case .move(let to): "M\(to.text)"
      case .line(let to): "L\(to.text)"
      case .quadratic(let to, let control): "Q\(control.text)\(to.text)"
      case .cubic(let to, let control1, let control2):
        "C\(control1.text)\(control2.text)\(to.text)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Picture {
  var text: String {
    "picture " + (name.map { "\"\($0)\" " } ?? "") + size.text
  }
}

extension ShapeProperties {
  var text: String {
    var parts = ["path \(path?.text ?? "none")", "fill \(fillColor?.text ?? "none")"]
    if let strokeColor { parts.append("stroke \(strokeColor.text) \(lineWidth.text)") }
    if strokeStart != 0 || strokeEnd != 1 {
      parts.append("from \(strokeStart.text) to \(strokeEnd.text)")
    }
    return parts.joined(separator: " ")
  }
}

extension GradientProperties {
  var text: String { "of \(colors.count) colours" }
}

extension TextProperties {
  var text: String { "\"\(string)\"" }
}
