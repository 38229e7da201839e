import HeadlessQuartzCore

/// Fidelity: never asked, since nothing is shared.
open class UIActivityItemProvider: Operation, UIActivityItemSource {
  public let placeholderItem: Any?
  public let activityType: UIActivity.ActivityType? = nil

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  open var item: Any { placeholderItem as Any }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem as Any }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
