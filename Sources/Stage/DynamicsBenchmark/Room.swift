import HeadlessQuartzCore
import HeadlessUIKit

/// A window in which items fall onto each other.
final class Room {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let animator: UIDynamicAnimator
  private let views: [UIView]

  /// Hangs square views in rows under the ceiling, every second row a little to the right.
  ///
  /// Gravity pulls them, and they collide with each other and with the window's edges.
  init(items count: Int) {
    let side: CGFloat = 10
    let perRow = 26
    views = (0..<count).map { number in
      let (row, column) = (number / perRow, number % perRow)
      return UIView(
        frame: CGRect(
          x: 4 + CGFloat(column) * 14.5 + CGFloat(row % 2) * 4, y: 4 + CGFloat(row) * 14,
          width: side, height: side))
    }
    views.forEach(window.addSubview)
    window.isHidden = false
    animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UIGravityBehavior(items: views))
    let collisions = UICollisionBehavior(items: views)
    collisions.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collisions)
  }

  var isMoving: Bool { animator.isRunning }

  /// A sum that differs if any item is elsewhere.
  var checksum: Double {
    views.enumerated().reduce(0) { sum, item in
      let center = item.element.center
      return sum + Double(item.offset + 1) * Double(center.x + center.y)
    }
  }

  /// Lets virtual time pass, in seconds; returns the seconds of the wall clock that it took.
  func play(_ seconds: Double) -> Double {
    let elapsed = ContinuousClock().measure { MainLoop.shared.advance(by: seconds) }
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }
}
