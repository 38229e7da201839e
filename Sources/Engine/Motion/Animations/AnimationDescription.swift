/// The values of a `CAAnimation` as it was when it was added to its layer.
public indirect enum AnimationKind: Equatable, Sendable {
  /// From, to and by, as in `CABasicAnimation`.
  ///
  /// The model's value, read while the animation runs, takes the place of a missing one; zero in
  /// additive animations.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// From, to and by on a spring, as in `CASpringAnimation`.
  case spring(
    Spring, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// Several values one after the other, as in `CAKeyframeAnimation`.
  case keyframes(Keyframes)
  /// Begin times are relative to the group, which ends its animations when it ends.
  case group([AnimationDescription])
  /// `CATransition`; changes no property.
  case transition(type: String, subtype: String?)
}

/// A committed animation: key path, values and timing.
public struct AnimationDescription: Equatable, Sendable {
  /// `nil` for groups and transitions.
  public var keyPath: LayerKeyPath?
  /// The values, and how they are interpolated.
  public var kind: AnimationKind
  /// In the layer's time; `beginTime` is set, never 0 for now.
  public var timing: Timing
  /// Pacing over each cycle; `nil` is linear.
  public var curve: CubicCurve?
  /// Whether the value is added to the value before instead of replacing it.
  public var isAdditive = false
  /// Whether each cycle starts at the end of the one before.
  public var isCumulative = false
  /// Whether the layer removes the animation at its end.
  public var isRemovedOnCompletion = true
  /// Converts the animated numbers to a transform.
  public var valueFunction: ValueFunction?

  /// Describes a linear animation that replaces the value before.
  public init(keyPath: LayerKeyPath?, kind: AnimationKind, timing: Timing) {
    self.keyPath = keyPath
    self.kind = kind
    self.timing = timing
  }
}
