import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    if lantern.layer.speed == 0 {
      letGo()
    } else if isCaught(at: point) {
      hold()
    } else {
      send()
      flicker()
    }
  }

  private func isCaught(at point: CGPoint) -> Bool {
    guard lantern.layer.animationKeys() != nil, let seen = lantern.layer.presentation() else {
      return false
    }
    return seen.frame.contains(point)
  }

  private func send() {
    isUp.toggle()
    let old = lantern.layer.position
    let goal = isUp ? masthead : deck
    lantern.layer.position = goal
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: old.x - goal.x, y: old.y - goal.y)
    move.toValue = CGPoint.zero
    move.isAdditive = true
    move.duration = 1
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    lantern.layer.add(move, forKey: nil)
  }

  private func flicker() {
    let flicker = CAKeyframeAnimation(keyPath: "opacity")
    flicker.values = [1, 0.3, 0.9, 0.5, 1]
    flicker.keyTimes = [0, 0.1, 0.4, 0.6, 1]
    flicker.duration = 2
    // A pause sets the lantern's clock back, and the flame is in the lantern.
    flicker.beginTime = lantern.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
    lantern.flame.add(flicker, forKey: nil)
  }

  private func hold() {
    let layer = lantern.layer
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = now
  }

  private func letGo() {
    let layer = lantern.layer
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }
}
