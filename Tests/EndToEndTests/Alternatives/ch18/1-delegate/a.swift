import UIKit

extension DropViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation != .none else { return nil }
    let animator = transition
    animator.operation = operation
    return animator
  }
}
