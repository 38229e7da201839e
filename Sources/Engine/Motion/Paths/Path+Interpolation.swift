extension Path {
  /// Returns the path at a progress from this one (0) to another (1), point by point.
  ///
  /// Paths of different shape, that is with other kinds or numbers of elements, have nothing in
  /// between: the first holds for the first half and then the second.
  ///
  /// Fidelity: for different shapes Core Animation's result is undefined.
  public func interpolated(to other: Path, at progress: Double) -> Path {
    guard hasShape(of: other) else { return progress < 0.5 ? self : other }
    var result = self
    for index in elements.indices {
      result.elements[index] = elements[index].interpolated(
        to: other.elements[index], at: progress)
    }
    return result
  }

  /// Returns the path with every point moved by a matrix.
  public func applying(_ matrix: Matrix) -> Path {
    var result = self
    for index in elements.indices {
      switch elements[index] {
      case .move(let point): result.elements[index] = .move(to: matrix.apply(to: point))
      case .line(let point): result.elements[index] = .line(to: matrix.apply(to: point))
      case .quadratic(let point, let control):
        result.elements[index] = .quadratic(
          to: matrix.apply(to: point), control: matrix.apply(to: control))
      case .cubic(let point, let control1, let control2):
        result.elements[index] = .cubic(
          to: matrix.apply(to: point), control1: matrix.apply(to: control1),
          control2: matrix.apply(to: control2))
      case .close: break
      }
    }
    return result
  }

  /// Whether another path has the same kinds of elements in the same order.
  public func hasShape(of other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    for index in elements.indices where !elements[index].hasKind(of: other.elements[index]) {
      return false
    }
    return true
  }
}

extension Path.Element {
  fileprivate func hasKind(of other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic),
      (.close, .close):
      true
    default: false
    }
  }

  /// Returns the element between this one and another of the same kind.
  fileprivate func interpolated(to other: Path.Element, at progress: Double) -> Path.Element {
    switch (self, other) {
    case (.move(let from), .move(let to)):
      .move(to: from.interpolated(to: to, at: progress))
    case (.line(let from), .line(let to)):
      .line(to: from.interpolated(to: to, at: progress))
    case (.quadratic(let from, let control), .quadratic(let to, let otherControl)):
      .quadratic(
        to: from.interpolated(to: to, at: progress),
        control: control.interpolated(to: otherControl, at: progress))
    case (.cubic(let from, let first, let second), .cubic(let to, let otherFirst, let otherSecond)):
      .cubic(
        to: from.interpolated(to: to, at: progress),
        control1: first.interpolated(to: otherFirst, at: progress),
        control2: second.interpolated(to: otherSecond, at: progress))
    default: self
    }
  }
}
