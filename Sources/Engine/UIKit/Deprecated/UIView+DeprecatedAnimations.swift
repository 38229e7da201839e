import Foundation
import HeadlessCoreGraphics

// Names from Swift 2 to 4.1.

@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

extension UIView {
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }

  @available(*, deprecated, renamed: "animate(withDuration:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  @available(*, deprecated, renamed: "animate(withDuration:delay:options:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(*, deprecated, message: "use animate(withDuration:delay:usingSpringWithDamping:…)")
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated, renamed: "animateKeyframes(withDuration:delay:options:animations:completion:)"
  )
  public class func animateKeyframesWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated,
    renamed: "addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
  )
  public class func addKeyframeWithRelativeStartTime(
    _ frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
      animations: animations)
  }

  @available(
    *, deprecated, renamed: "transition(with:duration:options:animations:completion:)"
  )
  public class func transitionWithView(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  @available(*, deprecated, renamed: "transition(from:to:duration:options:completion:)")
  public class func transitionFromView(
    _ fromView: UIView, toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }
}

extension UIView.AnimationOptions {
  @available(*, deprecated, renamed: "layoutSubviews")
  public static var LayoutSubviews: UIView.AnimationOptions { .layoutSubviews }
  @available(*, deprecated, renamed: "allowUserInteraction")
  public static var AllowUserInteraction: UIView.AnimationOptions { .allowUserInteraction }
  @available(*, deprecated, renamed: "beginFromCurrentState")
  public static var BeginFromCurrentState: UIView.AnimationOptions { .beginFromCurrentState }
  @available(*, deprecated, renamed: "repeat")
  public static var Repeat: UIView.AnimationOptions { .repeat }
  @available(*, deprecated, renamed: "autoreverse")
  public static var Autoreverse: UIView.AnimationOptions { .autoreverse }
  @available(*, deprecated, renamed: "curveEaseInOut")
  public static var CurveEaseInOut: UIView.AnimationOptions { .curveEaseInOut }
  @available(*, deprecated, renamed: "curveEaseIn")
  public static var CurveEaseIn: UIView.AnimationOptions { .curveEaseIn }
  @available(*, deprecated, renamed: "curveEaseOut")
  public static var CurveEaseOut: UIView.AnimationOptions { .curveEaseOut }
  @available(*, deprecated, renamed: "curveLinear")
  public static var CurveLinear: UIView.AnimationOptions { .curveLinear }
  @available(*, deprecated, renamed: "showHideTransitionViews")
  public static var ShowHideTransitionViews: UIView.AnimationOptions { .showHideTransitionViews }
  @available(*, deprecated, renamed: "transitionFlipFromLeft")
  public static var TransitionFlipFromLeft: UIView.AnimationOptions { .transitionFlipFromLeft }
  @available(*, deprecated, renamed: "transitionFlipFromRight")
  public static var TransitionFlipFromRight: UIView.AnimationOptions { .transitionFlipFromRight }
  @available(*, deprecated, renamed: "transitionCurlUp")
  public static var TransitionCurlUp: UIView.AnimationOptions { .transitionCurlUp }
  @available(*, deprecated, renamed: "transitionCurlDown")
  public static var TransitionCurlDown: UIView.AnimationOptions { .transitionCurlDown }
  @available(*, deprecated, renamed: "transitionCrossDissolve")
  public static var TransitionCrossDissolve: UIView.AnimationOptions { .transitionCrossDissolve }
  @available(*, deprecated, renamed: "transitionFlipFromTop")
  public static var TransitionFlipFromTop: UIView.AnimationOptions { .transitionFlipFromTop }
  @available(*, deprecated, renamed: "transitionFlipFromBottom")
  public static var TransitionFlipFromBottom: UIView.AnimationOptions { .transitionFlipFromBottom }
}

extension UIView.KeyframeAnimationOptions {
  @available(*, deprecated, renamed: "calculationModeLinear")
  public static var CalculationModeLinear: UIView.KeyframeAnimationOptions {
    .calculationModeLinear
  }
  @available(*, deprecated, renamed: "calculationModeDiscrete")
  public static var CalculationModeDiscrete: UIView.KeyframeAnimationOptions {
    .calculationModeDiscrete
  }
  @available(*, deprecated, renamed: "calculationModePaced")
  public static var CalculationModePaced: UIView.KeyframeAnimationOptions { .calculationModePaced }
  @available(*, deprecated, renamed: "calculationModeCubic")
  public static var CalculationModeCubic: UIView.KeyframeAnimationOptions { .calculationModeCubic }
  @available(*, deprecated, renamed: "calculationModeCubicPaced")
  public static var CalculationModeCubicPaced: UIView.KeyframeAnimationOptions {
    .calculationModeCubicPaced
  }
}

extension UIView.AnimationCurve {
  @available(*, deprecated, renamed: "easeInOut")
  public static var EaseInOut: UIView.AnimationCurve { .easeInOut }
  @available(*, deprecated, renamed: "easeIn")
  public static var EaseIn: UIView.AnimationCurve { .easeIn }
  @available(*, deprecated, renamed: "easeOut")
  public static var EaseOut: UIView.AnimationCurve { .easeOut }
  @available(*, deprecated, renamed: "linear")
  public static var Linear: UIView.AnimationCurve { .linear }
}
