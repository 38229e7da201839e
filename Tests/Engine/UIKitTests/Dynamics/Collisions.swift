import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Collisions of dynamic items", .inNewWorld)
struct Collisions {
  @Test("A falling item comes to rest level on the floor, and the animator pauses")
  func floor() {
    let stage = DynamicStage()
    let box = stage.box(100, 0)
    let log = DelegateLog()
    stage.animator.delegate = log
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.walls([box]).collisionDelegate = log
    #expect(MainLoop.shared.settle(limit: 20))
    #expect(isNear(box.frame.maxY, 400, 0.2), "\(box.frame)")
    #expect(isNear(box.transform.b, 0, 0.001))
    #expect(!stage.animator.isRunning)
    #expect(log.calls.first == "resume" && log.calls.last == "pause")
    #expect(log.calls.dropFirst().first == "bounds began")
    // Each bounce is a contact of its own, and the last one does not end.
    #expect(
      log.calls.filter { $0 == "bounds began" }.count
        == log.calls.filter { $0 == "bounds ended" }.count + 1)
  }

  @Test("The height of a bounce follows from the elasticity")
  func bouncing() {
    for elasticity in [0, 0.5, 1] {
      let stage = DynamicStage()
      let box = stage.box(100, 100)
      _ = stage.makeIdeal([box], elasticity: elasticity)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      let walls = stage.walls([box])
      var (lowest, highest): (CGFloat, CGFloat) = (0, 400)
      walls.action = {
        lowest = max(lowest, box.frame.maxY)
        if lowest > 398 { highest = min(highest, box.frame.maxY) }
      }
      stage.wait(1.5)
      // The box falls 200 points, and the height is proportional to the square of the speed.
      let height = 200 * elasticity * elasticity
      #expect(isNear(400 - highest, height, 12), "\(elasticity): \(400 - highest)")
      #expect(lowest < 412)
    }
  }

  @Test("Colliding items never leave the reference view", arguments: [1, 2, 3, 5, 8])
  func holding(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + CGFloat(state >> 33) / CGFloat(UInt32.max >> 1) * (range.upperBound - range.lowerBound)
    }
    let stage = DynamicStage()
    let boxes = (0..<6).map { stage.box(CGFloat($0 % 3) * 100, CGFloat($0 / 3) * 100, side: 50) }
    let ideal = stage.makeIdeal(boxes, elasticity: 0.8)
    for box in boxes {
      ideal.addLinearVelocity(
        CGPoint(x: random(-900...900), y: random(-900...900)), for: box)
      ideal.addAngularVelocity(random(-8...8), for: box)
    }
    var outside = 0
    stage.walls(boxes).action = {
      let bounds = stage.window.bounds.insetBy(dx: -1, dy: -1)
      outside += boxes.count { !bounds.contains($0.center) }
    }
    stage.animator.addBehavior(UIGravityBehavior(items: boxes))
    stage.wait(5)
    #expect(outside == 0)
    #expect(boxes.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
  }

  @Test("A stack of boxes stays upright")
  func stack() {
    let stage = DynamicStage()
    let boxes = (0..<3).map { stage.box(100, 250 - CGFloat($0) * 110) }
    stage.animator.addBehavior(UIGravityBehavior(items: boxes))
    _ = stage.walls(boxes)
    #expect(MainLoop.shared.settle(limit: 20))
    #expect(boxes.map { ($0.center.y / 10).rounded() } == [35, 25, 15])
    #expect(boxes.allSatisfy { isNear($0.transform.b, 0, 0.01) })
  }

  @Test("A named boundary stops items until it is removed")
  func boundaries() {
    let stage = DynamicStage()
    let box = stage.box(100, 0)
    let log = DelegateLog()
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    let shelf = UICollisionBehavior(items: [box])
    shelf.collisionDelegate = log
    shelf.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
    stage.animator.addBehavior(shelf)
    stage.wait(3)
    #expect(isNear(box.frame.maxY, 200, 0.3))
    #expect(log.calls.first == "shelf began")
    #expect(shelf.boundaryIdentifiers?.count == 1)
    shelf.removeBoundary(withIdentifier: "shelf" as NSString)
    stage.wait(1)
    #expect(box.frame.minY > 400)
    #expect(shelf.boundaryIdentifiers == nil)
  }

  @Test("Items collide once in items mode and pass through each other in boundaries mode")
  func meeting() {
    for mode in [UICollisionBehavior.Mode.items, .boundaries] {
      let stage = DynamicStage()
      let (left, right) = (stage.box(0, 100, side: 50), stage.box(200, 100, side: 50))
      let log = DelegateLog()
      let ideal = stage.makeIdeal([left, right], elasticity: 1)
      ideal.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
      let collision = UICollisionBehavior(items: [left, right])
      collision.collisionMode = mode
      collision.collisionDelegate = log
      stage.animator.addBehavior(collision)
      stage.wait(1.5)
      #expect(log.calls == (mode == .items ? ["items began", "items ended"] : []))
      // Two equal masses exchange their velocities.
      let speeds = [left, right].map { (ideal.linearVelocity(for: $0).x / 10).rounded() * 10 }
      #expect(speeds == (mode == .items ? [0, 200] : [200, 0]))
    }
  }

  private final class DelegateLog: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var calls: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
      calls.append("\(identifier.map { "\($0)" } ?? "bounds") began")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?
    ) {
      calls.append("\(identifier.map { "\($0)" } ?? "bounds") ended")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem,
      with item2: UIDynamicItem, at p: CGPoint
    ) {
      calls.append("items began")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem,
      with item2: UIDynamicItem
    ) {
      calls.append("items ended")
    }
  }
}
