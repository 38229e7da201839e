import HeadlessQuartzCore

/// Instantiates controllers by identifier.
///
/// Fidelity: storyboard files are not read; scenes register their controllers in code. The name of
/// the storyboard doesn't matter.
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Instantiates the controller that is registered with an empty identifier.
  open func instantiateInitialViewController() -> UIViewController? {
    SegueBook.shared.controller("").map(adopt)
  }

  /// An unknown identifier returns an empty controller and records the fault
  /// `unknown-storyboard-identifier`.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = SegueBook.shared.controller(identifier) { return adopt(controller) }
    EngineLog.fault(
      .unknownStoryboardIdentifier, ["storyboard": name, "identifier": identifier])
    return UIViewController()
  }

  /// Fidelity: without the closure that creates the controller from an archive.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "instantiateViewController(withIdentifier:)")
  open func instantiateViewControllerWithIdentifier(_ identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  private func adopt(_ controller: UIViewController) -> UIViewController {
    controller.storyboard = self
    controller.awakeFromNib()
    return controller
  }
}
