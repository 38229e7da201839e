/// Values at key times; `CAKeyframeAnimation` as plain data.
public struct Keyframes: Equatable, Sendable {
  /// How values between two keyframes come about.
  public enum Mode: String, Sendable {
    /// Straight from one to the next.
    case linear
    /// Each holds until the next.
    case discrete
    /// Straight, at constant speed.
    case paced
    /// Along a smooth curve through all of them.
    case cubic
    /// Along the smooth curve, at constant speed.
    case cubicPaced
  }

  /// What the property passes through, in order.
  public var values: [AnimatableValue] = []
  /// Overrides `values` where present, for points only; each line or curve is a segment.
  public var path: Path?
  /// Fractions of the duration, rising; empty means evenly spaced.
  ///
  /// One per value, and one more in discrete mode. Paced modes have their own.
  public var keyTimes: [Double] = []
  /// One per segment; empty means linear.
  public var curves: [CubicCurve] = []
  /// How values between two keyframes come about.
  public var mode = Mode.linear
  /// Whether the layer turns with the direction of the path.
  public var rotatesAlongPath = false
  /// Whether it turns against that direction, as if it went backwards.
  public var reversesRotation = false
  /// For the cubic modes, one per value: Kochanek and Bartels' parameters, 0 where missing.
  public var tensions: [Double] = []
  /// See ``tensions``; positive values make corners that overshoot.
  public var continuities: [Double] = []
  /// See ``tensions``; positive values overshoot after the keyframe.
  public var biases: [Double] = []

  /// Makes keyframes without any values.
  public init() {}
}
