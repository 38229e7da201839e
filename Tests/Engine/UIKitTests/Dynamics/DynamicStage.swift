import HeadlessQuartzCore

@testable import HeadlessUIKit

/// A window of 300 by 400 points with a dynamic animator.
final class DynamicStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let animator: UIDynamicAnimator

  init() {
    World.restart()
    window.isHidden = false
    animator = UIDynamicAnimator(referenceView: window)
  }

  func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    window.addSubview(box)
    return box
  }

  /// Adds a behavior that sets the boxes' elasticity, without friction or resistance.
  func makeIdeal(_ boxes: [UIView], elasticity: CGFloat = 0) -> UIDynamicItemBehavior {
    let ideal = UIDynamicItemBehavior(items: boxes)
    ideal.elasticity = elasticity
    animator.addBehavior(ideal)
    return ideal
  }

  func walls(_ boxes: [UIView]) -> UICollisionBehavior {
    let walls = UICollisionBehavior(items: boxes)
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    return walls
  }

  func wait(_ seconds: Double) { MainLoop.shared.advance(by: seconds) }
}

func isNear(_ one: CGFloat, _ two: CGFloat, _ tolerance: CGFloat) -> Bool {
  abs(one - two) <= tolerance
}
