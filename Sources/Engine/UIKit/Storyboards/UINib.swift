import HeadlessQuartzCore

/// Fidelity: nib files are not read.
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// Returns no objects and records the fault `nib-not-available`.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    EngineLog.fault(.nibNotAvailable)
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Returns `nil` and records the fault `nib-not-available`.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    EngineLog.fault(.nibNotAvailable, ["nib": name])
    return nil
  }
}
