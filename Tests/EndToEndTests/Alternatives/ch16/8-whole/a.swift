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

/// Two seconds of gust, half a second from now by the flame's clock.
private func gust(on flame: CALayer) -> CAAnimation {
  let gust = CAKeyframeAnimation(keyPath: #keyPath(CALayer.opacity))
  gust.values = [1, 0.3, 0.9, 0.5, 1]
  gust.keyTimes = [0, 0.1, 0.4, 0.6, 1]
  gust.duration = 2
  gust.beginTime = flame.convertTime(CACurrentMediaTime(), from: nil) + 0.5
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
    lantern.flame.add(gust(on: lantern.flame), forKey: nil)
  }
}
