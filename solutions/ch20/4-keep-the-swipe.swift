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
    operation == .push ? self : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (navigationController?.viewControllers.count ?? 0) > 1
  }
}
