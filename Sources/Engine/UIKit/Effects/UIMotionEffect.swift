import HeadlessQuartzCore

/// Moves views a little as the device is tilted.
///
/// Fidelity: effects are kept with their views; nobody tilts the device, so that nothing moves.
open class UIMotionEffect: NSObject {
  /// Creates an effect without effect; subclasses have one.
  public override init() {
    super.init()
  }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The values to be added to the view's own, by key path, at a tilt of -1...1 along x and y; none
  /// unless overridden.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect between two values, from one tilt to the opposite one.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis that the device is tilted along.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis
    /// To the front and the back.
    case tiltAlongVerticalAxis
  }

  /// What is changed.
  open private(set) var keyPath: String
  /// The axis of the tilt.
  open private(set) var type: EffectType
  /// The value at a tilt of -1.
  open var minimumRelativeValue: Any?
  /// The value at a tilt of 1.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Archives of effects are not read.
  public required init?(coder: NSCoder) { nil }

  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (Double(tilt) + 1) / 2]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Several effects at once.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var all: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return all.isEmpty ? nil : all
  }
}

extension UIView {
  /// The effects that move the view as the device is tilted.
  public var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects }
    set { ownMotionEffects = newValue }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.append(effect)
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.removeAll { $0 === effect }
  }
}
