import UIKit

extension OpeningAnimator {
  /// Moves a layer along a curve to another place, at constant speed.
  func fly(_ layer: CALayer, to end: CGRect) {
    let path = UIBezierPath()
    path.move(to: layer.position)
    path.addQuadCurve(
      to: CGPoint(x: end.midX, y: end.midY),
      controlPoint: CGPoint(x: end.midX, y: layer.position.y))
    let position = CAKeyframeAnimation(keyPath: "position")
    position.path = path.cgPath
    position.calculationMode = .paced
    position.duration = 0.3
    position.fillMode = .forwards
    position.isRemovedOnCompletion = false
    layer.add(position, forKey: "flight")
  }
}
