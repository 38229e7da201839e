import HeadlessQuartzCore

/// A nib file, which the engine cannot read.
open class UINib: NSObject {
  /// The nib's name is remembered by nobody.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// Gives no objects, and records the fault `nib-not-available`.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    EngineLog.fault(.nibNotAvailable)
    return []
  }
}
