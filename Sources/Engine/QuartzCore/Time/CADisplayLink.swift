/// Calls a method for every frame of the screen.
///
/// It keeps its target alive until ``invalidate()``.
open class CADisplayLink: NSObject, FrameListener {
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false

  /// Creates a link that is not running yet.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - sel: The method; it may take the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// When the frame began, in media time.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will begin, in media time.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// How long a frame lasts.
  open var duration: CFTimeInterval { MainLoop.frameDuration }
  /// Whether frames pass without a call.
  open var isPaused = false
  /// How often a second the app wants to be called; 0 is as often as there are frames.
  ///
  /// Fidelity: only divisors of 60 are kept exactly.
  open var preferredFramesPerSecond = 0
  /// How often a second the app wants to be called.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var skipped = 0

  /// Begins to call, with the next frame.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    isAdded = true
    MainLoop.shared.frames.add(self)
  }

  /// Stops calling.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    MainLoop.shared.frames.remove(self)
  }

  /// Stops calling for ever and lets go of the target.
  open func invalidate() {
    isAdded = false
    target = nil
    MainLoop.shared.frames.remove(self)
  }

  package var wantsFrames: Bool { isAdded && !isPaused }

  package func frame(timestamp: Double, target next: Double) {
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
    let interval = wanted > 0 ? max(1, Int((60 / wanted).rounded())) : 1
    skipped += 1
    guard skipped >= interval, let target else { return }
    skipped = 0
    self.timestamp = timestamp
    targetTimestamp = timestamp + (next - timestamp) * Double(interval)
    selector.perform(on: target, with: self)
  }
}

/// How often a second something wants to be drawn.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least that is enough.
  public var minimum: Float
  /// The most that is useful.
  public var maximum: Float
  /// What is best; `nil` and 0 leave it to the screen.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the screen does.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
