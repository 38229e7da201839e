import UIKit

extension BoatViewController {
  func tapped(at point: CGPoint) {
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
}
