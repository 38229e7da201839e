import UIKit

extension RevealAnimator {
  func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
    let translation = recognizer.translation(in: recognizer.view)
    return min(max(abs(translation.x / 200), 0.01), 0.99)
  }
}
