import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
    let start = lantern.layer.position.y
    isUp.toggle()
    lantern.center = isUp ? masthead : deck
    let move = CABasicAnimation(keyPath: "position.y")
    move.isAdditive = true
    move.fromValue = start - lantern.layer.position.y
    move.toValue = 0
    move.duration = 1
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    lantern.layer.add(move, forKey: nil)
  }
}
