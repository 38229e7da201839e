import UIKit

extension NotesViewController {
  func prepare() {
    navigationController?.delegate = sharedCoordinator
  }
}

private let sharedCoordinator = TransitionCoordinator()

final class TransitionCoordinator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .push { return OpeningAnimator() }
    if operation == .pop { return ClosingAnimator() }
    return nil
  }
}
