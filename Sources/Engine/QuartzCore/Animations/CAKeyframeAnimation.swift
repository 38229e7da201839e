import Motion

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one after the other.
  open var values: [Any]?
  /// The way of a point property; it overrides ``values``.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration; evenly spaced if missing.
  open var keyTimes: [NSNumber]?
  /// The pacing from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between come about.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns along its path.
  open var rotationMode: CAAnimationRotationMode?
  /// How tightly a cubic way runs at each value.
  open var tensionValues: [NSNumber]?
  /// How sharply a cubic way bends at each value.
  open var continuityValues: [NSNumber]?
  /// On which side of each value a cubic way bulges.
  open var biasValues: [NSNumber]?

  open override class func defaultValue(forKey key: String) -> Any? {
    key == "calculationMode" ? "linear" : super.defaultValue(forKey: key)
  }

  override func blank() -> CAAnimation { CAKeyframeAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  package override func describe(for layer: CALayer) -> AnimationDescription {
    var description = super.describe(for: layer)
    let reader = ValueReader(property: description.keyPath?.property)
    var frames = Keyframes()
    frames.values = (values ?? []).compactMap { reader.read($0) }
    frames.path = path?.plain
    frames.keyTimes = (keyTimes ?? []).map(\.doubleValue)
    frames.curves = (timingFunctions ?? []).map(\.curve)
    frames.mode = Keyframes.Mode(rawValue: calculationMode.rawValue) ?? .linear
    frames.rotatesAlongPath = rotationMode == .rotateAuto || rotationMode == .rotateAutoReverse
    frames.reversesRotation = rotationMode == .rotateAutoReverse
    frames.tensions = (tensionValues ?? []).map(\.doubleValue)
    frames.continuities = (continuityValues ?? []).map(\.doubleValue)
    frames.biases = (biasValues ?? []).map(\.doubleValue)
    description.kind = .keyframes(frames)
    return description
  }
}

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At the same speed everywhere; key times and pacings do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at the same speed everywhere.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
