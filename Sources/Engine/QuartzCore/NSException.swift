import Foundation

/// What Objective-C stops a program with.
///
/// Fidelity: raising one is recorded as the fault `exception-raised`, and the program goes on.
open class NSException: NSObject {
  /// What kind of mistake it is.
  public let name: NSExceptionName
  /// The mistake in a sentence.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception that is not raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Raises the exception.
  open func raise() {
    EngineLog.fault(.exceptionRaised, ["name": name.rawValue, "reason": reason ?? ""])
  }

  /// Creates an exception and raises it; the reason is the format as it stands.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: format).raise()
  }
}

/// A kind of exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// Foundation's own name.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Wraps a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Any mistake.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that cannot be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// A number outside of its range.
  public static let rangeException = NSExceptionName("NSRangeException")
}
