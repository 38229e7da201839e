import UIKit

extension PileViewController {
  func letGo(of recognizer: UIScreenEdgePanGestureRecognizer, at progress: CGFloat) {
    let driven = percentDriven
    percentDriven = nil
    switch recognizer.state {
    case .ended where progress > 0.5: driven?.finish()
    default: driven?.cancel()
    }
  }
}
