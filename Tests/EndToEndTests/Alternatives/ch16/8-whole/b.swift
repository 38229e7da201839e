import UIKit

private enum Order { case letGo, hold, send }

extension BoatViewController {
  func tapped(at point: CGPoint) {
    switch order(at: point) {
    case .letGo: setClock(running: true)
    case .hold: setClock(running: false)
    case .send:
      isUp.toggle()
      travel(to: isUp ? masthead : deck)
      let flame = lantern.flame
      flame.add(gust(from: lantern.layer), forKey: nil)
    }
  }

  private func order(at point: CGPoint) -> Order {
    let layer = lantern.layer
    if layer.speed == 0 { return .letGo }
    let isUnderWay = !(layer.animationKeys() ?? []).isEmpty
    let place = layer.presentation()?.position ?? layer.position
    let size = lantern.bounds.size
    let isHit =
      abs(point.x - place.x) <= size.width / 2 && abs(point.y - place.y) <= size.height / 2
    return isUnderWay && isHit ? .hold : .send
  }

  private func setClock(running: Bool) {
    let layer = lantern.layer
    let shown = layer.convertTime(CACurrentMediaTime(), from: nil)
    if running {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = CACurrentMediaTime() - shown
    } else {
      layer.speed = 0
      layer.timeOffset = shown
      layer.beginTime = 0
    }
  }

  private func travel(to goal: CGPoint) {
    let way = lantern.center.y - goal.y
    lantern.center = goal
    let journey = CABasicAnimation(keyPath: "position.y")
    journey.isAdditive = true
    journey.fromValue = way
    journey.toValue = 0
    journey.duration = 1
    journey.timingFunction = .init(name: .easeInEaseOut)
    lantern.layer.add(journey, forKey: UUID().uuidString)
  }

  private func gust(from layer: CALayer) -> CAKeyframeAnimation {
    let gust = CAKeyframeAnimation(keyPath: "opacity")
    let values: [(moment: Double, opacity: Double)] = [
      (0, 1), (0.1, 0.3), (0.4, 0.9), (0.6, 0.5), (1, 1),
    ]
    gust.keyTimes = values.map { NSNumber(value: $0.moment) }
    gust.values = values.map { $0.opacity }
    gust.duration = 2
    gust.beginTime = 0.5 + layer.convertTime(CACurrentMediaTime(), from: nil)
    return gust
  }
}
