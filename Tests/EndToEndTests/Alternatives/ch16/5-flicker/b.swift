import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let flicker = CAKeyframeAnimation(keyPath: "opacity")
    flicker.values = [1, 0.3, 0.9, 0.5, 1]
    flicker.keyTimes = [0, 0.1, 0.4, 0.6, 1]
    flicker.beginTime = 0.5
    flicker.duration = 2
    let gust = CAAnimationGroup()
    gust.animations = [flicker]
    gust.duration = 2.5
    lantern.flame.add(gust, forKey: nil)
  }
}
