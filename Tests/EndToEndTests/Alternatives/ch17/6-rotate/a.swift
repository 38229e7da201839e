import UIKit

final class TurningTidepoolViewController: TidepoolViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let isLandscape = size.width > size.height
    coordinator.animate { _ in
      self.background.alpha = isLandscape ? 0.25 : 0.55
    } completion: { _ in
    }
  }
}
