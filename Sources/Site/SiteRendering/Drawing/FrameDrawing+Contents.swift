import Markdown
import Motion

extension FrameDrawing {
  // MARK: - Pictures

  /// A part of a picture, stretched into a rectangle.
  ///
  /// - Parameter part: In unit coordinates.
  mutating func picture(
    _ picture: Picture, showing part: Rectangle = Rectangle(x: 0, y: 0, width: 1, height: 1),
    in box: Rectangle, with pen: Pen, depth: Int
  ) -> String {
    // Pictures of pictures are not drawn deeper than this: a program could nest them endlessly.
    guard depth < 8, box.width > 0, box.height > 0, spend(1) else { return "" }
    guard !picture.elements.isEmpty else { return placeholder(picture, in: box, with: pen) }
    let shown = Rectangle(
      x: part.minX * picture.size.width, y: part.minY * picture.size.height,
      width: part.width * picture.size.width, height: part.height * picture.size.height)
    guard pen.perspective == nil else {
      return seen(picture, shown, in: box, with: pen, depth: depth)
    }
    let elements = picture.elements.prefix(2_000)
      .map { element($0, with: pen, depth: depth + 1) }.joined()
    let view = [shown.minX, shown.minY, shown.width, shown.height].map { svg($0) }
    let symbol = definitions.identifier(
      of: "symbol",
      attributes: " viewBox=\"\(view.joined(separator: " "))\" preserveAspectRatio=\"none\"",
      content: elements)
    return "<use href=\"#\(symbol)\" \(box.svgAttributes)/>"
  }

  /// A part of a picture under perspective.
  private mutating func seen(
    _ picture: Picture, _ part: Rectangle, in box: Rectangle, with pen: Pen, depth: Int
  ) -> String {
    guard part.width > 0, part.height > 0 else { return "" }
    let inner = pen.moved(
      by: Matrix.translation(-part.minX, -part.minY)
        .concatenating(.scale(box.width / part.width, box.height / part.height))
        .concatenating(.translation(box.minX, box.minY)))
    let elements = picture.elements.prefix(2_000)
      .map { element($0, with: inner, depth: depth + 1) }.joined()
    guard !elements.isEmpty else { return "" }
    let clip = definitions.identifier(of: "clipPath", content: pen.rectangle(box, ""))
    return "<g clip-path=\"url(#\(clip))\">\(elements)</g>"
  }

  private mutating func element(
    _ element: Picture.Element, with pen: Pen, depth: Int
  ) -> String {
    switch element {
    case .fill(let path, let color):
      guard spend(cost(of: path)) else { return "" }
      return pen.path(path, color.svg(as: "fill"))
    case .stroke(let path, let color, let width):
      guard spend(cost(of: path)) else { return "" }
      let seen = svg(width * pen.scale(in: path.boundingBox))
      return pen.path(path, "fill=\"none\" \(color.svg(as: "stroke")) stroke-width=\"\(seen)\"")
    case .text(let string, let point, let fontSize, let color):
      guard spend(1) else { return "" }
      let place = pen.transform(
        near: Rectangle(origin: point, size: Size(width: fontSize, height: fontSize)))
      // Pictures place text by its top left corner, SVG by its baseline.
      return "<text x=\"\(svg(point.x))\" y=\"\(svg(point.y + fontSize * 0.8))\""
        + " font-size=\"\(svg(fontSize))\"\(place) \(color.svg(as: "fill"))>\(words(string))</text>"
    case .picture(let picture, let box):
      return self.picture(picture, in: box, with: pen, depth: depth)
    case .layers(let layers, let box):
      return snapshot(layers, in: box, with: pen, depth: depth)
    }
  }

  /// Draws a snapshot: layers without animations, so that the instant does not matter.
  private mutating func snapshot(
    _ layers: [LayerDescription], in box: Rectangle, with pen: Pen, depth: Int
  ) -> String {
    guard depth < 8, let bounds = layers.first?.model.bounds, bounds.width > 0, bounds.height > 0
    else { return "" }
    let tree = LayerTree(snapshot: layers)
    let place = tree.snapshotPlacing(in: box)
    guard pen.perspective == nil else { return snapshot(of: tree, with: pen.moved(by: place)) }
    return "<g\(place.svgTransform)>\(snapshot(of: tree, with: pen))</g>"
  }

  /// A picture of which only the name is known.
  private func placeholder(_ picture: Picture, in box: Rectangle, with pen: Pen) -> String {
    let name = picture.name.map { name in
      "<text x=\"\(svg(box.center.x))\" y=\"\(svg(box.center.y))\" font-size=\"12\""
        + "\(pen.transform(near: box)) text-anchor=\"middle\" fill=\"#444444\">"
        + "\(words(name))</text>"
    }
    return pen.rectangle(box, Picture.unknown.svg(as: "fill")) + (name ?? "")
  }

