import UIKit

extension DropViewController {
  @objc func didPan(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .began else {
      transition.handlePan(recognizer)
      return
    }
    transition.isInteractive = true
    let rainfall = RainfallViewController()
    navigationController?.pushViewController(rainfall, animated: true)
  }
}
