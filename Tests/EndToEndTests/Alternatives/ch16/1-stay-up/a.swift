import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.lantern.center = self.masthead
    }.startAnimation()
  }
}
