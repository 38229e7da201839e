import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension UITableView.Style {
  /// Today `plain`.
  @available(*, deprecated, renamed: "plain")
  public static var Plain: Self { .plain }
  /// Today `grouped`.
  @available(*, deprecated, renamed: "grouped")
  public static var Grouped: Self { .grouped }
}

extension UITableView.ScrollPosition {
  /// Today `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `middle`.
  @available(*, deprecated, renamed: "middle")
  public static var Middle: Self { .middle }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
}

extension UITableView.RowAnimation {
  /// Today `fade`.
  @available(*, deprecated, renamed: "fade")
  public static var Fade: Self { .fade }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// Today `middle`.
  @available(*, deprecated, renamed: "middle")
  public static var Middle: Self { .middle }
  /// Today `automatic`.
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
}

extension UITableViewCell.CellStyle {
  /// Today `default`.
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
  /// Today `value1`.
  @available(*, deprecated, renamed: "value1")
  public static var Value1: Self { .value1 }
  /// Today `value2`.
  @available(*, deprecated, renamed: "value2")
  public static var Value2: Self { .value2 }
  /// Today `subtitle`.
  @available(*, deprecated, renamed: "subtitle")
  public static var Subtitle: Self { .subtitle }
}

extension UITableViewCell.SelectionStyle {
  /// Today `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// Today `blue`.
  @available(*, deprecated, renamed: "blue")
  public static var Blue: Self { .blue }
  /// Today `gray`.
  @available(*, deprecated, renamed: "gray")
  public static var Gray: Self { .gray }
  /// Today `default`.
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
}

extension UITableViewCell.SeparatorStyle {
  /// Today `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// Today `singleLine`.
  @available(*, deprecated, renamed: "singleLine")
  public static var SingleLine: Self { .singleLine }
}

extension UITableViewCell.AccessoryType {
  /// Today `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// Today `disclosureIndicator`.
  @available(*, deprecated, renamed: "disclosureIndicator")
  public static var DisclosureIndicator: Self { .disclosureIndicator }
  /// Today `detailDisclosureButton`.
  @available(*, deprecated, renamed: "detailDisclosureButton")
  public static var DetailDisclosureButton: Self { .detailDisclosureButton }
  /// Today `checkmark`.
  @available(*, deprecated, renamed: "checkmark")
  public static var Checkmark: Self { .checkmark }
  /// Today `detailButton`.
  @available(*, deprecated, renamed: "detailButton")
  public static var DetailButton: Self { .detailButton }
}

extension UICollectionView.ScrollDirection {
  /// Today `vertical`.
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
  /// Today `horizontal`.
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }
}

extension UICollectionView.ScrollPosition {
  /// Today `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// Today `centeredVertically`.
  @available(*, deprecated, renamed: "centeredVertically")
  public static var CenteredVertically: Self { .centeredVertically }
  /// Today `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// Today `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// Today `centeredHorizontally`.
  @available(*, deprecated, renamed: "centeredHorizontally")
  public static var CenteredHorizontally: Self { .centeredHorizontally }
  /// Today `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
}
