/// Measures the time for which a body has stayed at its place.
struct Stay {
  /// How far a body may be from where it was when it came to rest.
  private struct Tolerance {
    /// In points.
    let distance: Double
    /// In radians.
    let angle: Double
    /// The frames for which it has to stay so near.
    let frames: Int
  }

  /// Hardly any movement is rest soon; a body that trembles has to stay in place for longer.
  ///
  /// A body at the top of its flight is not at rest.
  private static let near = Tolerance(distance: 0.02, angle: 0.0005, frames: 15)
  private static let rough = Tolerance(distance: 1.5, angle: 0.035, frames: 60)

  private var nearPlace = Body.Placement()
  private var nearFrames = -1
  private var roughPlace = Body.Placement()
  private var roughFrames = -1

  /// Whether the body is at rest.
  var isLong: Bool { nearFrames >= Self.near.frames || roughFrames >= Self.rough.frames }

  /// Notes where the body is after a frame.
  mutating func note(_ placement: Body.Placement) {
    Self.note(placement, &nearPlace, &nearFrames, Self.near)
    Self.note(placement, &roughPlace, &roughFrames, Self.rough)
  }

  private static func note(
    _ placement: Body.Placement, _ place: inout Body.Placement, _ frames: inout Int,
    _ tolerance: Tolerance
  ) {
    if frames >= 0, (placement.position - place.position).length <= tolerance.distance,
      abs(placement.angle - place.angle) <= tolerance.angle
    {
      frames += 1
    } else {
      (place, frames) = (placement, 0)
    }
  }
}
