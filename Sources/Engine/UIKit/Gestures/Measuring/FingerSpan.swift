import HeadlessQuartzCore

/// The line between the first two fingers of a recognizer, in the window's coordinates.
struct FingerSpan {
  var length: CGFloat
  /// In radians, -π...π, clockwise from the x axis.
  var angle: CGFloat

  /// `nil` with fewer than two fingers.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let step = touches[1].position - touches[0].position
    length = max(CGPoint.zero.distance(to: step), 1)
    angle = atan2(step.y, step.x)
  }
}
