import Foundation
import HeadlessCoreGraphics
import Motion

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// 6 for control points and 5 for the default curve, numbers without a name (measured on iOS 26.1).
  public let animationCurve: UIView.AnimationCurve
  /// x is a fraction of the duration, y the progress.
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  /// `builtin` for a named curve, `cubic` for control points.
  public let timingCurveType: UITimingCurveType

  /// Core Animation's default curve, (0.25, 0.1) and (0.25, 1).
  ///
  /// Fidelity: UIKit's curve is undocumented.
  public override init() {
    let standard = CubicCurve.standard
    animationCurve = Self.unnamedCurve(5)
    controlPoint1 = CGPoint(x: standard.x1, y: standard.y1)
    controlPoint2 = CGPoint(x: standard.x2, y: standard.y2)
    timingCurveType = .cubic
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    let cubic = curve.cubic
    animationCurve = curve
    controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
    controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    timingCurveType = .builtin
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = Self.unnamedCurve(6)
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  private static func unnamedCurve(_ number: Int) -> UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: number) ?? .easeInOut
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }

  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UICubicTimingParameters {
  var curve: CubicCurve {
    CubicCurve(
      Double(controlPoint1.x), Double(controlPoint1.y),
      Double(controlPoint2.x), Double(controlPoint2.y))
  }
}
