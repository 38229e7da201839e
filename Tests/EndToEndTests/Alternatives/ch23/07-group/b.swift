import UIKit

extension OpeningAnimator {
  /// Moves a layer along a curve to another place and size.
  func fly(_ layer: CALayer, to end: CGRect) {
    let path = UIBezierPath()
    path.move(to: layer.position)
    path.addQuadCurve(
      to: CGPoint(x: end.midX, y: end.midY),
      controlPoint: CGPoint(x: end.midX, y: layer.position.y))
    let position = CAKeyframeAnimation(keyPath: "position")
    position.path = path.cgPath
    position.calculationMode = .paced
    let bounds = CABasicAnimation(keyPath: "bounds")
    bounds.fromValue = layer.bounds
    bounds.toValue = CGRect(origin: .zero, size: end.size)
    let flight = CAAnimationGroup()
    flight.animations = [position, bounds]
    flight.duration = 0.3
    flight.timingFunction = CAMediaTimingFunction(name: .easeOut)
    position.duration = flight.duration
    bounds.duration = flight.duration
    layer.position = CGPoint(x: end.midX, y: end.midY)
    layer.bounds.size = end.size
    layer.add(flight, forKey: "flight")
  }
}
