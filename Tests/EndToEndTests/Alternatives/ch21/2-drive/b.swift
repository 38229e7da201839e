import UIKit

extension PileViewController {
  @objc func didSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let width = navigationController?.view.bounds.width ?? 1
    let translation = recognizer.translation(in: navigationController?.view)
    let progress = min(max(translation.x / width, 0), 1)
    switch recognizer.state {
    case .began:
      let driven = UIPercentDrivenInteractiveTransition()
      driven.completionCurve = .easeOut
      percentDriven = driven
      _ = navigationController?.popViewController(animated: true)
    case .changed:
      if let driven = percentDriven { driven.update(progress) }
    case .ended, .cancelled:
      letGo(of: recognizer, at: progress)
    default:
      break
    }
  }
}
