import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension UIView.ContentMode {
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }
  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }
  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }
  @available(*, deprecated, renamed: "redraw")
  public static var Redraw: Self { .redraw }
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: Self { .topLeft }
  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: Self { .topRight }
  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: Self { .bottomLeft }
  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: Self { .bottomRight }
}

extension UIView.AutoresizingMask {
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static var FlexibleLeftMargin: Self { .flexibleLeftMargin }
  @available(*, deprecated, renamed: "flexibleWidth")
  public static var FlexibleWidth: Self { .flexibleWidth }
  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static var FlexibleRightMargin: Self { .flexibleRightMargin }
  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static var FlexibleTopMargin: Self { .flexibleTopMargin }
  @available(*, deprecated, renamed: "flexibleHeight")
  public static var FlexibleHeight: Self { .flexibleHeight }
  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static var FlexibleBottomMargin: Self { .flexibleBottomMargin }
}

extension UIView.TintAdjustmentMode {
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  @available(*, deprecated, renamed: "dimmed")
  public static var Dimmed: Self { .dimmed }
}

extension UIRectEdge {
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "all")
  public static var All: Self { .all }
}

extension UIRectCorner {
  @available(*, deprecated, renamed: "topLeft")
  public static var TopLeft: Self { .topLeft }
  @available(*, deprecated, renamed: "topRight")
  public static var TopRight: Self { .topRight }
  @available(*, deprecated, renamed: "bottomLeft")
  public static var BottomLeft: Self { .bottomLeft }
  @available(*, deprecated, renamed: "bottomRight")
  public static var BottomRight: Self { .bottomRight }
  @available(*, deprecated, renamed: "allCorners")
  public static var AllCorners: Self { .allCorners }
}

extension UIBlurEffect.Style {
  @available(*, deprecated, renamed: "extraLight")
  public static var ExtraLight: Self { .extraLight }
  @available(*, deprecated, renamed: "light")
  public static var Light: Self { .light }
  @available(*, deprecated, renamed: "dark")
  public static var Dark: Self { .dark }
}

extension UIImage.RenderingMode {
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
  @available(*, deprecated, renamed: "alwaysOriginal")
  public static var AlwaysOriginal: Self { .alwaysOriginal }
  @available(*, deprecated, renamed: "alwaysTemplate")
  public static var AlwaysTemplate: Self { .alwaysTemplate }
}

extension NSTextAlignment {
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "justified")
  public static var Justified: Self { .justified }
  @available(*, deprecated, renamed: "natural")
  public static var Natural: Self { .natural }
}

extension NSLineBreakMode {
  @available(*, deprecated, renamed: "byWordWrapping")
  public static var ByWordWrapping: Self { .byWordWrapping }
  @available(*, deprecated, renamed: "byCharWrapping")
  public static var ByCharWrapping: Self { .byCharWrapping }
  @available(*, deprecated, renamed: "byClipping")
  public static var ByClipping: Self { .byClipping }
  @available(*, deprecated, renamed: "byTruncatingHead")
  public static var ByTruncatingHead: Self { .byTruncatingHead }
  @available(*, deprecated, renamed: "byTruncatingTail")
  public static var ByTruncatingTail: Self { .byTruncatingTail }
  @available(*, deprecated, renamed: "byTruncatingMiddle")
  public static var ByTruncatingMiddle: Self { .byTruncatingMiddle }
}
