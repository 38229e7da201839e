import UIKit

final class TurningTidepoolViewController: TidepoolViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(
      alongsideTransition: { _ in
        self.background.alpha = size.width > size.height ? 0.25 : 0.55
      }, completion: nil)
    super.viewWillTransition(to: size, with: coordinator)
  }
}
