import UIKit

extension DropViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: transition.operation = .push
    case .pop: transition.operation = .pop
    default: return nil
    }
    return transition
  }
}
