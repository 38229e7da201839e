import Foundation
import HeadlessCoreGraphics
import Motion

/// Paces a property animator along a cubic curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` where control points were given.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, in fractions of the duration (x) and of the way (y).
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// `builtin` for a named curve, `cubic` for control points.
  public let timingCurveType: UITimingCurveType

  /// Makes Core Animation's default curve, (0.25, 0.1) and (0.25, 1).
  ///
  /// Fidelity: UIKit calls it the system's curve and does not publish its points.
  public override convenience init() {
    let standard = CubicCurve.standard
    self.init(
      controlPoint1: CGPoint(x: standard.x1, y: standard.y1),
      controlPoint2: CGPoint(x: standard.x2, y: standard.y2))
  }

  /// Makes one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let cubic = curve.cubic
    animationCurve = curve
    controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
    controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// Makes a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UICubicTimingParameters {
  var curve: CubicCurve {
    CubicCurve(
      Double(controlPoint1.x), Double(controlPoint1.y),
      Double(controlPoint2.x), Double(controlPoint2.y))
  }
}
