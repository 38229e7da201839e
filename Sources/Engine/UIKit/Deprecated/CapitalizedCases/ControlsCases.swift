import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension UIControl.Event {
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }
  @available(*, deprecated, renamed: "touchDownRepeat")
  public static var TouchDownRepeat: Self { .touchDownRepeat }
  @available(*, deprecated, renamed: "touchDragInside")
  public static var TouchDragInside: Self { .touchDragInside }
  @available(*, deprecated, renamed: "touchDragOutside")
  public static var TouchDragOutside: Self { .touchDragOutside }
  @available(*, deprecated, renamed: "touchDragEnter")
  public static var TouchDragEnter: Self { .touchDragEnter }
  @available(*, deprecated, renamed: "touchDragExit")
  public static var TouchDragExit: Self { .touchDragExit }
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }
  @available(*, deprecated, renamed: "touchUpOutside")
  public static var TouchUpOutside: Self { .touchUpOutside }
  @available(*, deprecated, renamed: "touchCancel")
  public static var TouchCancel: Self { .touchCancel }
  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }
  @available(*, deprecated, renamed: "editingDidBegin")
  public static var EditingDidBegin: Self { .editingDidBegin }
  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }
  @available(*, deprecated, renamed: "editingDidEnd")
  public static var EditingDidEnd: Self { .editingDidEnd }
  @available(*, deprecated, renamed: "editingDidEndOnExit")
  public static var EditingDidEndOnExit: Self { .editingDidEndOnExit }
  @available(*, deprecated, renamed: "allTouchEvents")
  public static var AllTouchEvents: Self { .allTouchEvents }
  @available(*, deprecated, renamed: "allEditingEvents")
  public static var AllEditingEvents: Self { .allEditingEvents }
  @available(*, deprecated, renamed: "allEvents")
  public static var AllEvents: Self { .allEvents }
}

extension UIControl.State {
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }
  @available(*, deprecated, renamed: "disabled")
  public static var Disabled: Self { .disabled }
  @available(*, deprecated, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension UIControl.ContentVerticalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UIControl.ContentHorizontalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UIButton.ButtonType {
  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }
  @available(*, deprecated, renamed: "system")
  public static var System: Self { .system }
  @available(*, deprecated, renamed: "detailDisclosure")
  public static var DetailDisclosure: Self { .detailDisclosure }
  @available(*, deprecated, renamed: "infoLight")
  public static var InfoLight: Self { .infoLight }
  @available(*, deprecated, renamed: "infoDark")
  public static var InfoDark: Self { .infoDark }
  @available(*, deprecated, renamed: "contactAdd")
  public static var ContactAdd: Self { .contactAdd }
}

extension UIActivityIndicatorView.Style {
  @available(*, deprecated, renamed: "whiteLarge")
  public static var WhiteLarge: Self { .whiteLarge }
  @available(*, deprecated, renamed: "white")
  public static var White: Self { .white }
  @available(*, deprecated, renamed: "gray")
  public static var Gray: Self { .gray }
}

extension UITextField.BorderStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }
  @available(*, deprecated, renamed: "bezel")
  public static var Bezel: Self { .bezel }
  @available(*, deprecated, renamed: "roundedRect")
  public static var RoundedRect: Self { .roundedRect }
}
