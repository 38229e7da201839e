import Motion

extension Double {
  var clampedToUnit: Double { min(max(self, 0), 1) }
}

extension Color {
  /// Creates an opaque colour from hue (0 and 1 are red), saturation and brightness, each 0...1.
  init(hue: Double, saturation: Double, brightness: Double) {
    let sector = hue * 6
    /// One component: full for two sectors, then falling, empty for two, then rising.
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }

  /// Each 0...1; the hue of greys is 0.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    var sector =
      switch high {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    if sector < 0 { sector += 6 }
    return (sector / 6, range / high, high)
  }
}
