import HeadlessQuartzCore

// See the file of the same name in QuartzCore: what `_new` does, and why.

extension UIView {
  public static func _new(frame: CGRect) -> Self { makeByClass(frame: frame) }
}

extension UIViewController {
  convenience init(madeByMetatype nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UIViewControllerC14madeByMetatype_ACSSSg_10Foundation6BundleCSgtcfC")
  private static func make(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> Self

  public static func _new(nibName: String?, bundle: Bundle?) -> Self { make(nibName, bundle) }
}

extension UINavigationController {
  convenience init(madeByMetatype root: UIViewController) { self.init(rootViewController: root) }

  @_silgen_name("$s13HeadlessUIKit22UINavigationControllerC14madeByMetatypeAcA06UIViewD0C_tcfC")
  private static func make(_ root: consuming UIViewController) -> Self

  public static func _new(rootViewController: UIViewController) -> Self {
    make(rootViewController)
  }
}

extension UITableViewController {
  convenience init(madeByMetatype style: UITableView.Style) { self.init(style: style) }

  @_silgen_name("$s13HeadlessUIKit21UITableViewControllerC14madeByMetatypeAcA0cD0C5StyleO_tcfC")
  private static func make(_ style: UITableView.Style) -> Self

  public static func _new(style: UITableView.Style) -> Self { make(style) }
}

extension UICollectionViewController {
  convenience init(madeByMetatype layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("$s13HeadlessUIKit26UICollectionViewControllerC14madeByMetatypeAcA0cD6LayoutC_tcfC")
  private static func make(_ layout: consuming UICollectionViewLayout) -> Self

  public static func _new(collectionViewLayout: UICollectionViewLayout) -> Self {
    make(collectionViewLayout)
  }
}

extension UIPresentationController {
  convenience init(madeByMetatype presented: UIViewController, _ presenting: UIViewController?) {
    self.init(presentedViewController: presented, presenting: presenting)
  }

  @_silgen_name(
    "$s13HeadlessUIKit24UIPresentationControllerC14madeByMetatype_AcA06UIViewD0C_AFSgtcfC")
  private static func make(
    _ presented: consuming UIViewController, _ presenting: consuming UIViewController?
  ) -> Self

  public static func _new(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) -> Self { make(presentedViewController, presenting) }
}

extension UIGestureRecognizer {
  convenience init(madeByMetatype target: Any?, _ action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name(
    "$s13HeadlessUIKit19UIGestureRecognizerC14madeByMetatype_ACypSg_0A10QuartzCore8SelectorVSgtcfC")
  private static func make(_ target: consuming Any?, _ action: consuming Selector?) -> Self

  public static func _new(target: Any?, action: Selector?) -> Self { make(target, action) }
}

extension UIImageView {
  convenience init(madeByMetatype image: UIImage?) { self.init(image: image) }

  @_silgen_name("$s13HeadlessUIKit11UIImageViewC14madeByMetatypeAcA0C0CSg_tcfC")
  private static func make(_ image: consuming UIImage?) -> Self

  public static func _new(image: UIImage?) -> Self { make(image) }
}

extension UIButton {
  convenience init(madeByMetatype type: ButtonType) { self.init(type: type) }

  @_silgen_name("$s13HeadlessUIKit8UIButtonC14madeByMetatypeA2C10ButtonTypeO_tcfC")
  private static func make(_ type: ButtonType) -> Self

  public static func _new(type: ButtonType) -> Self { make(type) }
}

extension UIVisualEffectView {
  convenience init(madeByMetatype effect: UIVisualEffect?) { self.init(effect: effect) }

  @_silgen_name("$s13HeadlessUIKit18UIVisualEffectViewC14madeByMetatypeAcA0cD0CSg_tcfC")
  private static func make(_ effect: consuming UIVisualEffect?) -> Self

  public static func _new(effect: UIVisualEffect?) -> Self { make(effect) }
}

extension UITableView {
  convenience init(madeByMetatype frame: CGRect, _ style: Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name(
    "$s13HeadlessUIKit11UITableViewC14madeByMetatype_AC10Foundation6CGRectV_AC5StyleOtcfC")
  private static func make(_ frame: CGRect, _ style: Style) -> Self

  public static func _new(frame: CGRect, style: Style) -> Self { make(frame, style) }
}

extension UICollectionView {
  convenience init(madeByMetatype frame: CGRect, _ layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UICollectionViewC14madeByMetatype_AC10Foundation6CGRectV_AA0cD6LayoutCtcfC")
  private static func make(_ frame: CGRect, _ layout: consuming UICollectionViewLayout) -> Self

  public static func _new(
    frame: CGRect, collectionViewLayout: UICollectionViewLayout
  ) -> Self { make(frame, collectionViewLayout) }
}

extension UITableViewCell {
  convenience init(madeByMetatype style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC14madeByMetatype_A2C0E5StyleO_SSSgtcfC")
  private static func make(_ style: CellStyle, _ identifier: consuming String?) -> Self

  public static func _new(style: CellStyle, reuseIdentifier: String?) -> Self {
    make(style, reuseIdentifier)
  }
}

extension _MadeByMetatype where Self: UIView {
  public init(_new marker: Void, frame: CGRect) { self = Self._new(frame: frame) }
}

extension _MadeByMetatype where Self: UIViewController {
  public init(_new marker: Void, nibName: String?, bundle: Bundle?) {
    self = Self._new(nibName: nibName, bundle: bundle)
  }
}
