import UIKit

extension CALayer {
  var isHeld: Bool { speed == 0 }

  func holdClock() {
    timeOffset = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
    beginTime = 0
  }

  func releaseClock() {
    // The clock goes on from its offset, and begins to run now.
    beginTime = CACurrentMediaTime()
    speed = 1
  }
}

/// The wind: half a second of calm, and two seconds of gust, in one animation.
private func gust() -> CAAnimation {
  let calm = 0.5
  let length = 2.0
  let moments = [0, 0.1, 0.4, 0.6, 1].map {
    NSNumber(value: (calm + $0 * length) / (calm + length))
  }
  let gust = CAKeyframeAnimation(keyPath: #keyPath(CALayer.opacity))
  gust.values = [1, 1, 0.3, 0.9, 0.5, 1]
  gust.keyTimes = [0] + moments
  gust.duration = calm + length
  return gust
}

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let layer = lantern.layer
    guard !layer.isHeld else { return layer.releaseClock() }
    let seen = layer.presentation() ?? layer
    let isMoving = seen.position != layer.position
    guard !(isMoving && seen.hitTest(point) != nil && seen.frame.contains(point)) else {
      return layer.holdClock()
    }
    isUp = !isUp
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseInOut]) {
      self.lantern.center = self.isUp ? self.masthead : self.deck
    }
    lantern.flame.add(gust(), forKey: nil)
  }
}
