/// Replaces Foundation's type of the same name.
///
/// Fidelity: there is one loop. Only the default and the tracking mode are common.
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

  open var currentMode: Mode? { MainLoop.shared.mode }

  open func add(_ timer: Timer, forMode mode: Mode) { timer.start(in: mode) }

  open func perform(_ block: @escaping () -> Void) {
    perform(inModes: [.default], block: block)
  }

  open func perform(inModes modes: [Mode], block: @escaping () -> Void) {
    MainLoop.shared.perform(after: 0, in: Set(modes), block)
  }

  /// Fidelity: the order is that of the calls, whatever `order` says.
  open func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [Mode]
  ) {
    MainLoop.shared.perform(after: 0, in: Set(modes)) {
      aSelector.perform(on: target as AnyObject, with: arg)
    }
  }

  /// Advances the clock to a date, in the default mode.
  open func run(until limitDate: Date) { run(mode: .default, before: limitDate) }

  /// Fidelity: runs until the date, even if events are handled before.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    let loop = MainLoop.shared
    loop.run(
      mode: mode, until: loop.time(ofDate: limitDate.timeIntervalSinceReferenceDate))
    return true
  }
}
