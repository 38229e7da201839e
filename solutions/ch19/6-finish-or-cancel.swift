import UIKit

extension RevealAnimator {
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      update(progress(of: recognizer))
    case .ended, .cancelled:
      isInteractive = false
      if recognizer.state == .cancelled || progress(of: recognizer) < 0.5 {
        cancel()
      } else {
        finish()
      }
    default:
      break
    }
  }
}
