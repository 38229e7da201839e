/// A range that a joint keeps a distance or an angle in.
struct Limits {
  var minimum: Double
  var maximum: Double

  static let locked = Limits(minimum: 0, maximum: 0)

  /// The change of speed that keeps a value in the range; 0 if it stays there by itself.
  ///
  /// - Parameter correction: The share of a distance out of the range that one step takes back.
  func change(of value: Double, speed: Double, step: Double, correction: Double) -> Double {
    if minimum >= maximum { return -speed - correction / step * (value - minimum) }
    func fastest(_ room: Double) -> Double { room * (room < 0 ? correction : 1) / step }
    return min(max(speed, -fastest(value - minimum)), fastest(maximum - value)) - speed
  }
}
