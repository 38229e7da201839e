import UIKit

extension RevealAnimator {
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      update(progress(of: recognizer))
    case .ended, .cancelled:
      isInteractive = false
      let isMeant = recognizer.state == .ended && progress(of: recognizer) >= 0.5
      isMeant ? finish() : cancel()
    default:
      break
    }
  }
}
