import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Dynamic animators", .inNewWorld)
struct AnimatorLife {
  @Test("Child behaviors are added and removed with their parent and are told")
  func parents() {
    let stage = DynamicStage()
    let (parent, child) = (RecordingBehavior(), RecordingBehavior())
    parent.addChildBehavior(child)
    stage.animator.addBehavior(parent)
    #expect(stage.animator.behaviors == [parent])
    #expect(parent.dynamicAnimator === stage.animator && child.dynamicAnimator === stage.animator)
    parent.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil)
    stage.animator.removeAllBehaviors()
    #expect(parent.moves == ["added", "removed"] && child.moves == ["added", "removed"])
    #expect(stage.animator.behaviors.isEmpty && !stage.animator.isRunning)
  }

  @Test("An item moved by the app keeps the animator's position until updateItem is called")
  func telling() {
    let stage = DynamicStage()
    let box = stage.box(0, 0)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.wait(0.1)
    box.center = CGPoint(x: 200, y: 10)
    stage.wait(0.1)
    #expect(box.center.x == 50)
    box.center = CGPoint(x: 200, y: 10)
    stage.animator.updateItem(usingCurrentState: box)
    stage.wait(0.1)
    #expect(box.center.x == 200)
  }

  @Test("Releasing a dynamic animator stops the movement")
  func release() {
    let stage = DynamicStage()
    let box = stage.box(0, 0)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
    weak let weakAnimator = animator
    animator?.addBehavior(UIGravityBehavior(items: [box]))
    stage.wait(0.1)
    animator = nil
    #expect(weakAnimator == nil)
    let center = box.center
    #expect(MainLoop.shared.settle(limit: 1))
    #expect(box.center == center)
  }

  @Test("The same behaviors give the same positions to the bit")
  func determinism() {
    let runs = (0..<2).map { _ in
      let stage = DynamicStage()
      let boxes = (0..<4).map { stage.box(CGFloat($0) * 60, CGFloat($0) * 40, side: 50) }
      stage.animator.addBehavior(UIGravityBehavior(items: boxes))
      _ = stage.walls(boxes)
      var centers: [CGPoint] = []
      stage.animator.behaviors[0].action = { centers += boxes.map(\.center) }
      stage.wait(2)
      return centers
    }
    #expect(runs[0] == runs[1] && runs[0].count > 100)
  }

  @Test("items(in:) returns the items that intersect the rectangle")
  func items() {
    let stage = DynamicStage()
    let (one, two) = (stage.box(0, 0), stage.box(150, 0))
    stage.animator.addBehavior(UISnapBehavior(item: one, snapTo: one.center))
    stage.animator.addBehavior(UISnapBehavior(item: two, snapTo: two.center))
    let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(found.count == 1 && found.first === one)
  }

  private final class RecordingBehavior: UIDynamicBehavior {
    var moves: [String] = []

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      moves.append(dynamicAnimator == nil ? "removed" : "added")
    }
  }
}
