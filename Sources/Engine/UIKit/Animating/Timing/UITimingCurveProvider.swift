import Foundation

/// Which kind of pace a timing curve provider describes.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four named curves.
  case builtin
  /// A curve with two control points.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time runs along a cubic curve.
  case composed
}

/// Something that paces a ``UIViewPropertyAnimator``.
///
/// Fidelity: UIKit also requires coding and copying, which nothing here asks for. `composed` is
/// taken as its spring.
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two descriptions counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, unless the provider is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if the provider is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
