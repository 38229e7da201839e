import Motion

/// Layers copy an animation when it is added.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package internal(set) var timing = Timing(duration: 0)
  private var values: [String: Any] = [:]

  /// Retained by the animation.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// The pacing of each cycle; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.take(from: self)
    return copy
  }

  /// Creates an animation of the nearest class of Core Animation.
  func blank() -> CAAnimation { CAAnimation() }

  /// Returns the animation to attach to a layer: a copy, or the animation itself if it is of an
  /// app's own class.
  final func layerCopy() -> CAAnimation {
    guard isOfEngineClass else { return self }
    let copy = blank()
    copy.take(from: self)
    return copy
  }

  /// Whether the class is Core Animation's, and not one that an app has derived from it.
  final var isOfEngineClass: Bool { type(of: blank()) == type(of: self) }

  /// Copies the values of an animation of the same class.
  func take(from other: CAAnimation) {
    timing = other.timing
    values = other.values
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
  }

  /// Adds a copy to the layer, with the event as key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// `nil` if the default is zero, empty or `nil`.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": NSNumber(value: Float(1))
    case "fillMode": "removed"
    case "removedOnCompletion": NSNumber(value: true)
    default: nil
    }
  }

  /// Describes the animation for Motion.
  package func describe(for layer: CALayer) -> AnimationDescription {
    var description = AnimationDescription(
      keyPath: nil, kind: .group([]), timing: timing)
    description.curve = timingFunction?.curve
    description.isRemovedOnCompletion = isRemovedOnCompletion
    return description
  }

  /// Fidelity: kept; time is continuous here, and films have 60 frames a second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: - Values by key

  /// A value that was stored for a key; copies keep it.
  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

extension CAAnimation {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  public var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Of one cycle, in seconds; 0 is the transaction's duration.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: timing.fill.rawValue) }
    set { timing.fill = Timing.Fill(rawValue: newValue.rawValue) ?? .removed }
  }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is `false` if the animation was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A delegate inside the engine, whose calls are not logged.
package protocol EngineAnimationDelegate: CAAnimationDelegate {}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
