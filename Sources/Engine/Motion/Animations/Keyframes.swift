/// Values at key times; `CAKeyframeAnimation` as plain data.
public struct Keyframes: Equatable, Sendable {
  /// How values between two keyframes come about.
  public enum Mode: String, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  public var values: [AnimatableValue] = []
  /// Overrides `values` where present; only for points. Each line or curve of it is a segment.
  public var path: Path?
  /// Fractions of the duration, rising; empty means evenly spaced. One per value, and one more in
  /// discrete mode. Paced modes have their own.
  public var keyTimes: [Double] = []
  /// One per segment; empty means linear.
  public var curves: [CubicCurve] = []
  public var mode = Mode.linear
  public var rotatesAlongPath = false
  public var reversesRotation = false
  /// For the cubic modes, one per value: Kochanek and Bartels' parameters, 0 where missing.
  public var tensions: [Double] = []
  public var continuities: [Double] = []
  public var biases: [Double] = []

  public init() {}
}
