import Foundation

/// Fidelity: raising one is recorded as the fault `exception-raised`, and the program goes on.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  open func raise() {
    EngineLog.fault(.exceptionRaised, ["name": name.rawValue, "reason": reason ?? ""])
  }

  public class func raise(_ name: NSExceptionName, format: String, _ values: any CVarArg...) {
    NSException(name: name, reason: CheckedFormat.text(format, values)).raise()
  }

  /// Fidelity: the format is not filled in.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: format).raise()
  }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
}
