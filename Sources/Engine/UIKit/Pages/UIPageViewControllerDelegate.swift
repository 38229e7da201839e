import HeadlessQuartzCore

/// Gives the pages beside a page.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another; `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many points a page control has.
  ///
  /// Fidelity: never asked; the controller has no page control of its own.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which point of a page control is lit.
  ///
  /// Fidelity: never asked.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None, if it is not implemented.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first, if it is not implemented.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the user turns.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A swipe begins to turn the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// A swipe is over; `completed` says whether the page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Where paper is to be bound after the device was turned.
  ///
  /// Fidelity: never asked.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// As if it were not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { OptionalRequirement.missing() }
  /// As if it were not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { OptionalRequirement.missing() }
  /// As if it were not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { OptionalRequirement.missing(.min) }
}
