import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let rise = CAKeyframeAnimation(keyPath: "position")
    rise.values = [deck, masthead]
    rise.duration = 1
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lantern.layer.add(rise, forKey: "rise")
    lantern.center = masthead
    CATransaction.commit()
  }
}
