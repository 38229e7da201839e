import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    UIViewPropertyAnimator(duration: 1.5, dampingRatio: 0.4) {
      self.lantern.center = self.masthead
    }.startAnimation()
  }
}
