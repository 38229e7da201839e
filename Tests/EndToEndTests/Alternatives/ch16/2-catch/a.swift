import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    guard isUp else {
      rise()
      return
    }
    let layer = lantern.layer
    guard let seen = layer.presentation(), seen.hitTest(point) != nil else { return }
    layer.position = seen.position
    layer.removeAnimation(forKey: "position")
  }
}
