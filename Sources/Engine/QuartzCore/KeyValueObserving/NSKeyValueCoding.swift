/// An object that answers for keys which it has no property for.
///
/// Fidelity: on Apple's platforms every object is one, and classes override the methods. Here a class
/// that has one conforms to this; the workbook adds the conformance to an app's sources.
public protocol NSKeyValueCoding: AnyObject {
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension NSObjectProtocol {
  /// Fidelity: `nil`, where Apple's raises an exception.
  public func value(forUndefinedKey key: String) -> Any? { nil }

  /// Records the fault `undefined-key`, where Apple's raises an exception.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    EngineLog.fault(.undefinedKey, ["object": "\(type(of: self))", "key": key])
  }
}
