import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let spring = UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: .zero)
    let swing = UIViewPropertyAnimator(duration: 1.5, timingParameters: spring)
    swing.addAnimations { self.lantern.center = self.masthead }
    swing.startAnimation()
  }
}
