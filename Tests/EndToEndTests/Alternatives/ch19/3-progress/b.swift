import UIKit

extension RevealAnimator {
  func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
    let part = recognizer.translation(in: nil).x.magnitude / 200
    return CGFloat.maximum(0.01, .minimum(part, 0.99))
  }
}
