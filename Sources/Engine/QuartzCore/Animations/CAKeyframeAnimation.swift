import Motion

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Takes precedence over ``values``.
  open var path: CGPath?
  /// Fractions of the duration; `nil` spaces the values evenly.
  open var keyTimes: [NSNumber]?
  /// One for each segment.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
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

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At constant speed, without key times and pacing.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// At constant speed, without key times and pacing.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Turned by half a turn.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
