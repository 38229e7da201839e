import HeadlessQuartzCore

/// When the animations of a block run, and how often.
struct AnimationTiming {
  /// In seconds, before repetition.
  var duration: Double
  /// In seconds from the call.
  var delay = 0.0
  var pacing: Pacing
  /// How many cycles; 0 means one, without ever starting again.
  var repeatCount: Float = 0
  var autoreverses = false

  /// Core Animation takes a duration of 0 for "the transaction's", so that a change which has
  /// nothing but a delay gets this long.
  static let leastDuration = 1e-6

  var repeats: Bool { repeatCount > 0 || autoreverses }
}
