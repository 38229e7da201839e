import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// A view that swings about a hinge against a boundary of one point, as in a guillotine menu.
@Suite("Boundaries of one point in length", .inNewWorld)
struct ShortBoundaries {
  private let root: UIView
  private let blade: UIView
  private let animator: UIDynamicAnimator
  private static let hinge = CGPoint(x: 45, y: 45)

  init() {
    World.restart()
    root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    blade = UIView(frame: root.bounds)
    root.addSubview(blade)
    animator = UIDynamicAnimator(referenceView: root)
  }

  /// Returns the angle in degrees at which the blade comes to rest against a boundary.
  private func swing(from angle: CGFloat, push: CGFloat, stop: CGPoint, to end: CGPoint) -> Double {
    blade.transform = CGAffineTransform(rotationAngle: angle)
    let offset = UIOffset(horizontal: 45 - 195, vertical: 45 - 422)
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
      .applying(CGAffineTransform(rotationAngle: angle))
    blade.center = CGPoint(x: Self.hinge.x - turned.x, y: Self.hinge.y - turned.y)
    animator.addBehavior(
      UIAttachmentBehavior(
        item: blade, offsetFromCenter: offset, attachedToAnchor: Self.hinge))
    let collision = UICollisionBehavior(items: [blade])
    collision.addBoundary(withIdentifier: "stop" as NSString, from: stop, to: end)
    animator.addBehavior(collision)
    let fall = UIPushBehavior(items: [blade], mode: .continuous)
    fall.pushDirection = CGVector(dx: 0, dy: push)
    animator.addBehavior(fall)
    #expect(MainLoop.shared.settle(limit: 30))
    return atan2(Double(blade.transform.b), Double(blade.transform.a)) * 180 / .pi
  }

  @Test("A rotating item is stopped by a boundary of one point in length")
  func falling() {
    let angle = swing(
      from: -.pi / 2, push: 900, stop: CGPoint(x: -1, y: 843), to: CGPoint(x: -1, y: 844))
    #expect(abs(angle) < 0.5)
  }

  @Test("A corner that is thrown past a boundary of one point in a single step is stopped by it")
  func thrown() {
    let angle = swing(
      from: 0, push: -1800, stop: CGPoint(x: 843, y: -299), to: CGPoint(x: 844, y: -299))
    #expect(abs(angle + 90) < 0.5, "\(angle)")
  }
}
