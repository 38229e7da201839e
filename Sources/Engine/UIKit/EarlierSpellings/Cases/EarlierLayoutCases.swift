import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension NSLayoutConstraint.Attribute {
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `leading`.
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }
  /// Today `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }
  /// Today `width`.
  @available(*, deprecated, renamed: "width")
  public static var Width: Self { .width }
  /// Today `height`.
  @available(*, deprecated, renamed: "height")
  public static var Height: Self { .height }
  /// Today `centerX`.
  @available(*, deprecated, renamed: "centerX")
  public static var CenterX: Self { .centerX }
  /// Today `centerY`.
  @available(*, deprecated, renamed: "centerY")
  public static var CenterY: Self { .centerY }
  /// Today `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
  /// Today `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }
  /// Today `leftMargin`.
  @available(*, deprecated, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }
  /// Today `rightMargin`.
  @available(*, deprecated, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }
  /// Today `topMargin`.
  @available(*, deprecated, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }
  /// Today `bottomMargin`.
  @available(*, deprecated, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }
  /// Today `leadingMargin`.
  @available(*, deprecated, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }
  /// Today `trailingMargin`.
  @available(*, deprecated, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }
  /// Today `notAnAttribute`.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }
}

extension NSLayoutConstraint.Relation {
  /// Today `lessThanOrEqual`.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }
  /// Today `equal`.
  @available(*, deprecated, renamed: "equal")
  public static var Equal: Self { .equal }
  /// Today `greaterThanOrEqual`.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Axis {
  /// Today `horizontal`.
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }
  /// Today `vertical`.
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}

extension UIStackView.Distribution {
  /// Today `fill`.
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
  /// Today `fillEqually`.
  @available(*, deprecated, renamed: "fillEqually")
  public static var FillEqually: Self { .fillEqually }
  /// Today `fillProportionally`.
  @available(*, deprecated, renamed: "fillProportionally")
  public static var FillProportionally: Self { .fillProportionally }
  /// Today `equalSpacing`.
  @available(*, deprecated, renamed: "equalSpacing")
  public static var EqualSpacing: Self { .equalSpacing }
  /// Today `equalCentering`.
  @available(*, deprecated, renamed: "equalCentering")
  public static var EqualCentering: Self { .equalCentering }
}

extension UIStackView.Alignment {
  /// Today `fill`.
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
  /// Today `leading`.
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }
  /// Today `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// Today `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
}
