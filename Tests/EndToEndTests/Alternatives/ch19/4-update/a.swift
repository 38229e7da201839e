import UIKit

extension RevealAnimator {
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .changed {
      let part = progress(of: recognizer)
      update(part)
    } else if recognizer.state == .ended || recognizer.state == .cancelled {
      letGo()
    }
  }
}