  private func cost(of path: Path) -> Int { 1 + min(path.elements.count, 2_000) / 4 }

  // MARK: - Gradients, shapes, text

  mutating func gradient(
    _ gradient: GradientProperties, _ properties: LayerProperties, with pen: Pen
  ) -> String {
    let bounds = properties.bounds
    guard gradient.colors.count > 1 else {
      return gradient.colors.first.map { pen.outline(of: properties, $0.svg(as: "fill")) } ?? ""
    }
    func point(_ unit: Point) -> Point {
      Point(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let start = point(gradient.startPoint)
    let end = point(gradient.endPoint)
    let stops = gradient.colors.prefix(50).enumerated().map { index, color in
      let offset =
        index < gradient.locations.count
        ? gradient.locations[index] : Double(index) / Double(gradient.colors.count - 1)
      return "<stop offset=\"\(svg(factor: clamped(offset)))\" stop-color=\"\(color.hexadecimal)\""
        + " stop-opacity=\"\(svg(clamped(color.alpha)))\"/>"
    }.joined()
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let units =
      " gradientUnits=\"userSpaceOnUse\""
      + pen.transform(near: bounds, "gradientTransform")
    let identifier =
      gradient.isRadial
      ? definitions.identifier(
        of: "radialGradient",
        attributes: units + " cx=\"\(svg(start.x))\" cy=\"\(svg(start.y))\""
          + " r=\"\(svg((dx * dx + dy * dy).squareRoot()))\"", content: stops)
      : definitions.identifier(
        of: "linearGradient",
        attributes: units + " x1=\"\(svg(start.x))\" y1=\"\(svg(start.y))\""
          + " x2=\"\(svg(end.x))\" y2=\"\(svg(end.y))\"", content: stops)
    return pen.outline(of: properties, "fill=\"url(#\(identifier))\"")
  }

  mutating func shape(_ shape: ShapeProperties, with pen: Pen) -> String {
    guard let path = shape.path, !path.elements.isEmpty, spend(cost(of: path)) else { return "" }
    let fill = shape.fillColor.map { $0.svg(as: "fill") } ?? "fill=\"none\""
    var attributes = shape.fillsEvenOdd ? "\(fill) fill-rule=\"evenodd\"" : fill
    if let stroke = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart {
      let width = svg(shape.lineWidth * pen.scale(in: path.boundingBox))
      attributes += " \(stroke.svg(as: "stroke")) stroke-width=\"\(width)\""
      if shape.strokeStart > 0 || shape.strokeEnd < 1 {
        let start = clamped(shape.strokeStart)
        let length = clamped(shape.strokeEnd) - start
        attributes +=
          " pathLength=\"1\" stroke-dasharray=\"0 \(svg(factor: start))"
          + " \(svg(factor: length)) 1\""
      }
    }
    return pen.path(path, attributes)
  }

  /// A label's text in the middle of its height, on as many lines as seem to fit.
  func text(_ text: TextProperties, in bounds: Rectangle, with pen: Pen) -> String {
    guard text.fontSize > 0, text.fontSize < 1_000 else { return "" }
    let lines = lines(of: text, in: bounds)
    let (x, anchor) =
      switch text.alignment {
      case 1: (bounds.center.x, " text-anchor=\"middle\"")
      case 2: (bounds.maxX, " text-anchor=\"end\"")
      default: (bounds.minX, "")
      }
    let height = text.fontSize * 1.2
    // A baseline lies about a third of the font size below the middle of its line.
    let first =
      bounds.center.y - height * Double(lines.count - 1) / 2 + text.fontSize * 0.35
    let weight = text.isBold ? " font-weight=\"700\"" : ""
    let spans = lines.enumerated().map { index, line in
      "<tspan x=\"\(svg(x))\" y=\"\(svg(first + Double(index) * height))\">\(words(line))</tspan>"
    }.joined()
    return
      "<text font-size=\"\(svg(text.fontSize))\"\(weight)\(anchor)\(pen.transform(near: bounds))"
      + " \(text.color.svg(as: "fill"))>\(spans)</text>"
  }

  /// Breaks a text into lines.
  ///
  /// The font is unknown: a letter is taken to be half as wide as high.
  private func lines(of text: TextProperties, in bounds: Rectangle) -> [String] {
    func count(_ length: Double, per part: Double) -> Int {
      let parts = length / part
      return parts.isFinite ? Int(max(0, min(parts, 1_000))) : 0
    }
    let room = count(bounds.height, per: text.fontSize * 1.15)
    let width = max(count(bounds.width, per: text.fontSize * 0.5), 1)
    let string = String(text.string.prefix(300))
    guard room > 1, string.count > width || string.contains("\n") else { return [string] }
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + word.count + 1 > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      lines.append(line)
    }
    return Array(lines.prefix(room))
  }

  private func words(_ string: some StringProtocol) -> String {
    escapedForHTML(String(string.prefix(300)))
  }
}
