import UIKit

extension RevealAnimator {
  func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
    let distance = abs(recognizer.translation(in: recognizer.view?.superview).x)
    if distance < 2 { return 0.01 }
    return distance > 198 ? 0.99 : distance / 200
  }
}
