import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Constants", .inNewWorld)
struct ConstantsTests {
  // constants/constants.m: 56 of 56, by their names in earlier versions of Swift.
  @Test("Each constant has Apple's string value", arguments: rows)
  @available(*, deprecated)
  func constants(_ row: Row) { row.check() }

  @available(*, deprecated)
  static let rows = [
    Row("kCAAnimationDiscrete", "discrete") { kCAAnimationDiscrete.rawValue },
    Row("kCAFillModeBackwards", "backwards") { kCAFillModeBackwards.rawValue },
    Row("kCAFillModeBoth", "both") { kCAFillModeBoth.rawValue },
    Row("kCAFillModeForwards", "forwards") { kCAFillModeForwards.rawValue },
    Row("kCAFillModeRemoved", "removed") { kCAFillModeRemoved.rawValue },
    Row("kCAFillRuleEvenOdd", "even-odd") { kCAFillRuleEvenOdd.rawValue },
    Row("kCAFillRuleNonZero", "non-zero") { kCAFillRuleNonZero.rawValue },
    Row("kCAGravityBottom", "bottom") { kCAGravityBottom.rawValue },
    Row("kCAGravityBottomLeft", "bottomLeft") { kCAGravityBottomLeft.rawValue },
    Row("kCAGravityBottomRight", "bottomRight") { kCAGravityBottomRight.rawValue },
    Row("kCAGravityCenter", "center") { kCAGravityCenter.rawValue },
    Row("kCAGravityLeft", "left") { kCAGravityLeft.rawValue },
    Row("kCAGravityResize", "resize") { kCAGravityResize.rawValue },
    Row("kCAGravityResizeAspect", "resizeAspect") { kCAGravityResizeAspect.rawValue },
    Row("kCAGravityResizeAspectFill", "resizeAspectFill") { kCAGravityResizeAspectFill.rawValue },
    Row("kCAGravityRight", "right") { kCAGravityRight.rawValue },
    Row("kCAGravityTop", "top") { kCAGravityTop.rawValue },
    Row("kCAGravityTopLeft", "topLeft") { kCAGravityTopLeft.rawValue },
    Row("kCAGravityTopRight", "topRight") { kCAGravityTopRight.rawValue },
    Row("kCALineCapButt", "butt") { kCALineCapButt.rawValue },
    Row("kCALineCapRound", "round") { kCALineCapRound.rawValue },
    Row("kCALineCapSquare", "square") { kCALineCapSquare.rawValue },
    Row("kCALineJoinBevel", "bevel") { kCALineJoinBevel.rawValue },
    Row("kCALineJoinMiter", "miter") { kCALineJoinMiter.rawValue },
    Row("kCALineJoinRound", "round") { kCALineJoinRound.rawValue },
    Row("kCAMediaTimingFunctionDefault", "default") { kCAMediaTimingFunctionDefault.rawValue },
    Row("kCAMediaTimingFunctionEaseIn", "easeIn") { kCAMediaTimingFunctionEaseIn.rawValue },
    Row("kCAMediaTimingFunctionEaseInEaseOut", "easeInEaseOut") {
      kCAMediaTimingFunctionEaseInEaseOut.rawValue
    },
    Row("kCAMediaTimingFunctionEaseOut", "easeOut") { kCAMediaTimingFunctionEaseOut.rawValue },
    Row("kCAMediaTimingFunctionLinear", "linear") { kCAMediaTimingFunctionLinear.rawValue },
    Row("kCAValueFunctionRotateX", "rotateX") { kCAValueFunctionRotateX.rawValue },
    Row("kCAValueFunctionRotateY", "rotateY") { kCAValueFunctionRotateY.rawValue },
    Row("kCAValueFunctionRotateZ", "rotateZ") { kCAValueFunctionRotateZ.rawValue },
    Row("kCAValueFunctionScale", "scale") { kCAValueFunctionScale.rawValue },
    Row("kCAValueFunctionScaleX", "scaleX") { kCAValueFunctionScaleX.rawValue },
    Row("kCAValueFunctionScaleY", "scaleY") { kCAValueFunctionScaleY.rawValue },
    Row("kCAValueFunctionScaleZ", "scaleZ") { kCAValueFunctionScaleZ.rawValue },
    Row("kCAValueFunctionTranslate", "translate") { kCAValueFunctionTranslate.rawValue },
    Row("kCAValueFunctionTranslateX", "translateX") { kCAValueFunctionTranslateX.rawValue },
    Row("kCAValueFunctionTranslateY", "translateY") { kCAValueFunctionTranslateY.rawValue },
    Row("kCAValueFunctionTranslateZ", "translateZ") { kCAValueFunctionTranslateZ.rawValue },
    Row("kCATransitionMoveIn", "moveIn") { kCATransitionMoveIn.rawValue },
    Row("kCATransitionFromTop", "fromTop") { kCATransitionFromTop.rawValue },
    Row("kCATransitionFromBottom", "fromBottom") { kCATransitionFromBottom.rawValue },
    Row("kCATransitionFromLeft", "fromLeft") { kCATransitionFromLeft.rawValue },
    Row("kCATransitionFromRight", "fromRight") { kCATransitionFromRight.rawValue },
    Row("kCAAnimationLinear", "linear") { kCAAnimationLinear.rawValue },
    Row("kCAAnimationPaced", "paced") { kCAAnimationPaced.rawValue },
    Row("kCAAnimationCubic", "cubic") { kCAAnimationCubic.rawValue },
    Row("kCAAnimationCubicPaced", "cubicPaced") { kCAAnimationCubicPaced.rawValue },
    Row("kCATransitionFade", "fade") { kCATransitionFade.rawValue },
    Row("kCATransitionPush", "push") { kCATransitionPush.rawValue },
    Row("kCATransitionReveal", "reveal") { kCATransitionReveal.rawValue },
    Row("kCATransition", "transition") { kCATransition },
    Row("kCAOnOrderIn", "onOrderIn") { kCAOnOrderIn },
    Row("kCAOnOrderOut", "onOrderOut") { kCAOnOrderOut },
    // CATransaction/transaction.m, its key names: 3 of 3.
    Row("kCATransactionAnimationDuration", "animationDuration") { kCATransactionAnimationDuration },
    Row("kCATransactionDisableActions", "disableActions") { kCATransactionDisableActions },
    Row("kCATransactionAnimationTimingFunction", "animationTimingFunction") {
      kCATransactionAnimationTimingFunction
    },
  ]
}
