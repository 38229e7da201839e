import Motion

/// A transition that a finger drives for half a second and then lets go.
struct PercentDriven {
  /// The animator's duration, in seconds.
  let duration: Double
  /// The progress at which the finger lets go, 0...1.
  let share: Double
  private let finishes: Bool
  private let speed: Double
  private let curve: CubicCurve

  /// How long the finger is down, in seconds.
  private static var drag: Double { 0.5 }

  /// Takes the values of the kind's parameters.
  init(_ values: [Double]) {
    duration = values[1]
    share = values[2]
    finishes = values[3] < 1
    speed = values[4]
    curve =
      values[5] < 1
      ? .easeInEaseOut : values[5] < 2 ? .easeIn : values[5] < 3 ? .easeOut : .linear
  }

  /// The seconds from letting go to the end: the part of the duration that is left, over the speed.
  var remainder: Double { (finishes ? 1 - share : share) / speed * duration }

  /// The time at which the transition is over.
  var end: Double { Self.drag + remainder }

  /// The progress at a time since the finger went down.
  func progress(at time: Double) -> Double {
    let goal = finishes ? 1.0 : 0
    guard time >= Self.drag else { return share * time / Self.drag }
    guard time < end else { return goal }
    return share.interpolated(to: goal, at: curve.value(at: (time - Self.drag) / remainder))
  }
}
