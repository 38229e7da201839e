import UIKit

extension PileViewController {
  @objc func didSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let progress = max(0, min(1, recognizer.translation(in: view).x / view.bounds.width))
    switch recognizer.state {
    case .began:
      percentDriven = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      percentDriven?.update(progress)
    case .ended, .cancelled:
      letGo(of: recognizer, at: progress)
    default:
      break
    }
  }
}
