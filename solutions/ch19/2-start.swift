import UIKit

extension DropViewController {
  @objc func didPan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      transition.isInteractive = true
      navigationController?.pushViewController(RainfallViewController(), animated: true)
    default:
      transition.handlePan(recognizer)
    }
  }
}
