import HeadlessQuartzCore

/// A collection of controllers by name.
///
/// Fidelity: storyboard files are not read. What can be instantiated is what the scene has
/// registered in code, whatever storyboard's name is used.
open class UIStoryboard: NSObject {
  private let name: String

  /// The storyboard's name, for code that asks for it by that.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Makes the controller that was registered under the empty name.
  open func instantiateInitialViewController() -> UIViewController? {
    SegueBook.shared.controller("").map(adopt)
  }

  /// Makes the controller that was registered under a name.
  ///
  /// An unknown name is the fault `unknown-storyboard-identifier`, where UIKit raises an
  /// exception; the result is then an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = SegueBook.shared.controller(identifier) { return adopt(controller) }
    EngineLog.fault(
      .unknownStoryboardIdentifier, ["storyboard": name, "identifier": identifier])
    return UIViewController()
  }

  /// As above, under the name of iOS 13.
  ///
  /// Fidelity: without the closure that makes the controller from an archive; there are none.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Today `instantiateViewController(withIdentifier:)`.
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
