import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension UIView.ContentMode {
  /// Today `scaleToFill`.
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }
  /// Today `scaleAspectFit`.
  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }
  /// Today `scaleAspectFill`.
  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }
  /// Today `redraw`.
  @available(*, deprecated, renamed: "redraw")
  public static var Redraw: Self { .redraw }
  /// Today `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// Today `topLeft`.
  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: Self { .topLeft }
  /// Today `topRight`.
  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: Self { .topRight }
  /// Today `bottomLeft`.
  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: Self { .bottomLeft }
  /// Today `bottomRight`.
  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: Self { .bottomRight }
}

extension UIView.AutoresizingMask {
  /// Today `flexibleLeftMargin`.
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static var FlexibleLeftMargin: Self { .flexibleLeftMargin }
  /// Today `flexibleWidth`.
  @available(*, deprecated, renamed: "flexibleWidth")
  public static var FlexibleWidth: Self { .flexibleWidth }
  /// Today `flexibleRightMargin`.
  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static var FlexibleRightMargin: Self { .flexibleRightMargin }
  /// Today `flexibleTopMargin`.
  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static var FlexibleTopMargin: Self { .flexibleTopMargin }
  /// Today `flexibleHeight`.
  @available(*, deprecated, renamed: "flexibleHeight")
  public static var FlexibleHeight: Self { .flexibleHeight }
  /// Today `flexibleBottomMargin`.
  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static var FlexibleBottomMargin: Self { .flexibleBottomMargin }
}

extension UIView.TintAdjustmentMode {
  /// Today `automatic`.
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
  /// Today `normal`.
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  /// Today `dimmed`.
  @available(*, deprecated, renamed: "dimmed")
  public static var Dimmed: Self { .dimmed }
}

extension UIRectEdge {
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// Today `all`.
  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }
}

extension UIRectCorner {
  /// Today `topLeft`.
  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: Self { .topLeft }
  /// Today `topRight`.
  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: Self { .topRight }
  /// Today `bottomLeft`.
  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: Self { .bottomLeft }
  /// Today `bottomRight`.
  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: Self { .bottomRight }
  /// Today `allCorners`.
  @available(*, deprecated, renamed: "allCorners")
  public static var AllCorners: Self { .allCorners }
}

extension UIBlurEffect.Style {
  /// Today `extraLight`.
  @available(*, deprecated, renamed: "extraLight")
  public static var ExtraLight: Self { .extraLight }
  /// Today `light`.
  @available(*, deprecated, renamed: "light")
  public static var Light: Self { .light }
  /// Today `dark`.
  @available(*, deprecated, renamed: "dark")
  public static var Dark: Self { .dark }
}

extension UIImage.RenderingMode {
  /// Today `automatic`.
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
  /// Today `alwaysOriginal`.
  @available(*, deprecated, renamed: "alwaysOriginal")
  public static var AlwaysOriginal: Self { .alwaysOriginal }
  /// Today `alwaysTemplate`.
  @available(*, deprecated, renamed: "alwaysTemplate")
  public static var AlwaysTemplate: Self { .alwaysTemplate }
}

extension NSTextAlignment {
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// Today `justified`.
  @available(*, deprecated, renamed: "justified")
  public static var Justified: Self { .justified }
  /// Today `natural`.
  @available(*, deprecated, renamed: "natural")
  public static var Natural: Self { .natural }
}

extension NSLineBreakMode {
  /// Today `byWordWrapping`.
  @available(*, deprecated, renamed: "byWordWrapping")
  public static var ByWordWrapping: Self { .byWordWrapping }
  /// Today `byCharWrapping`.
  @available(*, deprecated, renamed: "byCharWrapping")
  public static var ByCharWrapping: Self { .byCharWrapping }
  /// Today `byClipping`.
  @available(*, deprecated, renamed: "byClipping")
  public static var ByClipping: Self { .byClipping }
  /// Today `byTruncatingHead`.
  @available(*, deprecated, renamed: "byTruncatingHead")
  public static var ByTruncatingHead: Self { .byTruncatingHead }
  /// Today `byTruncatingTail`.
  @available(*, deprecated, renamed: "byTruncatingTail")
  public static var ByTruncatingTail: Self { .byTruncatingTail }
  /// Today `byTruncatingMiddle`.
  @available(*, deprecated, renamed: "byTruncatingMiddle")
  public static var ByTruncatingMiddle: Self { .byTruncatingMiddle }
}
