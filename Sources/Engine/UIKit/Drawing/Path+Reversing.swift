import Motion

extension Path {
  /// The same outline with every subpath drawn from its end to its beginning.
  func reversed() -> Path {
    var result: [Element] = []
    var subpath: [(start: Point, element: Element)] = []
    var start = Point.zero
    var current = Point.zero
    var isClosed = false
    func flush() {
      guard !subpath.isEmpty else { return }
      result.append(.move(to: current))
      for step in subpath.reversed() {
        switch step.element {
        case .line: result.append(.line(to: step.start))
        case .quadratic(_, let control):
          result.append(.quadratic(to: step.start, control: control))
        case .cubic(_, let control1, let control2):
          result.append(.cubic(to: step.start, control1: control2, control2: control1))
        case .move, .close: break
        }
      }
      if isClosed { result.append(.close) }
      subpath = []
      isClosed = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush()
        start = point
        current = point
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        subpath.append((current, element))
        current = point
      case .close:
        isClosed = true
        flush()
        current = start
      }
    }
    flush()
    return Path(result)
  }
}
