/// Retains its target until ``invalidate()``.
open class CADisplayLink: NSObject, FrameListener {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []

  /// The method may have a parameter, which is the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The beginning of the frame, in media time.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The beginning of the next frame for this link, in media time.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { MainLoop.frameDuration }
  open var isPaused = false
  /// 0 means every frame.
  ///
  /// Fidelity: rounded to a divisor of 60.
  open var preferredFramesPerSecond = 0
  /// Used if ``preferredFramesPerSecond`` is 0.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var skipped = 0

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    MainLoop.shared.frames.add(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { MainLoop.shared.frames.remove(self) }
  }

  open func invalidate() {
    modes = []
    target = nil
    MainLoop.shared.frames.remove(self)
  }

  package var wantsFrames: Bool { !isPaused && modes.includes(MainLoop.shared.mode) }

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

/// Frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// `nil` and 0 mean every frame.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
