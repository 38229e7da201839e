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
    switch operation {
    case .push: return self
    default: return nil
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController?.topViewController !== self
  }
}
