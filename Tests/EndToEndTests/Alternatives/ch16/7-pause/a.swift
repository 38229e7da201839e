import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    guard isUp else { return rise() }
    let layer = lantern.layer
    if layer.speed > 0 {
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
    } else {
      // Its time goes on from the offset, counted from now.
      layer.beginTime = CACurrentMediaTime()
      layer.speed = 1
    }
  }
}
