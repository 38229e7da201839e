extension Path {
  /// The arc length of all subpaths together, in points.
  public var length: Double {
    var walk = Walk()
    var total = 0.0
    for element in elements {
      if let segment = walk.step(element) { total += segment.length }
    }
    return total
  }

  /// Returns the place at a fraction (0...1) of the arc length and the direction there, an angle
  /// in radians; `nil` for a path that draws nothing.
  ///
  /// Moves between subpaths take no length.
  public func position(atLengthFraction fraction: Double) -> (point: Point, direction: Double)? {
    let segments = segments
    guard let last = segments.last else { return nil }
    let lengths = segments.map { $0.length }
    var total = 0.0
    for length in lengths { total += length }
    var rest = (fraction < 0 ? 0 : (fraction > 1 ? 1 : fraction)) * total
    for index in segments.indices {
      let length = lengths[index]
      if rest <= length, length > 0 {
        let u = segments[index].parameter(atLength: rest, of: length)
        return (segments[index].point(at: u), segments[index].direction(at: u))
      }
      rest -= length
    }
    return (last.point(at: 1), last.direction(at: 1))
  }
}
