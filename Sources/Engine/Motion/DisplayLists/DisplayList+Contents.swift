extension DisplayList.Builder {
  typealias Paint = DisplayList.Paint

  /// Returns what a layer itself draws, from back to front, and the rectangles around it.
  mutating func contents(
    of properties: LayerProperties, _ matrix: Matrix, depth: Int
  ) -> [(paint: Paint, box: Rectangle)] {
    var parts: [(paint: Paint, box: Rectangle)] = []
    let bounds = properties.bounds
    if let gradient = properties.gradient, !gradient.colors.isEmpty {
      if gradient.colors.count > Self.mostStops { isComplete = false }
      gradients.append(Gradient(gradient, in: bounds))
      let paint = Paint(
        kind: .gradient(gradients.count - 1), clip: RoundedRectangle(of: properties))
      parts.append((paint, bounds))
    }
    if let picture = properties.contents {
      let shown = properties.contentsRect
      let frame = properties.contentsFrame(of: picture.size)
      if shown.width > 0, shown.height > 0 {
        // The whole picture, of which the frame shows a part.
        let whole = Rectangle(
          x: frame.minX - shown.minX / shown.width * frame.width,
          y: frame.minY - shown.minY / shown.height * frame.height,
          width: frame.width / shown.width, height: frame.height / shown.height)
        add(picture, in: whole, clip: frame, matrix, depth: depth, to: &parts)
      }
    }
    if let shape = properties.shape { add(shape, to: &parts) }
    if let text = properties.text { add(text, in: bounds, to: &parts) }
    return parts
  }

  private static let mostStops = 200
  private static let mostParts = 2_000
  private static let deepestPicture = 60

  // MARK: - Pictures

  private mutating func add(
    _ picture: Picture, in box: Rectangle, clip: Rectangle, _ matrix: Matrix, depth: Int,
    to parts: inout [(paint: Paint, box: Rectangle)]
  ) {
    guard picture.size.width > 0, picture.size.height > 0, let clip = clip.intersection(box) else {
      return
    }
    guard depth < Self.deepestPicture, parts.count + picture.elements.count < Self.mostParts else {
      isComplete = false
      return
    }
    let outline = RoundedRectangle(clip)
    guard !picture.elements.isEmpty else {
      let gray = PremultipliedColor(Picture.unknown)
      parts.append((Paint(kind: .fill(gray), clip: outline), clip))
      return
    }
    let (x, y) = (box.width / picture.size.width, box.height / picture.size.height)
    let place = Matrix(a: x, b: 0, c: 0, d: y, tx: box.minX, ty: box.minY)
    for element in picture.elements {
      switch element {
      case .fill(let path, let color):
        guard let polygon = polygon(path.applying(place)),
          let box = polygon.bounds().intersection(clip)
        else { continue }
        polygons.append(polygon)
        let kind = Paint.Kind.polygon(
          polygons.count - 1, PremultipliedColor(color), evenOdd: false)
        add(kind, within: box, to: &parts)
      case .stroke(let path, let color, let width):
        let width = width * (x * y).squareRoot()
        guard let polygon = polygon(path.applying(place)),
          let box = polygon.bounds(lineWidth: width).intersection(clip)
        else { continue }
        polygons.append(polygon)
        let kind = Paint.Kind.line(
          polygons.count - 1, PremultipliedColor(color), width: width)
        add(kind, within: box, to: &parts)
      case .text(let string, let point, let fontSize, let color):
        let text = TextProperties(string: string, fontSize: fontSize * y, color: color)
        let line = Rectangle(
          origin: place.apply(to: point),
          size: Size(width: text.estimatedWidth, height: text.fontSize * 1.2))
        add(text, in: line, to: &parts)
      case .picture(let inner, let rectangle):
        add(
          inner, in: place.apply(to: rectangle), clip: clip, matrix, depth: depth + 1, to: &parts)
      case .layers(let layers, let rectangle):
        let frame = place.apply(to: rectangle)
        guard let node = snapshot(layers, in: frame, matrix, depth: depth + 1),
          let box = frame.intersection(clip)
        else { continue }
        parts.append((Paint(kind: .node(node), clip: outline), box))
      }
    }
  }

  /// Returns the node of layers that were frozen in a picture.
  private mutating func snapshot(
    _ layers: [LayerDescription], in frame: Rectangle, _ matrix: Matrix, depth: Int
  ) -> Int? {
    guard let root = layers.first, root.model.bounds.width > 0, root.model.bounds.height > 0 else {
      return nil
    }
    let tree = LayerTree(snapshot: layers)
    guard let projected = tree.projectedRoot(at: 0) else { return nil }
    return node(
      for: projected, in: tree, to: tree.snapshotPlacing(in: frame).concatenating(matrix),
      depth: depth)
  }

  /// Adds a part clipped to its bounds: most points lie outside, and testing a polygon takes long.
  private func add(
    _ kind: Paint.Kind, within bounds: Rectangle,
    to parts: inout [(paint: Paint, box: Rectangle)]
  ) {
    parts.append((Paint(kind: kind, clip: RoundedRectangle(bounds)), bounds))
  }

  // MARK: - Shapes and text

  private mutating func add(
    _ shape: ShapeProperties, to parts: inout [(paint: Paint, box: Rectangle)]
  ) {
    guard let path = shape.path, !path.elements.isEmpty, let polygon = polygon(path) else {
      return
    }
    if let color = shape.fillColor, color.alpha > 0 {
      polygons.append(polygon)
      let kind = Paint.Kind.polygon(
        polygons.count - 1, PremultipliedColor(color), evenOdd: shape.fillsEvenOdd)
      add(kind, within: polygon.bounds(), to: &parts)
    }
    if let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart {
      let line = polygon.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      polygons.append(line)
      let kind = Paint.Kind.line(
        polygons.count - 1, PremultipliedColor(color), width: shape.lineWidth)
      add(kind, within: line.bounds(lineWidth: shape.lineWidth), to: &parts)
    }
  }

  /// Paints a tint where the lines of a text are: letters cover a fifth of their line.
  private func add(
    _ text: TextProperties, in bounds: Rectangle,
    to parts: inout [(paint: Paint, box: Rectangle)]
  ) {
    guard text.fontSize > 0, text.fontSize < 1_000, bounds.width > 0, bounds.height > 0 else {
      return
    }
    let length = text.estimatedWidth
    let room = bounds.height / (text.fontSize * 1.15)
    let needed = length / bounds.width
    let most = room > 1 ? room : 1
    let count = needed < 1 ? 1 : (needed < most ? needed : most).rounded(.up)
    let width = needed < 1 ? length : bounds.width
    let height = count * text.fontSize
    let left =
      switch text.alignment {
      case 1: bounds.center.x - width / 2
      case 2: bounds.maxX - width
      default: bounds.minX
      }
    let box = Rectangle(
      x: left, y: bounds.center.y - height / 2, width: width, height: height)
    let tint = PremultipliedColor(text.color.withAlpha(text.color.alpha * 0.2))
    parts.append((Paint(kind: .fill(tint), clip: RoundedRectangle(box)), box))
  }
}

extension TextProperties {
  /// The width on one line, in points: a letter is about half as wide as high.
  var estimatedWidth: Double { Double(string.utf8.count) * fontSize * 0.5 }
}

extension Picture {
  /// The fill of a picture of which only the name is known.
  public static let unknown = Color(red: 200 / 255, green: 200 / 255, blue: 200 / 255)
}

extension LayerTree {
  /// The tree of layers that were frozen in a picture; the first one is the root, at the origin.
  public init(snapshot layers: [LayerDescription]) {
    self.init(root: layers.first?.id)
    for layer in layers { self.layers[layer.id] = layer }
    guard let root else { return }
    self.layers[root]?.model.position = .zero
    self.layers[root]?.model.anchorPoint = .zero
    self.layers[root]?.model.transform = .identity
  }

  /// Returns the matrix that puts the root's bounds into a rectangle.
  public func snapshotPlacing(in frame: Rectangle) -> Matrix {
    let bounds = root.flatMap { layers[$0] }?.model.bounds ?? .zero
    return Matrix.scale(frame.width / bounds.width, frame.height / bounds.height)
      .concatenating(.translation(frame.minX, frame.minY))
  }
}
