import Motion

/// Something that changes what a layer looks like for a while.
///
/// A layer takes a copy when an animation is added to it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package internal(set) var timing = Timing(duration: 0)
  private var values: [String: Any] = [:]

  /// Told when the animation begins and ends; the animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer when it ends; `true` unless set.
  open var isRemovedOnCompletion = true
  /// The pacing of each cycle; `nil` is even.
  open var timingFunction: CAMediaTimingFunction?

  /// Creates an animation that lasts as long as the transaction says.
  public override init() {
    super.init()
  }

  /// Fails: nothing is archived here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns an independent animation with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.take(from: self)
    return copy
  }

  /// A new animation of the nearest class of Core Animation.
  func blank() -> CAAnimation { CAAnimation() }

  /// What a layer keeps of this animation: a copy, or the object itself if its class is the app's.
  final func layerCopy() -> CAAnimation {
    let copy = blank()
    guard type(of: copy) == type(of: self) else { return self }
    copy.take(from: self)
    return copy
  }

  /// Takes over all values of an animation of the same class.
  func take(from other: CAAnimation) {
    timing = other.timing
    values = other.values
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
  }

  /// Adds a copy to the layer that changed, under the key of what changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What a property is as long as nobody sets it; `nil` where that is nothing, zero or empty.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": NSNumber(value: Float(1))
    case "fillMode": "removed"
    case "removedOnCompletion": NSNumber(value: true)
    default: nil
    }
  }

  /// What the animation does, as Motion knows it.
  package func describe(for layer: CALayer) -> AnimationDescription {
    var description = AnimationDescription(
      keyPath: nil, kind: .group([]), timing: timing)
    description.curve = timingFunction?.curve
    description.isRemovedOnCompletion = isRemovedOnCompletion
    return description
  }

  // MARK: - Values by key

  /// Reads a property by its name, or what was stored under the key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores anything under a key; copies take it along.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

extension CAAnimation {
  /// When local time begins, in the parent's time.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How far local time has come when it begins.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How fast local time runs; 0 stops it.
  public var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// How long one cycle lasts; 0 leaves it to the transaction.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How many cycles there are; 0 counts as one.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// How long cycles are repeated; 0 leaves the choice to `repeatCount`.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each cycle is followed by its way back.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before the beginning and after the end.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: timing.fill.rawValue) }
    set { timing.fill = Timing.Fill(rawValue: newValue.rawValue) ?? .removed }
  }
}

/// Told when an animation begins and ends; both methods may be left out.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun to show.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over.
  ///
  /// It came to its end by itself if `finished`; otherwise it was removed or replaced.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A delegate of the engine's own; what it is told is no call to the app, and not logged.
package protocol EngineAnimationDelegate: CAAnimationDelegate {}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
