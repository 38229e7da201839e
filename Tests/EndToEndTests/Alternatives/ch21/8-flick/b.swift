import UIKit

extension PileViewController {
  func letGo(of recognizer: UIScreenEdgePanGestureRecognizer, at progress: CGFloat) {
    let driver = percentDriven
    percentDriven = nil
    switch recognizer.state {
    case .ended:
      guard let screen = navigationController?.view else { return }
      let way = recognizer.translation(in: screen).x + recognizer.velocity(in: screen).x / 4
      way > screen.bounds.midX ? driver?.finish() : driver?.cancel()
    default:
      driver?.cancel()
    }
  }
}
