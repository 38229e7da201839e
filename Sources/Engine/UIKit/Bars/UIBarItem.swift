import HeadlessQuartzCore

/// What bar items have in common.
open class UIBarItem: NSObject {
  /// The text.
  open var title: String? {
    didSet { changed() }
  }

  /// The picture, shown instead of the text.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Whether the item can be used.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// For the app's own use.
  open var tag = 0

  /// The name by which automation finds the item's view.
  open var accessibilityIdentifier: String?

  /// What assistive technology calls the item.
  open var accessibilityLabel: String?

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  /// Creates an item without text and picture.
  public override init() { super.init() }

  private func changed() { onChange?() }
}
