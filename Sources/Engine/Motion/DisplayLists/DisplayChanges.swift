/// Finds the parts of the screen in which two display lists can differ.
///
/// Nodes are compared from the top. The sublayers of two nodes are paired in their order, where their
/// numbers differ from both ends.
struct DisplayChanges {
  private let one: DisplayList
  private let other: DisplayList
  /// The parts of the screen in which colours can differ.
  private(set) var boxes: [DisplayList.Box] = []
  /// How many more comparisons are made; the result means nothing once it is used up.
  private(set) var budget: Int

  init(_ one: DisplayList, _ other: DisplayList, budget: Int) {
    self.one = one
    self.other = other
    self.budget = budget
  }

  mutating func compareAll() {
    switch (one.top, other.top) {
    case (let own?, let others?): compare(own, others)
    case (let own?, nil): add(one.nodes[own].box)
    case (nil, let others?): add(other.nodes[others].box)
    case (nil, nil): break
    }
  }

  private mutating func add(_ box: DisplayList.Box) {
    // What is no number is never seen.
    guard box.minX >= 0, box.minY >= 0, box.maxX <= one.size.width, box.maxY <= one.size.height
    else { return }
    if let last = boxes.last, last.overlaps(box) {
      boxes[boxes.count - 1] = DisplayList.Box(last.rectangle.union(box.rectangle))
    } else {
      boxes.append(box)
    }
  }

  private mutating func compare(_ a: Int, _ b: Int) {
    guard areAlike(a, b) else {
      add(one.nodes[a].box)
      add(other.nodes[b].box)
      return
    }
    var (own, others) = (one.nodes[a].children, other.nodes[b].children)
    if own.count != others.count {
      while let x = own.first, let y = others.first, areEqual(one.children[x], other.children[y]) {
        own.removeFirst()
        others.removeFirst()
      }
      while let x = own.last, let y = others.last, areEqual(one.children[x], other.children[y]) {
        own.removeLast()
        others.removeLast()
      }
    }
    guard own.count == others.count else {
      for child in own { add(one.nodes[one.children[child]].box) }
      for child in others { add(other.nodes[other.children[child]].box) }
      return
    }
    for (x, y) in zip(own, others) where budget > 0 {
      compare(one.children[x], other.children[y])
    }
  }

  /// Whether two nodes look the same, but for their sublayers.
  private mutating func areAlike(_ a: Int, _ b: Int) -> Bool {
    budget -= 4
    let (own, others) = (one.nodes[a], other.nodes[b])
    guard budget > 0, own.isAlike(others), (own.mask < 0) == (others.mask < 0),
      own.mask < 0 || areEqual(own.mask, others.mask), own.paints.count == others.paints.count
    else { return false }
    for (x, y) in zip(own.paints, others.paints) where !areEqual(one.paints[x], other.paints[y]) {
      return false
    }
    return true
  }

  /// Whether two nodes look the same with all that is in them.
  private mutating func areEqual(_ a: Int, _ b: Int) -> Bool {
    guard areAlike(a, b) else { return false }
    let (own, others) = (one.nodes[a].children, other.nodes[b].children)
    guard own.count == others.count else { return false }
    for (x, y) in zip(own, others) where !areEqual(one.children[x], other.children[y]) {
      return false
    }
    return true
  }

  private mutating func areEqual(_ one: DisplayList.Paint, _ two: DisplayList.Paint) -> Bool {
    guard one.clip == two.clip else { return false }
    budget -= 2
    switch (one.kind, two.kind) {
    case (.polygon(let a, let color, let rule), .polygon(let b, let otherColor, let otherRule)):
      return color == otherColor && rule == otherRule && arePolygonsEqual(a, b)
    case (.line(let a, let color, let width), .line(let b, let otherColor, let otherWidth)):
      return color == otherColor && width == otherWidth && arePolygonsEqual(a, b)
    case (.gradient(let a), .gradient(let b)):
      budget -= self.one.gradients[a].cost
      return self.one.gradients[a] == other.gradients[b]
    case (.node(let a), .node(let b)): return areEqual(a, b)
    default: return one.kind == two.kind
    }
  }

  private mutating func arePolygonsEqual(_ a: Int, _ b: Int) -> Bool {
    budget -= one.polygons[a].count / 4
    return one.polygons[a] == other.polygons[b]
  }
}

extension DisplayList.Node {
  /// Whether all is equal but the indices, and the box, which follows from what they refer to.
  fileprivate func isAlike(_ other: Self) -> Bool {
    toLocal == other.toLocal && outline == other.outline && clips == other.clips
      && opacity == other.opacity && background == other.background && border == other.border
      && inside == other.inside
  }
}
