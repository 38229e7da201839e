import HeadlessQuartzCore
import Motion

/// Fidelity: views store their effects, and nothing tilts the device.
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The values to add to the view's own, by key path, at a tilt of -1...1 on each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  open private(set) var keyPath: String
  open private(set) var type: EffectType
  /// The value at a tilt of -1.
  open var minimumRelativeValue: Any?
  /// The value at a tilt of 1.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low.interpolated(to: high, at: (Double(tilt) + 1) / 2)]
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

open class UIMotionEffectGroup: UIMotionEffect {
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
  public var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects }
    set {
      ownMotionEffects = newValue
      layer.touch()
    }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.append(effect)
    layer.touch()
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.removeAll { $0 === effect }
    layer.touch()
  }
}
