import Motion

// Adding elements. The matrix applies to the added elements only.

extension Path {
  package mutating func move(to point: Point, _ matrix: Matrix = .identity) {
    elements.append(.move(to: matrix.apply(to: point)))
  }

  /// Has no effect on an empty path, as `addQuadratic` and `addCubic`.
  package mutating func addLine(to point: Point, _ matrix: Matrix = .identity) {
    guard !elements.isEmpty else { return }
    elements.append(.line(to: matrix.apply(to: point)))
  }

  package mutating func addQuadratic(
    to point: Point, control: Point, _ matrix: Matrix = .identity
  ) {
    guard !elements.isEmpty else { return }
    elements.append(
      .quadratic(to: matrix.apply(to: point), control: matrix.apply(to: control)))
  }

  package mutating func addCubic(
    to point: Point, control1: Point, control2: Point, _ matrix: Matrix = .identity
  ) {
    guard !elements.isEmpty else { return }
    elements.append(
      .cubic(
        to: matrix.apply(to: point), control1: matrix.apply(to: control1),
        control2: matrix.apply(to: control2)))
  }

  package mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  package mutating func add(_ other: Path, _ matrix: Matrix = .identity) {
    elements += other.applying(matrix).elements
  }

  package mutating func addRectangle(_ rectangle: Rectangle, _ matrix: Matrix = .identity) {
    add(Path(rectangle: rectangle), matrix)
  }

  /// Adds four curves, beginning on the right.
  package mutating func addEllipse(in rectangle: Rectangle, _ matrix: Matrix = .identity) {
    let center = rectangle.center
    let placed = Matrix.scale(rectangle.size.width / 2, rectangle.size.height / 2)
      .concatenating(.translation(center.x, center.y)).concatenating(matrix)
    move(to: Point(x: 1, y: 0), placed)
    addTurn(center: .zero, radius: 1, from: 0, by: 2 * Double.pi, placed)
    close()
  }

  /// Adds quarters of ellipses, beginning in the middle of the right side and downwards; limits the
  /// radii to half of the sides.
  package mutating func addRoundedRectangle(
    _ r: Rectangle, width: Double, height: Double, _ matrix: Matrix = .identity
  ) {
    let width = min(max(width, 0), r.width / 2)
    let height = min(max(height, 0), r.height / 2)
    let quarter = Double.pi / 2
    move(to: Point(x: r.maxX, y: r.center.y), matrix)
    let centers: [(x: Double, y: Double)] = [
      (r.maxX - width, r.maxY - height), (r.minX + width, r.maxY - height),
      (r.minX + width, r.minY + height), (r.maxX - width, r.minY + height),
    ]
    for (index, center) in centers.enumerated() {
      let angle = Double(index) * quarter
      let placed = Matrix.scale(width, height).concatenating(.translation(center.x, center.y))
        .concatenating(matrix)
      addLine(to: Point(x: Elementary.cosine(angle), y: Elementary.sine(angle)), placed)
      addTurn(center: .zero, radius: 1, from: angle, by: quarter, placed)
    }
    close()
  }

  /// Adds a circular arc, and a line to its start if the path is not empty.
  ///
  /// The angle increases if `increasing`, clockwise if y points down.
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, increasing: Bool,
    _ matrix: Matrix = .identity
  ) {
    let circle = 2 * Double.pi
    var turn = end - start
    if increasing, turn < 0 {
      turn -= Elementary.floor(turn / circle) * circle
    } else if !increasing, turn > 0 {
      turn += Elementary.floor(-turn / circle) * circle
    }
    turn = min(max(turn, -circle), circle)
    let beginning = Point(
      x: center.x + radius * Elementary.cosine(start),
      y: center.y + radius * Elementary.sine(start))
    if elements.isEmpty { move(to: beginning, matrix) } else { addLine(to: beginning, matrix) }
    addTurn(center: center, radius: radius, from: start, by: turn, matrix)
  }

  /// Adds a line and the arc that touches the lines to `corner` and from there to `end`.
  package mutating func addArc(
    corner: Point, end: Point, radius: Double, _ matrix: Matrix = .identity
  ) {
    let start = (matrix.inverted() ?? .identity).apply(to: currentPoint)
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (aLength, bLength) = (Elementary.hypotenuse(ax, ay), Elementary.hypotenuse(bx, by))
    let cross = ax * by - ay * bx
    guard aLength > 0, bLength > 0, radius > 0, abs(cross) > 1e-9 * aLength * bLength else {
      addLine(to: corner, matrix)
      return
    }
    let half = Elementary.arctangent(y: abs(cross), x: ax * bx + ay * by) / 2
    let reach = radius / Elementary.tangent(half)
    let touch = Point(x: corner.x + ax / aLength * reach, y: corner.y + ay / aLength * reach)
    // The center lies perpendicular to the first line, on the side of the second.
    let side = cross > 0 ? 1.0 : -1.0
    let center = Point(
      x: touch.x - side * ay / aLength * radius, y: touch.y + side * ax / aLength * radius)
    let angle = Elementary.arctangent(y: touch.y - center.y, x: touch.x - center.x)
    addLine(to: touch, matrix)
    addTurn(
      center: center, radius: radius, from: angle, by: -side * (Double.pi - 2 * half), matrix)
  }

  /// Adds an arc as cubic curves of at most a quarter turn.
  private mutating func addTurn(
    center: Point, radius: Double, from start: Double, by turn: Double, _ matrix: Matrix
  ) {
    let count = max(1, Int((abs(turn) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count)
    // The handle length with which a cubic curve approximates an arc best.
    let handle = 4.0 / 3.0 * Elementary.tangent(step / 4) * radius
    guard turn != 0 else { return }
    for index in 0..<count {
      let (sine1, cosine1) = Elementary.sineAndCosine(start + Double(index) * step)
      let (sine2, cosine2) = Elementary.sineAndCosine(start + Double(index + 1) * step)
      let from = Point(x: center.x + radius * cosine1, y: center.y + radius * sine1)
      let to = Point(x: center.x + radius * cosine2, y: center.y + radius * sine2)
      addCubic(
        to: to, control1: Point(x: from.x - handle * sine1, y: from.y + handle * cosine1),
        control2: Point(x: to.x + handle * sine2, y: to.y - handle * cosine2), matrix)
    }
  }
}

extension Matrix {
  /// `nil` means the identity.
  package init(_ pointer: UnsafePointer<CGAffineTransform>?) {
    self = pointer.map { Matrix($0.pointee) } ?? .identity
  }
}
