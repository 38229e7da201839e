import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    guard isUp else { return rise() }
    guard let seen = lantern.layer.presentation(), seen.frame.contains(point) else { return }
    let place = seen.position
    lantern.layer.removeAllAnimations()
    lantern.center = place
  }
}
