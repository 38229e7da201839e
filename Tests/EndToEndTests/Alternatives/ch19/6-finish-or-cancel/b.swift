import UIKit

extension RevealAnimator {
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      update(progress(of: recognizer))
    case .cancelled:
      isInteractive = false
      cancel()
    case .ended:
      isInteractive = false
      if progress(of: recognizer) >= 0.5 { finish() } else { cancel() }
    default:
      break
    }
  }
}
