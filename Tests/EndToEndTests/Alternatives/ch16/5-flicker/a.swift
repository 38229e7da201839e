import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      let flicker = CAKeyframeAnimation(keyPath: "opacity")
      flicker.values = [1, 0.3, 0.9, 0.5, 1]
      flicker.keyTimes = [0, 0.1, 0.4, 0.6, 1]
      flicker.duration = 2
      self.lantern.flame.add(flicker, forKey: "flicker")
    }
  }
}
