import HeadlessQuartzCore

/// The timing of the animations of a block.
struct AnimationTiming {
  /// In seconds, before repetition.
  var duration: Double
  /// In seconds from the call.
  var delay = 0.0
  var pacing: Pacing
  /// The number of cycles; 0 is one.
  var repeatCount: Float = 0
  var autoreverses = false

  /// The duration of changes that have only a delay, because Core Animation would replace 0 by the
  /// transaction's duration.
  static let leastDuration = 1e-6

  var repeats: Bool { repeatCount > 0 || autoreverses }
}
