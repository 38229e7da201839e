import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension UIControl.Event {
  /// Today `touchDown`.
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }
  /// Today `touchDownRepeat`.
  @available(*, deprecated, renamed: "touchDownRepeat")
  public static var TouchDownRepeat: Self { .touchDownRepeat }
  /// Today `touchDragInside`.
  @available(*, deprecated, renamed: "touchDragInside")
  public static var TouchDragInside: Self { .touchDragInside }
  /// Today `touchDragOutside`.
  @available(*, deprecated, renamed: "touchDragOutside")
  public static var TouchDragOutside: Self { .touchDragOutside }
  /// Today `touchDragEnter`.
  @available(*, deprecated, renamed: "touchDragEnter")
  public static var TouchDragEnter: Self { .touchDragEnter }
  /// Today `touchDragExit`.
  @available(*, deprecated, renamed: "touchDragExit")
  public static var TouchDragExit: Self { .touchDragExit }
  /// Today `touchUpInside`.
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }
  /// Today `touchUpOutside`.
  @available(*, deprecated, renamed: "touchUpOutside")
  public static var TouchUpOutside: Self { .touchUpOutside }
  /// Today `touchCancel`.
  @available(*, deprecated, renamed: "touchCancel")
  public static var TouchCancel: Self { .touchCancel }
  /// Today `valueChanged`.
  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }
  /// Today `editingDidBegin`.
  @available(*, deprecated, renamed: "editingDidBegin")
  public static var EditingDidBegin: Self { .editingDidBegin }
  /// Today `editingChanged`.
  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }
  /// Today `editingDidEnd`.
  @available(*, deprecated, renamed: "editingDidEnd")
  public static var EditingDidEnd: Self { .editingDidEnd }
  /// Today `editingDidEndOnExit`.
  @available(*, deprecated, renamed: "editingDidEndOnExit")
  public static var EditingDidEndOnExit: Self { .editingDidEndOnExit }
  /// Today `allTouchEvents`.
  @available(*, deprecated, renamed: "allTouchEvents")
  public static var AllTouchEvents: Self { .allTouchEvents }
  /// Today `allEditingEvents`.
  @available(*, deprecated, renamed: "allEditingEvents")
  public static var AllEditingEvents: Self { .allEditingEvents }
  /// Today `allEvents`.
  @available(*, deprecated, renamed: "allEvents")
  public static var AllEvents: Self { .allEvents }
}

extension UIControl.State {
  /// Today `normal`.
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  /// Today `highlighted`.
  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }
  /// Today `disabled`.
  @available(*, deprecated, renamed: "disabled")
  public static var Disabled: Self { .disabled }
  /// Today `selected`.
  @available(*, deprecated, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension UIControl.ContentVerticalAlignment {
  /// Today `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `fill`.
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UIControl.ContentHorizontalAlignment {
  /// Today `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// Today `fill`.
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UIButton.ButtonType {
  /// Today `custom`.
  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }
  /// Today `system`.
  @available(*, deprecated, renamed: "system")
  public static var System: Self { .system }
  /// Today `detailDisclosure`.
  @available(*, deprecated, renamed: "detailDisclosure")
  public static var DetailDisclosure: Self { .detailDisclosure }
  /// Today `infoLight`.
  @available(*, deprecated, renamed: "infoLight")
  public static var InfoLight: Self { .infoLight }
  /// Today `infoDark`.
  @available(*, deprecated, renamed: "infoDark")
  public static var InfoDark: Self { .infoDark }
  /// Today `contactAdd`.
  @available(*, deprecated, renamed: "contactAdd")
  public static var ContactAdd: Self { .contactAdd }
}

extension UIActivityIndicatorView.Style {
  /// Today `whiteLarge`.
  @available(*, deprecated, renamed: "whiteLarge")
  public static var WhiteLarge: Self { .whiteLarge }
  /// Today `white`.
  @available(*, deprecated, renamed: "white")
  public static var White: Self { .white }
  /// Today `gray`.
  @available(*, deprecated, renamed: "gray")
  public static var Gray: Self { .gray }
}

extension UITextField.BorderStyle {
  /// Today `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// Today `line`.
  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }
  /// Today `bezel`.
  @available(*, deprecated, renamed: "bezel")
  public static var Bezel: Self { .bezel }
  /// Today `roundedRect`.
  @available(*, deprecated, renamed: "roundedRect")
  public static var RoundedRect: Self { .roundedRect }
}
