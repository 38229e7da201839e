import Motion

public final class CGGradient {
  /// Locations are 0...1.
  package let stops: [(color: Color, location: Double)]

  /// Without locations the colours are evenly spaced.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let count = colors.count
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// As with a pointer, for an array.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    self.init(colors: colors, locations: locations)
  }

  /// Reads the components of each colour, with alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let values = UnsafeBufferPointer(start: components, count: count * width)
    self.init(
      colors: (0..<count).map { place in
        CGColor(space: space, values: Array(values[place * width..<(place + 1) * width]))
      },
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  private init?(colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.plain }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let location = locations.flatMap { $0.indices.contains(index) ? Double($0[index]) : nil }
      return (color, location ?? even)
    }
  }

  /// The colour at location 0.5.
  package var middle: Color {
    let after = stops.first { $0.location >= 0.5 } ?? stops[stops.count - 1]
    let before = stops.last { $0.location <= 0.5 } ?? stops[0]
    guard after.location > before.location else { return after.color }
    let progress = (0.5 - before.location) / (after.location - before.location)
    let value = AnimatableValue.color(before.color)
      .interpolated(to: .color(after.color), at: progress)
    guard case .color(let color?) = value else { return after.color }
    return color
  }
}
