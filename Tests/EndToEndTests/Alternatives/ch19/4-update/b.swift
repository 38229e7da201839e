import UIKit

extension RevealAnimator {
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      update(progress(of: recognizer))
    case .possible, .began:
      break
    default:
      letGo()
    }
  }
}
