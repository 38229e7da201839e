import HeadlessQuartzCore

/// A row of a list.
///
/// Fidelity: accessories take no room and are not drawn, but for custom views, and rows are not
/// indented: `indentationLevel` and `indentationWidth` are kept.
open class UICollectionViewListCell: UICollectionViewCell {
  public let separatorLayoutGuide = UILayoutGuide()
  open var indentationLevel = 0
  /// In points.
  open var indentationWidth: CGFloat = 16
  /// Fidelity: rows are not indented, nor are their accessories.
  open var indentsAccessories = true

  /// At the trailing edge, one beside the other.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for accessory in oldValue { accessory.view?.removeFromSuperview() }
      for accessory in accessories { accessory.view.map(addSubview) }
      layer.touch()
      setNeedsLayout()
    }
  }

  override var undrawnParts: [String] {
    let count = accessories.count { $0.view == nil }
    return count > 0 ? ["\(count) accessories"] : []
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var right = bounds.maxX - 16
    for view in accessories.reversed().compactMap(\.view) {
      let size = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
      view.frame = CGRect(
        x: right - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      right -= size.width + 8
    }
  }
}

/// An accessory at an edge of a list's row.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  /// The options that most accessories have.
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias InsertOptions = Options
  public typealias DeleteOptions = Options
  public typealias MultiselectOptions = Options
  public typealias DetailOptions = Options

  public struct ReorderOptions {
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) { self.showsVerticalSeparator = showsVerticalSeparator }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }

    public var style: Style

    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { self.style = style }
  }

  public struct LabelOptions {
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .systemFont(ofSize: 17),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  public struct CustomViewConfiguration {
    public var customView: UIView
    public var placement: Placement
    public var isHidden: Bool
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// The app's view, or the label of a text.
  let view: UIView?

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(view: nil) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.font = options.font
    label.textColor = .secondaryLabel
    return UICellAccessory(view: label)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(view: configuration.isHidden ? nil : configuration.customView)
  }
}
