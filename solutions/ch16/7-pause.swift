import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    guard isUp else { return rise() }
    let layer = lantern.layer
    if layer.speed == 0 {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    } else {
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = now
    }
  }
}
