import UIKit

extension TrailheadViewController: UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  func keepTheSwipe() {
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation == .push else { return nil }
    return self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = navigationController else { return false }
    return navigation.topViewController !== navigation.viewControllers.first
  }
}
