import HeadlessQuartzCore

// Names from Swift 2 to 4.1.
//
// These serve callers only: an override under an old name would not be called. The rewriter of the
// learner's source translates declarations.
extension UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "parent")
  public var parentViewController: UIViewController? { parent }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    present(viewController, animated: animated, completion: completion)
  }

  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ animated: Bool, completion: (() -> Void)?) {
    dismiss(animated: animated, completion: completion)
  }

  @available(*, deprecated, renamed: "performSegue(withIdentifier:sender:)")
  public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }

  @available(*, deprecated, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  @available(*, deprecated, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: UILayoutSupport {
    LayoutSupport(
      length: view.safeAreaInsets.top, top: view.topAnchor,
      bottom: view.safeAreaLayoutGuide.topAnchor)
  }

  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: UILayoutSupport {
    LayoutSupport(
      length: view.safeAreaInsets.bottom, top: view.safeAreaLayoutGuide.bottomAnchor,
      bottom: view.bottomAnchor)
  }
}

/// The length of the bars over one edge of a view, from iOS 7 to 10.
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

private final class LayoutSupport: NSObject, UILayoutSupport {
  let length: CGFloat
  let topAnchor: NSLayoutYAxisAnchor
  let bottomAnchor: NSLayoutYAxisAnchor

  init(length: CGFloat, top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor) {
    self.length = length
    topAnchor = top
    bottomAnchor = bottom
  }

  var heightAnchor: NSLayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }
}
