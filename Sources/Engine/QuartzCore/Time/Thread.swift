import Foundation

/// The only thread, in place of Foundation's type of the same name.
///
/// Fidelity: there is one, the main one, also in what a global queue runs. None can be made.
open class Thread: NSObject {
  public static let main = Thread()

  open class var current: Thread { main }

  open class var isMainThread: Bool { true }

  open class func isMultiThreaded() -> Bool { false }

  /// Fidelity: empty.
  open class var callStackSymbols: [String] { [] }

  /// On the main queue nothing else happens meanwhile, and the clock goes on.
  ///
  /// Fidelity: on another queue, the rest of the block happens at once, and what it puts into a queue
  /// waits for as long as the block has slept.
  open class func sleep(forTimeInterval seconds: TimeInterval) { pause(seconds) }

  private static func pause(_ seconds: Double) {
    guard seconds > 0, seconds < .infinity else { return }
    if DispatchQueue.current === DispatchQueue.main {
      MainLoop.shared.skip(seconds)
    } else {
      World.current.sleptInBackground += seconds
    }
  }

  /// See ``sleep(forTimeInterval:)``.
  open class func sleep(until date: Date) {
    pause(date.timeIntervalSinceReferenceDate - MainLoop.shared.date)
  }

  open var isMainThread: Bool { true }

  open var name: String? { "main" }

  /// Values for the app's own use; every run begins with none.
  open var threadDictionary: NSMutableDictionary { World.current.threadDictionary }

  private override init() { super.init() }
}
