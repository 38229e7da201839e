import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    UIView.animate(withDuration: 1.2, delay: 0, options: .curveEaseOut) {
      self.lantern.center = self.masthead
    }
  }
}
