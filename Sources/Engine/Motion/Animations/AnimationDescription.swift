/// A `CAAnimation`, lowered to plain data when it was added to its layer.
public indirect enum AnimationKind: Equatable, Sendable {
  /// From, to and by, as in `CABasicAnimation`; what is `nil` is taken from the model.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  case spring(
    Spring, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  case keyframes(Keyframes)
  /// Children's begin times are relative to the group, and the group clips them.
  case group([AnimationDescription])
  /// `CATransition`: the layer's old look gives way to the new one.
  case transition(type: String, subtype: String?)
}

/// What is animated, when, how, and between which values.
public struct AnimationDescription: Equatable, Sendable {
  /// `nil` for groups and transitions.
  public var keyPath: LayerKeyPath?
  public var kind: AnimationKind
  /// Its parent is the layer's time space; `beginTime` is resolved, never "now".
  public var timing: Timing
  /// Pacing over each cycle; `nil` is linear.
  public var curve: CubicCurve?
  public var isAdditive = false
  public var isCumulative = false
  public var isRemovedOnCompletion = true
  /// A turn about an axis as an amount and not as a matrix (`CAValueFunction`): "rotateZ", …
  public var valueFunction: String?

  public init(keyPath: LayerKeyPath?, kind: AnimationKind, timing: Timing) {
    self.keyPath = keyPath
    self.kind = kind
    self.timing = timing
  }
}

/// Values at key times; `CAKeyframeAnimation` as plain data.
public struct Keyframes: Equatable, Sendable {
  /// How values between two keyframes come about.
  public enum Mode: String, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  public var values: [AnimatableValue] = []
  /// Overrides `values` where present; only for points.
  public var path: Path?
  /// Fractions of the duration; empty means evenly spaced.
  public var keyTimes: [Double] = []
  /// One per segment; empty means linear.
  public var curves: [CubicCurve] = []
  public var mode = Mode.linear
  public var rotatesAlongPath = false
  public var reversesRotation = false
  public var tensions: [Double] = []
  public var continuities: [Double] = []
  public var biases: [Double] = []

  public init() {}
}
