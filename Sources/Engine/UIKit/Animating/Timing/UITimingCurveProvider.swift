import Foundation

public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  /// A spring whose time follows a cubic curve.
  case composed
}

/// Fidelity: UIKit also requires `NSCoding` and `NSCopying`.
///
/// `composed` is treated as its spring.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
