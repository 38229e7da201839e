import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension NSLayoutConstraint.Attribute {
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }
  @available(*, deprecated, renamed: "width")
  public static var Width: Self { .width }
  @available(*, deprecated, renamed: "height")
  public static var Height: Self { .height }
  @available(*, deprecated, renamed: "centerX")
  public static var CenterX: Self { .centerX }
  @available(*, deprecated, renamed: "centerY")
  public static var CenterY: Self { .centerY }
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }
  @available(*, deprecated, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }
  @available(*, deprecated, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }
  @available(*, deprecated, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }
  @available(*, deprecated, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }
  @available(*, deprecated, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }
  @available(*, deprecated, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }
  @available(*, deprecated, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }
}

extension NSLayoutConstraint.Relation {
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }
  @available(*, deprecated, renamed: "equal")
  public static var Equal: Self { .equal }
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Axis {
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}

extension UIStackView.Distribution {
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
  @available(*, deprecated, renamed: "fillEqually")
  public static var FillEqually: Self { .fillEqually }
  @available(*, deprecated, renamed: "fillProportionally")
  public static var FillProportionally: Self { .fillProportionally }
  @available(*, deprecated, renamed: "equalSpacing")
  public static var EqualSpacing: Self { .equalSpacing }
  @available(*, deprecated, renamed: "equalCentering")
  public static var EqualCentering: Self { .equalCentering }
}

extension UIStackView.Alignment {
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
}
