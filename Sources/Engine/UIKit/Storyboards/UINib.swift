import HeadlessQuartzCore

/// Fidelity: nib files are not read.
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// Returns no objects and records the fault `nib-not-available`.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    EngineLog.fault(.nibNotAvailable)
    return []
  }
}
