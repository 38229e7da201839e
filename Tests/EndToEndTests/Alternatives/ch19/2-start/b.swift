import UIKit

extension DropViewController {
  @objc func didPan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      transition.isInteractive = true
      show(RainfallViewController(), sender: recognizer)
    case .changed, .ended, .cancelled, .failed:
      transition.handlePan(recognizer)
    default:
      break
    }
  }
}
