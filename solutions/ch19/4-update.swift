import UIKit

extension RevealAnimator {
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      update(progress(of: recognizer))
    case .ended, .cancelled:
      letGo()
    default:
      break
    }
  }
}
