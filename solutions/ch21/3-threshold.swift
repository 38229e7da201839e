import UIKit

extension PileViewController {
  func letGo(of recognizer: UIScreenEdgePanGestureRecognizer, at progress: CGFloat) {
    if recognizer.state == .ended && progress > 0.5 {
      percentDriven?.finish()
    } else {
      percentDriven?.cancel()
    }
    percentDriven = nil
  }
}
