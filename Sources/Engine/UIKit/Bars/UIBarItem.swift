import HeadlessQuartzCore

/// Fidelity: `imageInsets` and the attributes of titles are kept without effect.
open class UIBarItem: NSObject, UIAppearanceContainer, NSCoding {
  open var title: String? {
    didSet { changed() }
  }

  /// Shown instead of the title.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Fidelity: kept; bars show `image` at any height.
  open var landscapeImagePhone: UIImage?

  open var imageInsets = UIEdgeInsets.zero

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  open var isEnabled = true {
    didSet { changed() }
  }

  open var tag = 0

  open var accessibilityIdentifier: String?

  open var accessibilityLabel: String?

  /// The bar that shows the item sets this to learn of changes.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  /// Reads the title, the tag and whether the item is enabled, and nothing else.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    tag = coder.decodeInteger(forKey: "UITag")
    isEnabled = !coder.decodeBool(forKey: "UIDisabled")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(tag, forKey: "UITag")
    coder.encode(!isEnabled, forKey: "UIDisabled")
  }

  /// Fidelity: never called, since there are no nib files.
  open func awakeFromNib() {}

  /// Fidelity: never called, since there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Fidelity: settings on the returned item have no effect on others, in subclasses too.
  open class func appearance() -> UIBarItem { UIBarItem() }

  /// What of it a device draws and a bar here does not, in words.
  var undrawnParts: [String] {
    keptImages
      + (titleAttributes.values.allSatisfy(\.isEmpty) ? [] : ["titleTextAttributes"])
  }

  func changed() { onChange?() }
}
