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

  open var isMainThread: Bool { true }

  open var name: String? { "main" }

  /// A value for the app's own use.
  public let threadDictionary = NSMutableDictionary()

  private override init() { super.init() }
}
