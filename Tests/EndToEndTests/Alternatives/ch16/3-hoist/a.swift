import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let hoist = UIViewPropertyAnimator(duration: 1.2, curve: .easeOut)
    hoist.addAnimations { self.lantern.center = self.masthead }
    hoist.startAnimation()
  }
}
