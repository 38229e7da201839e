import UIKit

extension OpeningAnimator {
  /// Moves a layer along a curve to another place, at constant speed.
  func fly(_ layer: CALayer, to end: CGRect) {
    let path = UIBezierPath()
    path.move(to: layer.position)
    let (start, goal) = (layer.position, CGPoint(x: end.midX, y: end.midY))
    let corner = CGPoint(x: goal.x, y: start.y)
    path.addCurve(
      to: goal,
      controlPoint1: CGPoint(x: start.x + (corner.x - start.x) * 2 / 3, y: start.y),
      controlPoint2: CGPoint(x: corner.x, y: goal.y + (corner.y - goal.y) * 2 / 3))
    let position = CAKeyframeAnimation(keyPath: "position")
    position.path = path.cgPath
    position.calculationMode = .paced
    position.duration = 0.3
    position.fillMode = .both
    position.isRemovedOnCompletion = false
    layer.add(position, forKey: "flight")
  }
}
