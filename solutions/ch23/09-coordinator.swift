import UIKit

extension NotesViewController {
  func prepare() {
    navigationController?.delegate = Keeper.coordinator
  }
}

@MainActor
enum Keeper {
  static let coordinator = TransitionCoordinator()
}

final class TransitionCoordinator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return OpeningAnimator()
    case .pop: return ClosingAnimator()
    default: return nil
    }
  }
}
