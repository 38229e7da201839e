import HeadlessQuartzCore

// Names of views' and controls' types and their cases from Swift 1 to 4.1.

@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

extension UIRectEdge {
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
}

extension UIView.ContentMode {
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }
  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }
  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
}

extension UIView.AutoresizingMask {
  @available(*, deprecated, renamed: "flexibleWidth")
  public static var FlexibleWidth: Self { .flexibleWidth }
  @available(*, deprecated, renamed: "flexibleHeight")
  public static var FlexibleHeight: Self { .flexibleHeight }
}

extension UIControl.Event {
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }
  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }
}

extension UIControl.State {
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }
  @available(*, deprecated, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension UIButton.ButtonType {
  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }
  @available(*, deprecated, renamed: "system")
  public static var System: Self { .system }
}

extension NSTextAlignment {
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
}
