import HeadlessQuartzCore
import Motion

extension Picture {
  /// The picture of a named image: a card that shows the name.
  ///
  /// Its colour is derived from the name, so that a name always looks the same.
  static func named(_ name: String, size: Size) -> Picture {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }  // FNV-1a
    let color = Color(hue: Double(hash % 360) / 360, saturation: 0.55, brightness: 0.8)
    let card = Path(rectangle: Rectangle(origin: .zero, size: size))
    return Picture(
      name: name, size: size,
      elements: [
        .fill(card, color),
        .text(
          name, at: Point(x: 12, y: size.height - 28), fontSize: 16,
          Color(red: 1, green: 1, blue: 1)),
      ])
  }

  /// The same shapes in one colour, each with its own opacity.
  func tinted(_ color: Color) -> Picture {
    var picture = self
    picture.elements = elements.map { element in
      switch element {
      case .fill(let path, let own): .fill(path, color.withAlpha(of: own))
      case .stroke(let path, let own, let width):
        .stroke(path, color.withAlpha(of: own), width: width)
      case .text(let string, let point, let fontSize, let own):
        .text(string, at: point, fontSize: fontSize, color.withAlpha(of: own))
      case .picture(let inner, let frame): .picture(inner.tinted(color), in: frame)
      case .layers: element
      }
    }
    return picture
  }
}

extension Color {
  /// This colour, with its opacity multiplied by another colour's.
  fileprivate func withAlpha(of other: Color) -> Color {
    var color = self
    color.alpha *= other.alpha
    return color
  }
}
