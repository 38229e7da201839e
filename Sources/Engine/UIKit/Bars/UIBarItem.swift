import HeadlessQuartzCore

open class UIBarItem: NSObject {
  open var title: String? {
    didSet { changed() }
  }

  /// Shown instead of the title.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Fidelity: kept; bars show `image` at any height.
  open var landscapeImagePhone: UIImage?

  open var isEnabled = true {
    didSet { changed() }
  }

  open var tag = 0

  open var accessibilityIdentifier: String?

  open var accessibilityLabel: String?

  /// The bar that shows the item sets this to learn of changes.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  private func changed() { onChange?() }
}
