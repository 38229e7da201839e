/// What timers and display links are added to; it stands in for Foundation's.
///
/// Fidelity: there is one loop, and all its modes are the same.
open class RunLoop: NSObject {
  /// Which events a loop waits for; without effect.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's own string.
    public var rawValue: String

    /// Wraps a string, known or not.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Wraps a string, known or not.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// All modes in which the app reacts.
    public static let common = Mode("kCFRunLoopCommonModes")
    /// While something is dragged.
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  /// The loop of the main thread.
  public static let main = RunLoop()

  /// The loop of this thread, which is the main one.
  open class var current: RunLoop { main }

  /// The mode in which the loop runs.
  open var currentMode: Mode? { .default }

  /// Lets a timer run.
  open func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  /// Runs a block in the next turn of the loop.
  open func perform(_ block: @escaping () -> Void) {
    MainLoop.shared.perform(after: 0, block)
  }

  /// Runs a block in the next turn of the loop.
  open func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  /// Lets virtual time pass for as long as the date is ahead of the wall clock.
  open func run(until limitDate: Date) { MainLoop.shared.advance(by: limitDate.virtualDelay) }

  /// Turns once, or until the date if nothing is due.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    run(until: limitDate)
    return true
  }
}
