import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Attachments of dynamic items", .inNewWorld)
struct Attachments {
  @Test("A pendulum keeps its length and does not rise above its start")
  func pendulum() {
    let stage = DynamicStage()
    let box = stage.box(180, 80, side: 40)
    let ideal = stage.makeIdeal([box])
    ideal.allowsRotation = false
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(rod.length == 100)
    var (lengths, leftmost): ([CGFloat], CGFloat) = ([], 300)
    rod.action = {
      let rod = Vector(box.center) - Vector(100, 100)
      lengths.append(CGFloat(rod.length))
      leftmost = min(leftmost, box.center.x)
    }
    stage.animator.addBehavior(rod)
    stage.wait(2)
    #expect(lengths.count > 100 && lengths.allSatisfy { isNear($0, 100, 2) })
    #expect((-1...15).contains(leftmost), "\(leftmost)")
  }

  @Test("An item attached off its center follows the anchor and rotates")
  func dragging() {
    let stage = DynamicStage()
    let box = stage.box(100, 100)
    let grip = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: 30, vertical: -30),
      attachedToAnchor: CGPoint(x: 180, y: 120))
    #expect(grip.length == 0)
    stage.animator.addBehavior(grip)
    stage.wait(0.1)
    #expect(box.center == CGPoint(x: 150, y: 150))
    for step in 1...30 {
      grip.anchorPoint = CGPoint(x: 180 + CGFloat(step) * 3, y: 120)
      stage.wait(1 / 60)
    }
    stage.wait(2)
    let held = box.convert(CGPoint(x: 80, y: 20), to: stage.window)
    #expect(isNear(held.x, 270, 1) && isNear(held.y, 120, 1), "\(held)")
    #expect(!box.transform.isIdentity)
  }

  @Test("A spring attachment oscillates at its frequency")
  func spring() {
    let stage = DynamicStage()
    let box = stage.box(0, 0)
    _ = stage.makeIdeal([box])
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    spring.length = 50
    spring.frequency = 2
    var positions: [CGFloat] = []
    spring.action = { positions.append(box.center.x) }
    stage.animator.addBehavior(spring)
    stage.wait(1)
    // The box rests at 100; each crossing to the right starts an oscillation.
    let crossings = zip(positions, positions.dropFirst()).filter { $0 < 100 && $1 >= 100 }
    #expect(crossings.count == 2)
    #expect((positions.max() ?? 0) <= 150.5)
  }

  @Test("Two attached items pull each other and keep their common center")
  func pair() {
    let stage = DynamicStage()
    let (left, right) = (stage.box(0, 0, side: 50), stage.box(200, 0, side: 50))
    _ = stage.makeIdeal([left, right])
    let spring = UIAttachmentBehavior(item: left, attachedTo: right)
    #expect(spring.attachedBehaviorType == .items && spring.length == 200)
    spring.length = 100
    spring.frequency = 1
    spring.damping = 1
    stage.animator.addBehavior(spring)
    #expect(MainLoop.shared.settle(limit: 20))
    #expect(isNear(right.center.x - left.center.x, 100, 1))
    #expect(isNear((right.center.x + left.center.x) / 2, 125, 0.5))
  }
}
