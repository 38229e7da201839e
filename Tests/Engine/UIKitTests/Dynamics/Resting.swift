import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Dynamics that come to rest", .inNewWorld)
struct Resting {
  private final class Item: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    var transform = CGAffineTransform.identity
    init(_ center: CGPoint) { self.center = center }
  }

  @Test("A pile of items that falls into a box comes to rest")
  func pile() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let items = (0..<60).map {
      Item(CGPoint(x: 20 + CGFloat($0 % 12) * 30, y: 20 + CGFloat($0 / 12) * 30))
    }
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: items))
    let box = UICollisionBehavior(items: items)
    box.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(box)
    MainLoop.shared.advance(by: 20)
    #expect(!animator.isRunning)
    #expect(items.allSatisfy { $0.center.y > 300 })
  }

  @Test("Bodies apart are no pair, and pairs keep the order of the items")
  func pairs() {
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 4, y: 4)]
    let bodies = places.map { PlacedBody(Body(Item($0))) }
    #expect(bodies.nearbyPairs.map { [$0.0, $0.1] } == [[0, 2]])
  }
}
