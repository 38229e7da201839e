import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let hoist = CABasicAnimation(keyPath: "position.y")
    hoist.fromValue = lantern.layer.position.y
    hoist.duration = 1.2
    hoist.timingFunction = CAMediaTimingFunction(name: .easeOut)
    lantern.layer.position = masthead
    lantern.layer.add(hoist, forKey: nil)
  }
}
