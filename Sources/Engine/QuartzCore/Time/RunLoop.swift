/// Replaces Foundation's type of the same name.
///
/// Fidelity: there is one loop, and all its modes are the same.
open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  public static let main = RunLoop()

  open class var current: RunLoop { main }

  open var currentMode: Mode? { .default }

  open func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  open func perform(_ block: @escaping () -> Void) {
    MainLoop.shared.perform(after: 0, block)
  }

  open func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  /// Advances the clock to a date.
  open func run(until limitDate: Date) {
    let loop = MainLoop.shared
    loop.advance(to: loop.time(ofDate: limitDate.timeIntervalSinceReferenceDate))
  }

  /// Fidelity: runs until the date, even if events are handled before.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    run(until: limitDate)
    return true
  }
}
