/// What follows an interaction: the rest of the way.
struct TransitionRest {
  /// 0 or 1.
  var goal: Double
  /// How long it takes, as a fraction of the transition's duration.
  var share: Double
  /// The pace, where the animation has none that could go on.
  var curve: UIView.AnimationCurve
  /// The pace that interruptible animators take instead of their own.
  var timing: UITimingCurveProvider?
}

/// A way of moving a transition's animation from outside.
protocol TransitionDrive: AnyObject {
  func update(to progress: Double)
  /// Stands still and says where, as a progress of 0...1.
  func pause() -> Double
  func end(_ rest: TransitionRest)
}
