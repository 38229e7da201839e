import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Ropes, rails, pins and firm attachments", .inNewWorld)
struct KindsOfAttachments {
  private let stage = DynamicStage()

  private func push(_ view: UIView, _ x: CGFloat, _ y: CGFloat, at offset: UIOffset = .zero) {
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: x, dy: y)
    push.setTargetOffsetFromCenter(offset, for: view)
    stage.animator.addBehavior(push)
  }

  private func angle(_ view: UIView) -> CGFloat { CGFloat(Body(view).angle) }

  @Test("A new attachment has an infinite range and no friction")
  func defaults() {
    let attachment = UIAttachmentBehavior(item: stage.box(0, 0), attachedToAnchor: .zero)
    #expect(attachment.attachmentRange == .infinite && attachment.attachmentRange.isInfinite)
    #expect(attachment.frictionTorque == 0)
    #expect(!UIFloatRange.zero.isInfinite && UIFloatRange.zero == UIFloatRange())
  }

  @Test("An item on a rail slides along its axis only, and does not turn")
  func rail() {
    let box = stage.box(0, 0)
    _ = stage.makeIdeal([box])
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 50, y: 50), axisOfTranslation: CGVector(dx: 2, dy: 0))
    #expect(rail.attachedBehaviorType == .anchor && rail.anchorPoint == CGPoint(x: 50, y: 50))
    stage.animator.addBehavior(rail)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    push(box, 1, 1, at: UIOffset(horizontal: 0, vertical: 30))
    stage.wait(1)
    #expect(isNear(box.center.y, 50, 0.1) && isNear(box.center.x, 150, 2), "\(box.center)")
    #expect(isNear(angle(box), 0, 0.001))
  }

  @Test("A rail ends where its range does")
  func railRange() {
    let box = stage.box(0, 0)
    _ = stage.makeIdeal([box])
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 50, y: 50), axisOfTranslation: CGVector(dx: 1, dy: 0))
    rail.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
    stage.animator.addBehavior(rail)
    push(box, 3, 0)
    stage.wait(1)
    #expect(isNear(box.center.x, 110, 0.5))
    push(box, -3, 0)
    stage.wait(1)
    #expect(isNear(box.center.x, 30, 0.5))
    rail.attachmentRange = .zero
    stage.wait(1)
    #expect(isNear(box.center.x, 50, 0.5))
  }

  @Test("Two items on a rail keep their angle and slide past each other along the axis")
  func railOfTwo() {
    let (left, right) = (stage.box(0, 100), stage.box(120, 100))
    _ = stage.makeIdeal([left, right])
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: right, attachedTo: left, attachmentAnchor: CGPoint(x: 110, y: 150),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    #expect(rail.attachedBehaviorType == .items)
    stage.animator.addBehavior(rail)
    push(right, 0.5, 0)
    stage.wait(1)
    #expect(isNear(right.center.x, 220, 2) && isNear(left.center.x, 50, 0.5))
    push(right, 0, 1)
    stage.wait(0.5)
    #expect(abs(angle(right)) > 0.01)
    #expect(isNear(angle(right), angle(left), 0.01))
    // In the left one's coordinates, the right one's centre is still on the axis.
    #expect(isNear(left.convert(right.center, from: stage.window).y, 50, 1))
  }

  @Test("A rope lets items come near, and ends their flight when it is taut")
  func rope() {
    let (fixed, box) = (stage.box(0, 0, side: 20), stage.box(80, 0, side: 20))
    stage.makeIdeal([fixed]).isAnchored = true
    _ = stage.makeIdeal([box])
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: fixed, offsetFromCenter: .zero)
    #expect(rope.length == 80 && rope.attachedBehaviorType == .items)
    rope.length = 100
    stage.animator.addBehavior(rope)
    box.center.x = 50
    stage.animator.updateItem(usingCurrentState: box)
    stage.wait(0.2)
    #expect(box.center.x == 50)
    push(box, 0.08, 0)
    var longest: CGFloat = 0
    rope.action = { longest = max(longest, box.center.x - fixed.center.x) }
    stage.wait(1)
    #expect(isNear(longest, 100, 0.5) && isNear(box.center.x, 110, 1), "\(longest)")
  }

  @Test("Items that are fixed to each other fall and turn as one")
  func firm() {
    let (left, right) = (stage.box(50, 100), stage.box(150, 100))
    let ideal = stage.makeIdeal([left, right])
    stage.animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 150)))
    // On a pin the left one would turn the other way.
    ideal.addAngularVelocity(2, for: right)
    stage.wait(1)
    #expect(angle(left) > 0.2 && isNear(angle(left), angle(right), 0.01))
    let corner = left.convert(CGPoint(x: 100, y: 50), to: stage.window)
    let other = right.convert(CGPoint(x: 0, y: 50), to: stage.window)
    #expect(isNear(corner.x, other.x, 0.5) && isNear(corner.y, other.y, 0.5))
  }

  @Test("A pin is at one point of both items, also if they were turned before")
  func pinOfTurned() {
    let (left, right) = (stage.box(50, 100), stage.box(150, 100))
    right.transform = CGAffineTransform(rotationAngle: .pi / 2)
    _ = stage.makeIdeal([left, right])
    stage.animator.addBehavior(
      UIAttachmentBehavior.pinAttachment(
        with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 150)))
    stage.wait(0.5)
    #expect(left.center == CGPoint(x: 100, y: 150) && right.center == CGPoint(x: 200, y: 150))
  }

  @Test("A pin turns within its range, in radians, clockwise")
  func pinRange() {
    let (plate, hand) = (stage.box(100, 100), stage.box(100, 100, side: 20))
    stage.makeIdeal([plate]).isAnchored = true
    _ = stage.makeIdeal([hand])
    let pin = UIAttachmentBehavior.pinAttachment(
      with: hand, attachedTo: plate, attachmentAnchor: CGPoint(x: 110, y: 110))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 1)
    stage.animator.addBehavior(pin)
    push(hand, 0, 0.1, at: UIOffset(horizontal: 10, vertical: 0))
    stage.wait(1)
    #expect(isNear(angle(hand), 1, 0.02))
    push(hand, 0, -0.2, at: UIOffset(horizontal: 10, vertical: 0))
    stage.wait(1)
    #expect(isNear(angle(hand), -0.5, 0.02))
  }

  @Test("Friction stops what turns about a pin, and without it the turning goes on")
  func friction() {
    for torque in [0, 0.2] as [CGFloat] {
      let (plate, hand) = (stage.box(100, 100), stage.box(100, 100))
      stage.makeIdeal([plate]).isAnchored = true
      let ideal = stage.makeIdeal([hand])
      let pin = UIAttachmentBehavior.pinAttachment(
        with: hand, attachedTo: plate, attachmentAnchor: CGPoint(x: 150, y: 150))
      pin.frictionTorque = torque
      stage.animator.addBehavior(pin)
      ideal.addAngularVelocity(2, for: hand)
      stage.wait(3)
      // A torque of 0.2 takes 1.2 radians per second from this box each second.
      #expect(isNear(ideal.angularVelocity(for: hand), torque == 0 ? 2 : 0, 0.01))
      stage.animator.removeAllBehaviors()
    }
  }
}
