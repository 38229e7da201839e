import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    if !isUp { return rise() }
    guard let place = lantern.layer.presentation()?.position else { return }
    let size = lantern.bounds.size
    let target = CGRect(
      x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
      height: size.height)
    if target.contains(point) {
      UIView.performWithoutAnimation { lantern.center = place }
      lantern.layer.removeAllAnimations()
    }
  }
}
