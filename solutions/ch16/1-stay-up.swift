import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let rise = CABasicAnimation(keyPath: "position")
    rise.fromValue = deck
    rise.toValue = masthead
    rise.duration = 1
    lantern.layer.position = masthead
    lantern.layer.add(rise, forKey: nil)
  }
}
