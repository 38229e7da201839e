import UIKit

extension PileViewController {
  func letGo(of recognizer: UIScreenEdgePanGestureRecognizer, at progress: CGFloat) {
    let width = recognizer.view?.bounds.width ?? 1
    let speed = recognizer.velocity(in: recognizer.view).x
    let goal = progress + speed / width * 0.25
    if recognizer.state == .ended && goal > 0.5 {
      percentDriven?.finish()
    } else {
      percentDriven?.cancel()
    }
    percentDriven = nil
  }
}
