import UIKit

extension OpeningAnimator {
  /// Moves a layer along a curve to another place, at constant speed.
  func fly(_ layer: CALayer, to end: CGRect) {
    let path = CGMutablePath()
    path.move(to: layer.position)
    path.addQuadCurve(
      to: CGPoint(x: end.midX, y: end.midY),
      control: CGPoint(x: end.midX, y: layer.position.y))
    let position = CAKeyframeAnimation(keyPath: "position")
    position.path = path
    position.calculationMode = .paced
    position.duration = 0.3
    layer.position = CGPoint(x: end.midX, y: end.midY)
    layer.add(position, forKey: "flight")
  }
}
