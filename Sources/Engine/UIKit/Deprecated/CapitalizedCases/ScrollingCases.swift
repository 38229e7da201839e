import HeadlessQuartzCore

// Cases with capital letters, as Swift 1 and 2 wrote them.

extension UITableView.Style {
  @available(*, deprecated, renamed: "plain")
  public static var Plain: Self { .plain }
  @available(*, deprecated, renamed: "grouped")
  public static var Grouped: Self { .grouped }
}

extension UITableView.ScrollPosition {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "middle")
  public static var Middle: Self { .middle }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
}

extension UITableView.RowAnimation {
  @available(*, deprecated, renamed: "fade")
  public static var Fade: Self { .fade }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "middle")
  public static var Middle: Self { .middle }
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
}

extension UITableViewCell.CellStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
  @available(*, deprecated, renamed: "value1")
  public static var Value1: Self { .value1 }
  @available(*, deprecated, renamed: "value2")
  public static var Value2: Self { .value2 }
  @available(*, deprecated, renamed: "subtitle")
  public static var Subtitle: Self { .subtitle }
}

extension UITableViewCell.SelectionStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "blue")
  public static var Blue: Self { .blue }
  @available(*, deprecated, renamed: "gray")
  public static var Gray: Self { .gray }
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
}

extension UITableViewCell.SeparatorStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "singleLine")
  public static var SingleLine: Self { .singleLine }
}

extension UITableViewCell.AccessoryType {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "disclosureIndicator")
  public static var DisclosureIndicator: Self { .disclosureIndicator }
  @available(*, deprecated, renamed: "detailDisclosureButton")
  public static var DetailDisclosureButton: Self { .detailDisclosureButton }
  @available(*, deprecated, renamed: "checkmark")
  public static var Checkmark: Self { .checkmark }
  @available(*, deprecated, renamed: "detailButton")
  public static var DetailButton: Self { .detailButton }
}

extension UICollectionView.ScrollDirection {
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }
}

extension UICollectionView.ScrollPosition {
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "centeredVertically")
  public static var CenteredVertically: Self { .centeredVertically }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "centeredHorizontally")
  public static var CenteredHorizontally: Self { .centeredHorizontally }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
}
