import UIKit

extension OpeningAnimator {
  /// Moves a layer along a curve to another place and size.
  func fly(_ layer: CALayer, to end: CGRect) {
    let path = CGMutablePath()
    path.move(to: layer.position)
    path.addQuadCurve(
      to: CGPoint(x: end.midX, y: end.midY),
      control: CGPoint(x: end.midX, y: layer.position.y))
    let position = CAKeyframeAnimation(keyPath: "position")
    position.path = path
    position.calculationMode = .paced
    let bounds = CABasicAnimation(keyPath: "bounds.size")
    bounds.toValue = end.size
    let flight = CAAnimationGroup()
    flight.animations = [position, bounds]
    flight.duration = 0.3
    flight.timingFunction = CAMediaTimingFunction(name: .easeOut)
    flight.fillMode = .forwards
    flight.isRemovedOnCompletion = false
    for animation in [position, bounds] {
      animation.duration = 0.3
      animation.fillMode = .forwards
    }
    layer.add(flight, forKey: "flight")
  }
}
