import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Forces on dynamic items", .inNewWorld)
struct Forces {
  @Test("A gravity of 1 accelerates by 1000 points per second squared", arguments: [0.2, 0.5, 1])
  func gravity(seconds: Double) {
    let stage = DynamicStage()
    let box = stage.box(0, 0)
    _ = stage.makeIdeal([box])
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.wait(seconds)
    let fallen = box.center.y - 50
    #expect(isNear(fallen, 500 * seconds * seconds, 4 * seconds), "fell by \(fallen)")
    #expect(box.center.x == 50 && box.transform.isIdentity)
  }

  @Test("A force's angle and magnitude set its direction vector")
  func directions() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(isNear(gravity.angle, .pi / 2, 1e-12) && gravity.magnitude == 1)
    gravity.setAngle(.pi, magnitude: 2)
    #expect(isNear(gravity.gravityDirection.dx, -2, 1e-12))
    #expect(isNear(gravity.gravityDirection.dy, 0, 1e-12))
    gravity.magnitude = 3
    #expect(isNear(gravity.gravityDirection.dx, -3, 1e-12))
  }

  @Test("An instantaneous push sets a velocity, and a continuous push accelerates")
  func pushes() {
    for mode in [UIPushBehavior.Mode.instantaneous, .continuous] {
      let stage = DynamicStage()
      let box = stage.box(0, 0)
      let ideal = stage.makeIdeal([box])
      let push = UIPushBehavior(items: [box], mode: mode)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      stage.animator.addBehavior(push)
      stage.wait(1)
      #expect(isNear(ideal.linearVelocity(for: box).x, 100, 2), "\(mode)")
      #expect(isNear(box.center.x - 50, mode == .instantaneous ? 100 : 50, 2), "\(mode)")
      #expect(push.active == (mode == .continuous))
    }
  }

  @Test("An item of four times the area gets a quarter of the velocity")
  func mass() {
    let stage = DynamicStage()
    let box = stage.box(0, 0, side: 200)
    let ideal = stage.makeIdeal([box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.animator.addBehavior(push)
    stage.wait(1)
    #expect(isNear(ideal.linearVelocity(for: box).x, 25, 0.1))
  }

  @Test(
    "A push off the center rotates an item unless allowsRotation is off", arguments: [true, false])
  func turning(allowed: Bool) {
    let stage = DynamicStage()
    let box = stage.box(100, 100)
    stage.makeIdeal([box]).allowsRotation = allowed
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -40), for: box)
    stage.animator.addBehavior(push)
    stage.wait(0.5)
    #expect(box.transform.isIdentity != allowed)
    // A push to the right above the center rotates clockwise.
    #expect(!allowed || box.transform.b > 0)
  }

  @Test("Resistance slows an item down, and an anchored item does not move")
  func resistance() {
    let stage = DynamicStage()
    let (free, slow, fixed) = (stage.box(0, 0), stage.box(0, 100), stage.box(0, 200))
    let ideals = [free, slow, fixed].map { stage.makeIdeal([$0]) }
    ideals[1].resistance = 5
    ideals[2].isAnchored = true
    for (ideal, box) in zip(ideals, [free, slow, fixed]) {
      ideal.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    }
    stage.wait(1)
    #expect(isNear(free.center.x, 150, 1))
    #expect(isNear(slow.center.x, 70, 2))
    #expect(fixed.center.x == 50)
  }

  @Test("A snap ends upright at its point and overshoots more with less damping")
  func snapping() {
    var reaches: [CGFloat] = []
    for damping in [0.0, 0.5, 1] {
      let stage = DynamicStage()
      let box = stage.box(0, 0)
      box.transform = CGAffineTransform(rotationAngle: 1)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300))
      #expect(snap.damping == 0.5)
      snap.damping = damping
      var reach: CGFloat = 0
      snap.action = { reach = max(reach, box.center.y) }
      stage.animator.addBehavior(snap)
      #expect(MainLoop.shared.settle(limit: 10))
      #expect(isNear(box.center.x, 200, 0.1) && isNear(box.center.y, 300, 0.1))
      #expect(isNear(box.transform.b, 0, 0.001))
      #expect(!stage.animator.isRunning)
      reaches.append(reach)
    }
    #expect(reaches[0] > reaches[1] && reaches[1] > reaches[2])
    #expect(isNear(reaches[2], 300, 0.5))
  }
}
