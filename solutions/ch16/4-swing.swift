import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    UIView.animate(
      withDuration: 1.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: []
    ) {
      self.lantern.center = self.masthead
    }
  }
}
