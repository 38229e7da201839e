/// The remaining movement after an interaction.
struct TransitionRest {
  /// The progress at its end: 0 or 1.
  var goal: Double
  /// Its duration, as a fraction of the transition's.
  var share: Double
  /// The pacing of animations from blocks.
  var curve: UIView.AnimationCurve
  /// The pacing of interruptible animators; `nil` is their own.
  var timing: UITimingCurveProvider?
}

/// Controls the progress of a transition's animations.
protocol TransitionDrive: AnyObject {
  func update(to progress: Double)
  /// Pauses, and returns the progress, 0...1.
  func pause() -> Double
  func end(_ rest: TransitionRest)
}
