import UIKit

private var ascent: UIViewPropertyAnimator?

extension BoatViewController {
  func tapped(at point: CGPoint) {
    guard let ascent else {
      ascent = UIViewPropertyAnimator(duration: 4, curve: .linear) {
        self.lantern.center = self.masthead
      }
      ascent?.startAnimation()
      return
    }
    if ascent.isRunning { ascent.pauseAnimation() } else { ascent.startAnimation() }
  }
}
