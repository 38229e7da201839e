/// Values at key times; `CAKeyframeAnimation` as plain data.
public struct Keyframes: Equatable, Sendable {
  /// How values between two keyframes are interpolated.
  public enum Mode: String, Sendable {
    /// Linearly.
    case linear
    /// Not; each value stays until the next one.
    case discrete
    /// Linearly, at constant speed.
    case paced
    /// Along a smooth curve through all of them.
    case cubic
    /// Along the smooth curve, at constant speed.
    case cubicPaced
  }

  /// The values, in order.
  public var values: [AnimatableValue] = []
  /// For points, instead of `values`; each line or curve is a segment.
  public var path: Path?
  /// Fractions of the duration, rising; empty means evenly spaced.
  ///
  /// One per value, and one more in discrete mode. Paced modes have their own.
  public var keyTimes: [Double] = []
  /// One per segment; empty means linear.
  public var curves: [CubicCurve] = []
  /// How values between two keyframes are interpolated.
  public var mode = Mode.linear
  /// Whether the layer rotates with the direction of the path.
  public var rotatesAlongPath = false
  /// Whether it rotates to the opposite direction.
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
