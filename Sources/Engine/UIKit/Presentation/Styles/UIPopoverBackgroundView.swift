/// The measures of a popover background of the app's own.
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func arrowHeight() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
}

/// A background of the app's own for popovers.
///
/// Fidelity: kept in `popoverBackgroundViewClass` and never made; popovers look as UIKit's own.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Fidelity: kept; no arrow is drawn.
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.up

  open class var wantsDefaultContentAppearance: Bool { true }

  // UIKit raises exceptions unless a subclass overrides these.
  open class func arrowBase() -> CGFloat { 0 }
  open class func arrowHeight() -> CGFloat { 0 }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
