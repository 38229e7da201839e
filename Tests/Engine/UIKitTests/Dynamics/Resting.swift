import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Dynamics that come to rest", .inNewWorld)
struct Resting {
  private final class Item: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity

    init(_ center: CGPoint, side: CGFloat = 8) {
      self.center = center
      bounds = CGRect(x: 0, y: 0, width: side, height: side)
    }
  }

  @Test("A pile of items that falls into a box comes to rest", arguments: [60, 150])
  func pile(count: Int) {
    let (items, animator, view) = drop(count)
    MainLoop.shared.advance(by: 12)
    #expect(!animator.isRunning)
    #expect(items.allSatisfy { view.bounds.contains($0.center) && $0.center.y > 300 })
  }

  @Test("A tower of ten boxes stays upright and comes to rest")
  func tower() {
    let stage = DynamicStage()
    let boxes = (0..<10).map { stage.box(130, 360 - CGFloat($0) * 41, side: 40) }
    stage.animator.addBehavior(UIGravityBehavior(items: boxes))
    _ = stage.walls(boxes)
    #expect(MainLoop.shared.settle(limit: 20))
    #expect(!stage.animator.isRunning)
    for (number, box) in boxes.enumerated() {
      #expect(isNear(box.center.y, 380 - CGFloat(number) * 40, 4), "box \(number): \(box.center)")
      #expect(isNear(box.transform.b, 0, 0.05))
    }
  }

  @Test("What lands on a pile at rest moves it again, and the animator rests again")
  func landing() {
    let (items, animator, view) = drop(60)
    MainLoop.shared.advance(by: 12)
    let before = items.map(\.center)
    let stone = Item(CGPoint(x: 200, y: 20), side: 60)
    (animator.behaviors[0] as? UIGravityBehavior)?.addItem(stone)
    (animator.behaviors[1] as? UICollisionBehavior)?.addItem(stone)
    #expect(animator.isRunning)
    MainLoop.shared.advance(by: 0.5)
    #expect(zip(items, before).allSatisfy { isNear($0.center.y, $1.y, 2) })
    MainLoop.shared.advance(by: 11.5)
    #expect(!animator.isRunning)
    #expect(items.allSatisfy { view.bounds.contains($0.center) })
    #expect(zip(items, before).contains { abs($0.center.x - $1.x) > 5 })
  }

  @Test("Touching items that rest have not ended their contact")
  func contacts() {
    let stage = DynamicStage()
    let boxes = [stage.box(100, 290), stage.box(100, 180)]
    stage.animator.addBehavior(UIGravityBehavior(items: boxes))
    let log = EndLog()
    stage.walls(boxes).collisionDelegate = log
    // Nothing stops the small one, so the animator runs on.
    let small = stage.box(0, 0, side: 20)
    stage.makeIdeal([small]).addLinearVelocity(CGPoint(x: 10, y: 0), for: small)
    stage.wait(3)
    log.ends = 0
    stage.wait(5)
    #expect(stage.animator.isRunning)
    #expect(log.ends == 0)
  }

  /// Lets items fall into a box of 400 points.
  private func drop(_ count: Int) -> ([Item], UIDynamicAnimator, UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let items = (0..<count).map {
      Item(CGPoint(x: 20 + CGFloat($0 % 12) * 30, y: 20 + CGFloat($0 / 12) * 15))
    }
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: items))
    let box = UICollisionBehavior(items: items)
    box.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(box)
    return (items, animator, view)
  }

  private final class EndLog: UICollisionBehaviorDelegate {
    var ends = 0

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem,
      with item2: UIDynamicItem
    ) {
      ends += 1
    }
  }

  @Test("Bodies apart are no pair, and pairs keep the order of the items")
  func pairs() {
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 4, y: 4)]
    let bodies = places.map { PlacedBody(Body(Item($0))) }
    #expect(bodies.nearbyPairs.map { [$0.0, $0.1] } == [[0, 2]])
  }
}
