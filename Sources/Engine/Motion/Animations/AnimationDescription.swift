/// A `CAAnimation`, lowered to plain data when it was added to its layer.
public indirect enum AnimationKind: Equatable, Sendable {
  /// From, to and by, as in `CABasicAnimation`.
  ///
  /// What is `nil` is taken from the model as the animations before this one leave it; an additive
  /// animation takes zero.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// From, to and by on a spring, as in `CASpringAnimation`.
  case spring(
    Spring, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// Several values one after the other, as in `CAKeyframeAnimation`.
  case keyframes(Keyframes)
  /// Children's begin times are relative to the group, and the group clips them.
  case group([AnimationDescription])
  /// `CATransition`: the layer's old look gives way to the new one. Changes no property.
  case transition(type: String, subtype: String?)
}

/// What is animated, when, how, and between which values.
public struct AnimationDescription: Equatable, Sendable {
  /// `nil` for groups and transitions.
  public var keyPath: LayerKeyPath?
  /// The values, and how those in between come about.
  public var kind: AnimationKind
  /// Its parent is the layer's time space; `beginTime` is resolved, never "now".
  public var timing: Timing
  /// Pacing over each cycle; `nil` is linear.
  public var curve: CubicCurve?
  /// Whether the value is added to what is there instead of replacing it.
  public var isAdditive = false
  /// Whether each cycle goes on from where the last one ended.
  public var isCumulative = false
  /// Whether the layer drops the animation when it is over.
  public var isRemovedOnCompletion = true
  /// Makes the animated numbers into a transform.
  public var valueFunction: ValueFunction?

  /// Describes an animation that is neither paced nor additive.
  public init(keyPath: LayerKeyPath?, kind: AnimationKind, timing: Timing) {
    self.keyPath = keyPath
    self.kind = kind
    self.timing = timing
  }
}
