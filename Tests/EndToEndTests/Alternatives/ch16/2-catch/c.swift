import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    guard isUp else { return rise() }
    guard let seen = lantern.layer.presentation(), seen.frame.contains(point) else { return }
    lantern.layer.position = seen.position
    lantern.layer.removeAllAnimations()
    // The next tap sends it on.
    isUp = false
  }
}
