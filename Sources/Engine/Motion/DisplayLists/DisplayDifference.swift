/// How two screens differ.
public struct DisplayDifference: Equatable, Sendable {
  /// The share of the screen in which eyes see another colour, 0...1.
  public var share: Double
  /// The difference of the colours, averaged over the whole screen: none (0) to black and white (1).
  public var mean: Double
  /// The same, without the points at which eyes see none.
  public var visibleMean: Double
  /// An upright rectangle around what differs, in points; `nil` if eyes see no difference.
  public var area: Rectangle?

  public init(
    share: Double = 0, mean: Double = 0, visibleMean: Double = 0, area: Rectangle? = nil
  ) {
    self.share = share
    self.mean = mean
    self.visibleMean = visibleMean
    self.area = area
  }

  /// The largest difference of a component that eyes overlook.
  static let tolerance = 12.0 / 255
}

extension DisplayList {
  /// Compares the colours of points where the lists differ.
  ///
  /// Nothing is computed for what is the same in both lists.
  ///
  /// - Parameters:
  ///   - other: The other screen.
  ///   - samples: The number of points if all of the screen may differ.
  ///   - seed: Scatters the points, so that who does not know it hides nothing between them; 0 spreads
  ///     them evenly.
  ///   - budget: What may be computed yet, in steps of some nanoseconds; what was is taken off.
  /// - Returns: How the other screen differs; `nil` if a list is not complete, or if the budget was
  ///   not enough.
  public func difference(
    from other: DisplayList, samples: Int = 800, seed: UInt64 = 0, budget: inout Int
  ) -> DisplayDifference? {
    guard isComplete, other.isComplete else { return nil }
    guard size == other.size else {
      return DisplayDifference(
        share: 1, mean: 1, visibleMean: 1, area: Rectangle(origin: .zero, size: size))
    }
    var changes = DisplayChanges(self, other, budget: budget)
    changes.compareAll()
    budget = changes.budget
    guard budget > 0 else { return nil }
    guard let grid = SampleGrid(changes.boxes, of: size, samples: samples, seed: seed)
    else {
      return DisplayDifference()
    }
    return compare(with: other, at: grid, budget: &budget)
  }

  private func compare(
    with other: DisplayList, at grid: SampleGrid, budget: inout Int
  ) -> DisplayDifference? {
    var (sum, visibleSum) = (0.0, 0.0)
    var count = 0
    var bounds = PointBounds()
    withReader { own in
      other.withReader { others in
        own.budget = budget
        others.budget = 0
        for row in grid.rows {
          for column in grid.columns {
            own.budget -= 1
            guard let point = grid.point(column, row) else { continue }
            let one = own.color(at: point)
            others.budget = own.budget
            let two = others.color(at: point)
            own.budget = others.budget
            guard own.budget > 0 else {
              budget = 0
              return
            }
            let difference = one.difference(from: two)
            sum += difference.mean
            guard difference.largest > DisplayDifference.tolerance else { continue }
            count += 1
            visibleSum += difference.mean
            let cell = grid.rectangle(column, row)
            bounds.include(cell.origin)
            bounds.include(Point(x: cell.maxX, y: cell.maxY))
          }
        }
        budget = own.budget
      }
    }
    guard budget > 0 else { return nil }
    let cell = grid.cell * grid.cell / (size.width * size.height)
    func fraction(_ sum: Double) -> Double { sum * cell < 1 ? sum * cell : 1 }
    return DisplayDifference(
      share: fraction(Double(count)), mean: fraction(sum), visibleMean: fraction(visibleSum),
      area: bounds.isEmpty ? nil : bounds.rectangle.intersection(grid.bounds) ?? grid.bounds)
  }
}

/// Points that are spread over the parts of the screen that may differ.
private struct SampleGrid {
  /// The side of a cell, in points; each cell has one point.
  let cell: Double
  /// Around all parts, in points.
  let bounds: Rectangle
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  private let boxes: [DisplayList.Box]
  private let columnsOfScreen: Int
  private let seed: UInt64

  /// No cell is smaller: nobody sees less.
  private static let smallest = 4.0
  private static let most = 16

  /// `nil` if no part has an area.
  init?(_ boxes: [DisplayList.Box], of size: Size, samples: Int, seed: UInt64) {
    guard let first = boxes.first else { return nil }
    var area = 0.0
    var around = first.rectangle
    for box in boxes {
      area += box.rectangle.width * box.rectangle.height
      around = around.union(box.rectangle)
    }
    let whole = around.width * around.height
    guard whole > 0 else { return nil }
    // Overlapping parts count once.
    area = area < whole ? area : whole
    let most = Double(samples > 0 ? samples : 1)
    var cell = (area / most).squareRoot()
    // Looking for the cells of scattered parts costs little, but not nothing.
    let scattered = (whole / (40 * most)).squareRoot()
    if cell < scattered { cell = scattered }
    if cell < Self.smallest { cell = Self.smallest }
    self.cell = cell
    self.boxes = boxes.count <= Self.most ? boxes : [DisplayList.Box(around)]
    bounds = around
    columns = Int(around.minX / cell)...Int(around.maxX / cell)
    rows = Int(around.minY / cell)...Int(around.maxY / cell)
    columnsOfScreen = Int(size.width / cell) + 1
    self.seed = seed
  }

  /// Returns the point of a cell; `nil` if nothing can differ there.
  ///
  /// Roberts' sequence R2 (2018) spreads the points, so that no edge of a layer meets a row of them. With
  /// a seed each cell's is drawn for itself: of a shift of all of them one of two guesses would be right.
  func point(_ column: Int, _ row: Int) -> Point? {
    let index = row * columnsOfScreen + column
    let place = seed == 0 ? Self.spread(index) : Self.drawn(index, seed)
    let point = Point(
      x: (Double(column) + place.x) * cell, y: (Double(row) + place.y) * cell)
    for box in boxes where box.contains(point) { return point }
    return nil
  }

  private static func spread(_ index: Int) -> Point {
    let x = Double(index) * 0.754_877_666_246_692_7
    let y = Double(index) * 0.569_840_290_998_053_2
    return Point(x: x - x.rounded(.down), y: y - y.rounded(.down))
  }

  /// SplitMix64, by Steele, Lea and Flood (2014).
  private static func drawn(_ index: Int, _ seed: UInt64) -> Point {
    var bits = seed &+ UInt64(truncatingIfNeeded: index + 1) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    let unit = 1 / 4_294_967_296.0
    return Point(x: Double(bits >> 32) * unit, y: Double(bits & 0xffff_ffff) * unit)
  }

  func rectangle(_ column: Int, _ row: Int) -> Rectangle {
    Rectangle(x: Double(column) * cell, y: Double(row) * cell, width: cell, height: cell)
  }
}

extension PremultipliedColor {
  /// The difference as it is seen on black, 0...1: the largest of a component, and the mean.
  fileprivate func difference(from other: PremultipliedColor) -> (largest: Double, mean: Double) {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    let (x, y, z) = (r < 0 ? -r : r, g < 0 ? -g : g, b < 0 ? -b : b)
    let larger = x > y ? x : y
    return (larger > z ? larger : z, (x + y + z) / 3)
  }
}
