import UIKit

extension PileViewController {
  func letGo(of recognizer: UIScreenEdgePanGestureRecognizer, at progress: CGFloat) {
    defer { percentDriven = nil }
    guard recognizer.state == .ended, progress >= 0.5 else {
      percentDriven?.cancel()
      return
    }
    percentDriven?.finish()
  }
}
