import UIKit

extension PileViewController {
  /// How far the finger would be after some seconds, as a part of the screen's width.
  private func projected(
    _ pan: UIPanGestureRecognizer, from progress: CGFloat, after seconds: CGFloat
  ) -> CGFloat {
    progress + seconds * pan.velocity(in: view).x / view.frame.width
  }

  func letGo(of recognizer: UIScreenEdgePanGestureRecognizer, at progress: CGFloat) {
    defer { percentDriven = nil }
    guard recognizer.state != .cancelled,
      projected(recognizer, from: progress, after: 0.25) >= 0.5
    else {
      percentDriven?.cancel()
      return
    }
    percentDriven?.finish()
  }
}
