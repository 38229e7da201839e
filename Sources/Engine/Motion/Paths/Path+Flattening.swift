extension Path {
  /// Returns the path as chains of points, one for each subpath, without curves.
  ///
  /// A closed subpath ends with its first point. A chain is nowhere farther from its curve than the
  /// tolerance, in points.
  public func flattened(tolerance: Double = 0.05) -> [[Point]] {
    var chains: [[Point]] = []
    var chain: [Point] = []
    var walk = Walk()
    for element in elements {
      let segment = walk.step(element)
      if case .move = element {
        if chain.count > 1 { chains.append(chain) }
        chain = [walk.current]
        continue
      }
      guard let segment else { continue }
      if chain.isEmpty { chain = [segment.start] }
      segment.flatten(tolerance: tolerance) { chain.append($0) }
      if case .close = element {
        chains.append(chain)
        chain = [walk.current]
      }
    }
    if chain.count > 1 { chains.append(chain) }
    return chains
  }

  /// Whether a point lies inside of the area that the path surrounds; open subpaths are closed.
  ///
  /// The even-odd rule counts crossings instead of windings: a hole in a hole is filled.
  public func contains(_ point: Point, evenOdd: Bool = false) -> Bool {
    var winding = 0
    var walk = Walk()
    var start = Point.zero
    for element in elements {
      let before = walk.current
      let segment = walk.step(element)
      if case .move = element {
        winding += point.crossings(from: before, to: start)
      }
      if let segment {
        var from = segment.start
        segment.flatten(tolerance: 0.01) { to in
          winding += point.crossings(from: from, to: to)
          from = to
        }
      }
      start = walk.start
    }
    winding += point.crossings(from: walk.current, to: start)
    return evenOdd ? winding & 1 == 1 : winding != 0
  }
}

extension Point {
  /// 1 or -1 if the line crosses the ray to the right of this point downwards or upwards, else 0.
  fileprivate func crossings(from: Point, to: Point) -> Int {
    if (from.y <= y) == (to.y <= y) { return 0 }
    let side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
    if to.y > from.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }
}

extension PathSegment {
  /// Passes the points of a chain near the curve, without its start, in order.
  func flatten(tolerance: Double, _ body: (Point) -> Void) {
    if isLine {
      body(end)
      return
    }
    // A chord over 1/n of a cubic is at most |second difference| · (√3/18 to 3/4) / n² away.
    let dx1 = start.x - 2 * control1.x + control2.x
    let dy1 = start.y - 2 * control1.y + control2.y
    let dx2 = control1.x - 2 * control2.x + end.x
    let dy2 = control1.y - 2 * control2.y + end.y
    let first = Elementary.hypotenuse(dx1, dy1)
    let second = Elementary.hypotenuse(dx2, dy2)
    let bend = first > second ? first : second
    let needed = (0.75 * bend / tolerance).squareRoot()
    let count = needed >= 1 ? (needed > 500 ? 500 : Int(needed) + 1) : 1
    for index in 1..<(count + 1) {
      body(index == count ? end : point(at: Double(index) / Double(count)))
    }
  }
}
