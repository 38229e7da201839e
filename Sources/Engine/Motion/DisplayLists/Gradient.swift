/// The colours of a gradient layer, to ask for many points.
struct Gradient: Equatable, Sendable {
  private let colors: [Color]
  private let locations: [Double]
  private let start: Point
  private let axis: Point
  private let isRadial: Bool

  init(_ properties: GradientProperties, in bounds: Rectangle) {
    colors = properties.colors
    isRadial = properties.isRadial
    var locations: [Double] = []
    for index in colors.indices {
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let location = index < properties.locations.count ? properties.locations[index] : even
      // A stop that lies before its predecessor counts as lying there.
      let last = locations.last ?? 0
      locations.append(location > last ? location : last)
    }
    self.locations = locations
    func point(_ unit: Point) -> Point {
      Point(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    start = point(properties.startPoint)
    let end = point(properties.endPoint)
    axis = Point(x: end.x - start.x, y: end.y - start.y)
  }

  /// How many steps a colour takes.
  var cost: Int { colors.count }

  func color(at point: Point) -> Color {
    guard let first = colors.first, let last = colors.last else { return .clear }
    let length = axis.x * axis.x + axis.y * axis.y
    guard length > 0 else { return last }
    let (x, y) = (point.x - start.x, point.y - start.y)
    let place =
      isRadial ? ((x * x + y * y) / length).squareRoot() : (x * axis.x + y * axis.y) / length
    guard place > locations[0] else { return first }
    for index in colors.indices.dropFirst() where place < locations[index] {
      let span = locations[index] - locations[index - 1]
      return colors[index - 1].interpolated(
        to: colors[index], at: (place - locations[index - 1]) / span)
    }
    return last
  }
}
